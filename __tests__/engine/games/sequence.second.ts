import { shuffle } from '../../../engine/core/random';
import { deckOf } from '../../../engine/games/sequence/cards';
import type { SequenceMove } from '../../../engine/games/sequence/move';
import type { SequenceState, SequenceView } from '../../../engine/games/sequence/state';
import type { SecondOpinion } from '../second';

export const sequenceSecond: SecondOpinion<SequenceState, SequenceMove, SequenceView> = {
  games: 8,

  options: [
    {},
    { board: 6, dealer: 0 },
    { teams: 3, referee: true },
    { selfDraw: true },
    { board: 6, teams: 3, selfDraw: true, referee: true, dealer: 1 },
  ],

  stories: [{ dealer: 1 }, { board: 6, selfDraw: true }, { referee: true }],

  tries: [
    { type: 'pass' },
    { type: 'draw' },
    { type: 'tableTalk', team: 0 },
    { type: 'forfeit', card: '9+4' },
    { type: 'exchange', card: '20-7' },
    { type: 'exchange', card: 'minus1' },
    { type: 'chip', card: '9+4', cell: [0, 1] },
    { type: 'chip', card: 'plus1', cell: [0, 0] },
    { type: 'chip', card: 'plus2', cell: [2, 9] },
    {
      type: 'chip',
      card: 'plus1',
      cell: [1, 1],
      line: [
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 4],
      ],
    },
    { type: 'remove', card: 'minus2', cell: [3, 3] },
    { type: 'remove', card: '9+4', cell: [3, 2] },
  ],

  cards: ({ options, deck, top, hands, discards }) => {
    const { ids } = deckOf(options.board);
    return [...deck.slice(top), ...hands.flat(), ...discards.flat()].map((card) => ids[card] ?? '');
  },

  scramble(state, seat, random) {
    const hidden = shuffle(random, [
      ...state.deck.slice(state.top),
      ...state.hands.filter((_, owner) => owner !== seat).flat(),
    ]);
    const hands = state.hands.map((hand, owner) =>
      owner === seat ? hand : hidden.splice(0, hand.length),
    );
    return { ...state, hands, deck: hidden, top: 0, random: [1, 2, 3, 4] };
  },

  scores: (view) =>
    Array.from({ length: view.seats }, (_, seat) => linesOf(view, seat % view.teams)),
};

/** Reads the board again, chip by chip: what counts are turned chips of one side in a line, corners lent. */
function linesOf({ options, chips, turned, sequences }: SequenceView, team: number): number {
  const own = sequences.filter((known) => known.team === team);
  for (const { line } of own) {
    const spaces = line.map(([row, column]) => row * options.board + column);
    const steps = new Set(spaces.slice(1).map((space, at) => space - (spaces[at] ?? NaN)));
    const isCorner = ([row, column]: readonly [number, number]) =>
      row % (options.board - 1) === 0 && column % (options.board - 1) === 0;
    const isOurs = line.every((cell, at) => isCorner(cell) || chips[spaces[at] ?? NaN] === team);
    const isTurned = spaces.every((space) => turned[space] === 1);
    if (line.length !== 5 || steps.size !== 1 || !isOurs || !isTurned) return NaN;
  }
  return own.length;
}

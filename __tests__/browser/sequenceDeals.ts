import { deckFrom } from '../../app/play/games/sequence/deckFrom';
import { newMatch, play, type Match, type Mover } from '../../engine';
import type { SequenceMove } from '../../engine/games/sequence/move';

/** Mei has 1, 8, 15 and 22 of the upper edge, one after another; Bo, beside her, has none of them. */
export const HANDS = '1+0 20+9 17-9 3+1 23-8 10+2 18+4 19+2 minus1 21+7';

export const deal = (options: object = {}, hands = HANDS, seats = 2): Match =>
  newMatch({
    game: 'sequence',
    seats,
    options: { dealer: seats - 1, ...options },
    deck: deckFrom(8, hands),
  });

export const after = (match: Match, ...moves: readonly (readonly [Mover, SequenceMove])[]): Match =>
  moves.reduce((now, [by, move]) => play(now, by, move).match, match);

export const chip = (card: string, row: number, column: number): SequenceMove => ({
  type: 'chip',
  card,
  cell: [row, column],
});

/** Three of the upper edge lie already, and Bo has not come near them. */
export const nearlyWon = () =>
  after(
    deal(),
    [0, chip('1+0', 0, 1)],
    [1, chip('20+9', 7, 2)],
    [0, chip('17-9', 0, 2)],
    [1, chip('3+1', 6, 4)],
  );

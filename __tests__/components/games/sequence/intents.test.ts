import { board as words } from '../../../../app/texts/games/sequence/board';
import {
  choosingIn,
  DECK,
  HAND as OWN_HAND,
  intentsOf,
  PILE,
  whyNotIn,
} from '../../../../components/games/sequence/intents';
import { legalMoves, play, type Match } from '../../../../engine';
import type { SequenceMove } from '../../../../engine/games/sequence/move';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import { along, chip, go, remove, table } from '../../../engine/games/sequence/table';
import { given, type Setting } from '../layBoard';

const HAND = ['23-8', '18+4', 'minus1', 'plus1', '17-6'];
const begun = () => table('01 72 02 64', { holding: { 0: HAND } });

function at(match: Match, setting: Setting = {}) {
  const props = given<SequenceView, SequenceMove>(match, setting);
  return { ...props, onAside: jest.fn(), words: words.en };
}

/** What may be done with a piece, in words, and where. */
const offered = (match: Match, piece: string, setting: Setting = {}) =>
  intentsOf(at(match, setting))
    .filter((intent) => intent.piece === piece)
    .map(({ zone, label }) => `${zone}: ${label}`);

const refused = (match: Match, piece: string, zone: string) => whyNotIn(at(match))(piece, zone);

describe('what is offered', () => {
  test('for a sum: either space with its answer, and nothing else', () => {
    expect(offered(begun(), '23-8')).toEqual([
      'cell-0-3: Put 23 − 8 on 15, row 1, column 4',
      'cell-7-4: Put 23 − 8 on 15, row 8, column 5',
    ]);
  });

  test('one of them, where the other is covered', () => {
    expect(offered(table('03 01', { holding: { 0: HAND } }), '23-8')).toEqual([
      'cell-7-4: Put 23 − 8 on 15, row 8, column 5',
    ]);
  });

  test('for a Plus: every space that is no corner and has no chip', () => {
    const all = offered(begun(), 'plus1');
    expect(all).toHaveLength(56);
    expect(all).not.toContain('cell-0-2: Put + on 8, row 1, column 3');
    expect(all).toContain('cell-0-3: Put + on 15, row 1, column 4');
  });

  test('for a Minus: the chips of the others', () => {
    expect(offered(begun(), 'minus1')).toEqual([
      'cell-6-4: Take the chip from 4, row 7, column 5',
      'cell-7-2: Take the chip from 29, row 8, column 3',
    ]);
  });

  test('for a dead card: the own pile', () => {
    const dead = table('03 +74 01 72', { holding: { 0: HAND } });
    expect(offered(dead, '23-8')).toEqual(['pile: Turn in 23 − 8']);
  });

  test('for six in a line: the space once, and then each five', () => {
    const six = table('11 61 12 63 13 65 15 71 16 73', { holding: { 0: HAND } });
    expect(offered(six, '17-6')).toEqual(['cell-1-4: Put 17 − 6 on 11, row 2, column 5']);
    const props = at(six);
    intentsOf(props)
      .find(({ piece }) => piece === '17-6')
      ?.act();
    expect(props.onMove).not.toHaveBeenCalled();
    const [[draft = []] = []] = props.onDraft.mock.calls;
    expect(choosingIn(at(six, { draft }))?.fives).toEqual([
      { move: chip('17-6', 1, 4), lines: [along(1, 1)] },
      { move: chip('17-6', 1, 4, along(1, 2)), lines: [along(1, 2)] },
    ]);
  });

  test('for a five beside which another line is closed: both', () => {
    // Down column 5 there are four as well.
    const cross = table('11 61 12 63 13 65 15 71 16 73 24 75 34 46 44 47 54 50', {
      seats: 4,
      holding: { 2: ['17-6'] },
    });
    // It is Lin's turn, who plays for Mei's side.
    const lin = at(cross, { acting: 2, draft: [{ card: '17-6', cell: [1, 4] }] });
    expect(choosingIn(lin)?.fives.map(({ lines }) => lines.length)).toEqual([2, 2]);
  });

  test('for a card after table talk: to give it up, and nothing else', () => {
    const start = table('', { options: { referee: true }, holding: { 0: HAND } });
    const called = play(start, 'referee', { type: 'tableTalk', team: 0 }).match;
    expect(offered(called, '23-8')).toEqual(['pile: Give up 23 − 8']);
    expect(refused(called, '23-8', 'cell-0-3')).toBe(
      'Table talk was called on your team. Give up a card first.',
    );
  });

  test('nothing while others play', () => {
    expect(intentsOf(at(begun(), { acting: null }))).toEqual([]);
  });
});

describe('the card to be drawn', () => {
  const start = () => table('', { options: { selfDraw: true }, holding: { 0: HAND } });
  const owing = () => go(start(), chip('23-8', 0, 3));
  const others = { acting: null };

  test('is carried to the hand of who has played, while others play', () => {
    const props = at(owing(), others);
    const [draw, ...more] = intentsOf(props);
    expect(more).toEqual([]);
    expect(draw).toMatchObject({ piece: DECK, zone: OWN_HAND, label: 'Mei draws a card' });
    draw?.act();
    expect(props.onAside.mock.calls).toEqual([[0, { type: 'draw' }]]);
    expect(props.onMove).not.toHaveBeenCalled();
  });

  test('lies where it is before anybody has played, and once it is drawn', () => {
    expect(offered(start(), DECK)).toEqual([]);
    expect(offered(play(owing(), 0, { type: 'draw' }).match, DECK, others)).toEqual([]);
  });

  test('is not drawn for another', () => {
    const drawn = play(owing(), 0, { type: 'draw' }).match;
    const theirs = play(drawn, 1, legalMoves(drawn, 1)[0]).match;
    expect(offered(theirs, DECK, others)).toEqual([]);
  });
});

describe('why not', () => {
  test.each([
    ['23-8', 'cell-0-4', 'Look again: 23 − 8 = 15, not 22.'],
    [
      '23-8',
      'cell-0-0',
      'A corner is free for everyone. Nothing is put there and nothing is removed.',
    ],
    ['plus1', 'cell-0-2', 'A chip lies there already.'],
    ['minus1', 'cell-0-1', 'That chip is of your own side.'],
    ['minus1', 'cell-5-5', 'No chip lies there.'],
    ['18+4', PILE, 'This card can be played, so it cannot be turned in.'],
  ])('%s on %s', (piece, zone, reason) => {
    expect(refused(begun(), piece, zone)).toBe(reason);
  });

  test('a chip of a sequence stays', () => {
    // Bo and Ana have closed a line along the upper edge.
    const closed = table('50 01 52 02 54 03 56 04', { seats: 4, holding: { 0: ['minus1'] } });
    expect(refused(closed, 'minus1', 'cell-0-2')).toBe(
      'That chip is part of a sequence. It stays for good.',
    );
  });

  test('nothing is said against what is allowed, against the deck, or of no place at all', () => {
    expect(refused(begun(), '23-8', 'cell-0-3')).toBeNull();
    expect(refused(begun(), 'minus1', 'cell-7-2')).toBeNull();
    expect(refused(begun(), DECK, PILE)).toBeNull();
    expect(refused(begun(), '23-8', OWN_HAND)).toBeNull();
  });
});

describe('a draft that was kept', () => {
  const six = () => table('11 61 12 63 13 65 15 71 16 73', { holding: { 0: HAND } });
  const step = { card: '17-6', cell: [1, 4] };

  test('goes on with its choice', () => {
    expect(choosingIn(at(six(), { draft: [step] }))?.cell).toEqual([1, 4]);
  });

  test.each([
    ['is nothing', []],
    ['is no step', ['17-6']],
    ['makes no choice', [{ card: '23-8', cell: [0, 3] }]],
    ['is of a card that is gone', [{ card: '9+4', cell: [1, 0] }]],
    ['is of another space', [{ card: '17-6', cell: [6, 3] }]],
  ])('is left alone where it %s', (_, draft) => {
    expect(choosingIn(at(six(), { draft }))).toBeNull();
  });

  test('waits while another is asked', () => {
    expect(choosingIn(at(six(), { draft: [step], acting: null }))).toBeNull();
  });
});

test('a Minus takes a chip, and asks nothing more', () => {
  const props = at(begun());
  intentsOf(props)
    .find(({ zone }) => zone === 'cell-7-2')
    ?.act();
  expect(props.onMove.mock.calls).toEqual([[remove('minus1', 7, 2)]]);
});

import { fireEvent, screen } from '@testing-library/react-native';
import { legalMoves, play } from '../../../../engine';
import { along, chip, go, remove, seen, table, talk } from '../../../engine/games/sequence/table';
import { ask, button, noButton, offered, tap } from '../../touch';
import { lay } from './lay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const HAND = ['23-8', '18+4', 'minus1', 'plus1', '17-6'];

/** Mei has two of the upper edge, on 1 and 8, Bo a 29 and a 4 of the lower half. */
const begun = () => table('01 72 02 64', { holding: { 0: HAND } });

const FIFTEEN = /^23 − 8/;
const TO_FIFTEEN = 'Put 23 − 8 on 15, row 1, column 4';

describe('a sum', () => {
  test.each(['drag', 'tap', 'action'] as const)('is put on its answer by %s', (how) => {
    const { onMove, put } = lay(begun());
    if (how === 'drag') put('23-8', 0, 3);
    if (how === 'tap') {
      tap(FIFTEEN);
      tap(TO_FIFTEEN);
    }
    if (how === 'action') ask(FIFTEEN, TO_FIFTEEN);
    expect(onMove.mock.calls).toEqual([[chip('23-8', 0, 3)]]);
  });

  test('goes where its middle is, however much of another space it covers', () => {
    const { onMove, put } = lay(begun());
    put('18+4', 7, 3);
    expect(onMove.mock.calls).toEqual([[chip('18+4', 7, 3)]]);
  });

  test('on another number is refused with the sum', () => {
    const { onMove, onRefused, put } = lay(begun());
    put('23-8', 0, 4);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([['Look again: 23 − 8 = 15, not 22.']]);
  });

  test('is looked at closely by a long press, and by a tap while others play', () => {
    const { onLook } = lay(begun(), { acting: null });
    fireEvent(button(FIFTEEN), 'longPress');
    tap(/^18 \+ 4/);
    expect(onLook.mock.calls.map(([{ digits }]) => digits)).toEqual(['23 − 8', '18 + 4']);
  });
});

test('a Plus says what it does', () => {
  lay(begun());
  expect(button(/^\+/)).toHaveAccessibleName(/Plus: put a chip on any free space\.$/);
});

describe('a Minus', () => {
  const TAKES = 'Take the chip from 29, row 8, column 3';

  test.each(['drag', 'tap', 'action'] as const)('takes away a chip of the others by %s', (how) => {
    const { onMove, put } = lay(begun());
    if (how === 'drag') put('minus1', 7, 2);
    if (how === 'tap') {
      tap(/^−/);
      tap(TAKES);
    }
    if (how === 'action') ask(/^−/, TAKES);
    expect(onMove.mock.calls).toEqual([[remove('minus1', 7, 2)]]);
  });
});

describe('a dead card', () => {
  // 15 is covered twice.
  const dead = () => table('03 +74 01 72', { holding: { 0: HAND } });

  test('is turned in by its button, or carried onto the own pile', () => {
    const { onMove, turnIn } = lay(dead());
    expect(screen.getByText('A card of yours is dead: you may turn it in.')).toBeOnTheScreen();
    tap('Turn in 23 − 8');
    turnIn('23-8');
    const move = { type: 'exchange', card: '23-8' };
    expect(onMove.mock.calls).toEqual([[move], [move]]);
  });

  test('is no news while no chip lies for a Minus to take: the first words are what to do', () => {
    lay(table('', { holding: { 0: HAND } }));
    expect(screen.getByText('Reckon a card of yours, and put it on the answer.')).toBeOnTheScreen();
    expect(button('Turn in −')).toBeOnTheScreen();
  });

  test('is not pointed out to who thinks for themselves, and can be turned in all the same', () => {
    const { onMove, turnIn } = lay(dead(), {}, { unaided: true });
    expect(noButton(/^Turn in/)).toBeNull();
    expect(screen.getByText('Think for yourself: where does it go?')).toBeOnTheScreen();
    turnIn('23-8');
    expect(onMove.mock.calls).toEqual([[{ type: 'exchange', card: '23-8' }]]);
  });
});

/** Mei has nothing but a 13, which is covered twice, and has turned in a card in its place. */
function stuck() {
  const others = ['1+1', '2+1', '3+1', '2+3'];
  const full = table('10 01 03 +67 02 +74', {
    options: { referee: true },
    holding: { 0: ['20-7', ...others] },
    next: ['23-8'],
  });
  const alone = others.reduce((match, card) => talk(match, 0, [card]), full);
  return go(alone, { type: 'exchange', card: '20-7' });
}

test('who can play nothing passes', () => {
  const { onMove } = lay(stuck());
  expect(screen.getByText('None of your cards can be played.')).toBeOnTheScreen();
  tap('Pass');
  expect(onMove.mock.calls).toEqual([[{ type: 'pass' }]]);
});

describe('table talk', () => {
  const led = (seats = 4) => table('', { seats, options: { referee: true }, holding: { 0: HAND } });
  const called = () => play(led(), 'referee', { type: 'tableTalk', team: 0 }).match;

  test('is called by the referee on a side, whoever’s turn it is', () => {
    const { onAside, onMove } = lay(led(), { acting: null });
    tap('Table talk…');
    tap('Called on Bo and Ana');
    expect(onAside.mock.calls).toEqual([['referee', { type: 'tableTalk', team: 1 }]]);
    expect(onMove).not.toHaveBeenCalled();
    expect(button('Table talk…')).toBeOnTheScreen();
  });

  test('may be called on nobody, after all', () => {
    const { onAside } = lay(led());
    tap('Table talk…');
    tap('On nobody');
    expect(onAside).not.toHaveBeenCalled();
    expect(button('Table talk…')).toBeOnTheScreen();
  });

  test('is not called on a side without cards', () => {
    const start = table('', { options: { referee: true } });
    const mine = seen(start, 0).hand ?? [];
    lay(mine.reduce((match, card) => talk(match, 0, [card]), start));
    tap('Table talk…');
    expect(noButton('Called on Mei')).toBeNull();
    expect(button('Called on Bo')).toBeOnTheScreen();
  });

  test('is not called where nobody leads, nor again before its cards are given', () => {
    lay(begun());
    expect(noButton('Table talk…')).toBeNull();
    screen.unmount();
    lay(called());
    expect(noButton('Table talk…')).toBeNull();
  });

  test.each(['drag', 'tap', 'action'] as const)('costs a card, given up by %s', (how) => {
    const { onMove, turnIn } = lay(called());
    expect(screen.getByText('Table talk! Lay a card of yours on your pile.')).toBeOnTheScreen();
    if (how === 'drag') turnIn('18+4');
    if (how === 'tap') {
      tap(/^18 \+ 4/);
      tap('Give up 18 + 4');
    }
    if (how === 'action') ask(/^18 \+ 4/, 'Give up 18 + 4');
    expect(onMove.mock.calls).toEqual([[{ type: 'forfeit', card: '18+4' }]]);
  });
});

describe('drawing by oneself', () => {
  const start = () => table('', { options: { selfDraw: true }, holding: { 0: HAND } });
  const owing = () => go(start(), chip('23-8', 0, 3));
  // The bot is to play, and Mei may draw all the same.
  const waiting = { acting: null, thinking: 1 };

  test('is done by carrying the deck to the hand', () => {
    const { onAside, onMove, draw } = lay(owing(), waiting);
    draw();
    expect(onAside.mock.calls).toEqual([[0, { type: 'draw' }]]);
    expect(onMove).not.toHaveBeenCalled();
  });

  test('or by tapping the deck and the hand', () => {
    const { onAside } = lay(owing(), waiting);
    const [deck] = screen.getAllByRole('button', { name: 'Mei draws a card' });
    fireEvent.press(deck!);
    fireEvent.press(screen.getByTestId('zone-hand'));
    expect(onAside.mock.calls).toEqual([[0, { type: 'draw' }]]);
  });

  test('or by the button below', () => {
    const { onAside } = lay(owing(), waiting);
    fireEvent.press(screen.getAllByRole('button', { name: 'Mei draws a card' }).at(-1)!);
    expect(onAside.mock.calls).toEqual([[0, { type: 'draw' }]]);
  });

  test('is urged on who is to play as well', () => {
    const both = play(owing(), 1, legalMoves(owing(), 1)[0]).match;
    lay(both);
    expect(screen.getByText(/^Draw your card!/)).toBeOnTheScreen();
  });

  test('is not offered where cards come by themselves', () => {
    lay(begun());
    expect(noButton('Mei draws a card')).toBeNull();
    expect(screen.getByLabelText(/^Cards to draw: \d+$/)).toBeOnTheScreen();
  });
});

describe('six in a line', () => {
  // Columns 2, 3, 4, 6 and 7 of row 2: 11 on column 5 joins them.
  const six = () => table('11 61 12 63 13 65 15 71 16 73', { holding: { 0: HAND } });
  const ELEVEN = 'Put 17 − 6 on 11, row 2, column 5';

  test.each([
    ['Five 1: from row 2, column 2 to row 2, column 6', chip('17-6', 1, 4)],
    ['Five 2: from row 2, column 3 to row 2, column 7', chip('17-6', 1, 4, along(1, 2))],
  ])('ask which five: %s', (name, move) => {
    const { onMove, put } = lay(six());
    put('17-6', 1, 4);
    expect(onMove).not.toHaveBeenCalled();
    expect(screen.getByText('More than five in a line: which five?')).toBeOnTheScreen();
    tap(name);
    expect(onMove.mock.calls).toEqual([[move]]);
  });

  test('lie there while they are chosen, and the card is in no hand', () => {
    const { draft } = lay(six());
    ask(/^17 − 6/, ELEVEN);
    expect(draft()).toEqual([{ card: '17-6', cell: [1, 4] }]);
    expect(screen.getByLabelText(/^11, .*row 2, column 5, chip of Mei$/)).toBeOnTheScreen();
    expect(noButton(/^17 − 6/)).toBeNull();
    // Nothing else is played meanwhile.
    expect(offered(FIFTEEN)).toEqual([]);
  });

  test('can be taken back', () => {
    const { onMove, draft } = lay(six());
    ask(/^17 − 6/, ELEVEN);
    tap('Back');
    expect(draft()).toEqual([]);
    expect(onMove).not.toHaveBeenCalled();
    expect(button(/^17 − 6/)).toBeOnTheScreen();
  });

  test('are still to be chosen when the app comes back', () => {
    lay(six(), { draft: [{ card: '17-6', cell: [1, 4] }] });
    expect(button(/^Five 2/)).toBeOnTheScreen();
  });
});

test('whoever holds the device may hand it on without their card', () => {
  const onHandOn = jest.fn();
  lay(begun(), { onHandOn });
  tap('Hand the device on');
  expect(onHandOn).toHaveBeenCalledTimes(1);
});

describe('who thinks for themselves', () => {
  test('may try every space, and is told why one is wrong', () => {
    const { onMove, onRefused } = lay(begun(), {}, { unaided: true });
    expect(offered(FIFTEEN)).toEqual([]);
    tap(FIFTEEN);
    expect(screen.getAllByTestId(/^zone-cell/)).toHaveLength(64);
    tap('22, 二十二, row 1, column 5');
    expect(onRefused.mock.calls).toEqual([['Look again: 23 − 8 = 15, not 22.']]);
    tap(FIFTEEN);
    tap('15, 十五, row 1, column 4');
    expect(onMove.mock.calls).toEqual([[chip('23-8', 0, 3)]]);
  });
});

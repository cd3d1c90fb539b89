import { act, screen } from '@testing-library/react-native';
import { readSentence } from '../../../../engine/chinese/sentence';
import { playAll, table } from '../../../engine/games/numero/table';
import { moveOf } from '../../../engine/games/numero/words';
import { ask, button, offered, tap } from '../../touch';
import { lay } from './lay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Centre 10 6 4, Mei holds 10 and −2 among others. */
const three = () =>
  table({ hands: ['r10 -2 g1 g3 g12', '', ''], centre: 'b10 r6 g4', options: { level: 2 } });

/** Centre 9 8, and she holds 1 and 10. */
const two = (options = {}) =>
  table({
    hands: ['g1 r10 g3 -2 g13', 'g4 b2 -3 b12 b6'],
    centre: 'b9 r8',
    options: { level: 2, ...options },
  });

const RED_TEN = '10, 十, shí, red';
const BLUE_TEN = '10, 十, shí, blue';
const SIX = '6, 六, liù, red';
const FOUR = '4, 四, sì, green';
const ONE = '1, 一, yī, green';
const NINE = '9, 九, jiǔ, blue';
const MINUS = '−2, 减二, jiǎn èr, wild card';
const TWO_GROUPS = moveOf('take r10: g4+r6, b10');

describe('a take of two groups is one move', () => {
  test('by dragging', () => {
    const { carry, onMove } = lay(three());
    carry('r6', 'g4');
    carry('r10', 'g4');
    carry('b10', 'g4');
    carry('g4', 'stack');
    expect(onMove.mock.calls).toEqual([[TWO_GROUPS]]);
  });

  test('by tapping', () => {
    const { onMove } = lay(three());
    tap(SIX);
    tap('Make 4 + 6 = 10');
    tap(RED_TEN);
    tap('Put 10 on 4 + 6 = 10');
    tap(BLUE_TEN);
    tap('Take it with 10, too');
    tap('Take with 10');
    expect(onMove.mock.calls).toEqual([[TWO_GROUPS]]);
  });

  test('by assistive tech', () => {
    const { onMove } = lay(three());
    ask(SIX, 'Make 4 + 6 = 10');
    ask(RED_TEN, 'Put 10 on 4 + 6 = 10');
    ask(BLUE_TEN, 'Take it with 10, too');
    ask(/^Put together: 4 \+ 6 \+ 10 = 20/, 'Take with 10');
    expect(onMove.mock.calls).toEqual([[TWO_GROUPS]]);
  });

  test('nothing is played before that', () => {
    const { carry, onMove } = lay(three());
    carry('r6', 'g4');
    carry('r10', 'g4');
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('what is put together', () => {
  test('says its sentence, and can be heard', () => {
    const { onSay } = lay(three());
    ask(MINUS, 'Make 10 − 2 = 8');
    expect(screen.getByText('十减二等于八')).toBeOnTheScreen();
    tap('Say it');
    const sentence = readSentence({ on: 10, change: { how: 'minus', by: 2 } }, 8);
    expect(onSay.mock.calls).toEqual([[sentence]]);
  });

  test('is written as the cards are', () => {
    lay(three(), { face: 'hanzi' });
    ask(MINUS, 'Make 10 − 2 = 8');
    expect(screen.queryByText('10 − 2 = 8', { includeHiddenElements: true })).toBeNull();
    // Below its heap, and between the pack and the win stack.
    expect(screen.getAllByText('十减二等于八', { includeHiddenElements: true })).toHaveLength(2);
  });

  test('comes apart by a step, or all at once', () => {
    lay(three());
    ask(SIX, 'Make 4 + 6 = 10');
    ask(MINUS, 'Make 4 + 6 − 2 = 8');
    tap('One step back');
    expect(screen.getByText('四加六等于十')).toBeOnTheScreen();
    ask(MINUS, 'Make 10 − 2 = 8');
    tap('All back');
    for (const card of [BLUE_TEN, SIX, FOUR, RED_TEN, MINUS])
      expect(button(card)).toBeOnTheScreen();
  });
});

describe('a wild card that lies in the centre', () => {
  const there = () =>
    lay(table({ hands: ['g8 g1 g2 g3 g12', ''], centre: 'b10 -2', options: { level: 2 } }));

  test('is put on a heap, or the heap on it', () => {
    const { carry } = there();
    carry('b10', '-2');
    expect(screen.getByText('十减二等于八')).toBeOnTheScreen();
    tap('One step back');
    carry('-2', 'b10');
    expect(screen.getByText('十减二等于八')).toBeOnTheScreen();
  });
});

describe('what cannot be is refused for the engine’s reason', () => {
  test('by dragging', () => {
    const { carry, onRefused } = lay(
      table({ hands: ['-5 g8 g1 g2 g3', ''], centre: 'b4 b9', options: { level: 2 } }),
    );
    carry('-5', 'b4');
    expect(onRefused.mock.calls).toEqual([['That would go below zero, and no number here may.']]);
  });

  test('by tapping', () => {
    const { onRefused } = lay(
      table({ hands: ['-5 g8 g1 g2 g3', ''], centre: 'b4 b9', options: { level: 2 } }),
    );
    tap('−5, 减五, jiǎn wǔ, wild card');
    // Only a finger comes there: to others it is not offered at all.
    const shut = screen.getByTestId('shut-heap-b4', { includeHiddenElements: true });
    act(() => shut.props.onClick({ target: shut, currentTarget: shut }));
    expect(onRefused.mock.calls).toEqual([['That would go below zero, and no number here may.']]);
  });

  test('a card that was laid down and can neither take nor build says so at once', () => {
    const { carry } = lay(two());
    carry('g3', 'r8');
    expect(
      screen.getByText('This makes 8, not 3. To build 11, you must hold another 11.'),
    ).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^(Take|Build) / })).toBeNull();
  });
});

describe('a build', () => {
  const BUILD = moveOf('build g1: b9+g1');

  test('by its button, by carrying the heap down, by assistive tech', () => {
    const { carry, onMove } = lay(two());
    carry('g1', 'b9');
    tap('Build 10');
    carry('b9', 'slate');
    ask(/^Put together: 9 \+ 1 = 10/, 'Build 10');
    expect(onMove.mock.calls).toEqual([[BUILD], [BUILD], [BUILD]]);
  });

  test('stands there with its value and its owner', () => {
    lay(playAll(two(), 'build g1: b9+g1', 'discard b12'));
    expect(button('Build of Mei: 10, 十, shí, 2 cards')).toBeOnTheScreen();
    expect(screen.getByText('= 10', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  test('of another seat may be doubted by whoever plays next', () => {
    const { onMove } = lay(
      playAll(two({ score: 'points', bluff: true }), 'discard g13', 'build g4: g4+r8'),
    );
    tap('Challenge 12 (Bo)');
    expect(onMove.mock.calls).toEqual([[{ type: 'challenge', pile: 1 }]]);
  });
});

describe('a discard', () => {
  test('by dragging, tapping and assistive tech', () => {
    const { carry, onMove } = lay(two());
    carry('g13', 'slate');
    tap('13, 十三, shísān, green');
    tap('Discard 十三 (13)');
    ask('13, 十三, shísān, green', 'Discard 十三 (13)');
    expect(onMove.mock.calls).toEqual(Array(3).fill([{ type: 'discard', card: 'g13' }]));
  });

  test('of a wild card goes on with the turn', () => {
    const { onMove } = lay(two());
    ask(MINUS, 'Discard the wild card 减二 (−2)');
    expect(onMove.mock.calls).toEqual([[{ type: 'toss', card: '-2' }]]);
  });

  test('is not offered in the middle of something else', () => {
    lay(two());
    ask(ONE, 'Put 1 on 9');
    expect(offered('13, 十三, shísān, green')).toEqual([]);
  });
});

describe('while somebody else plays', () => {
  const waiting = () => lay(playAll(two(), 'discard g13'));

  test('nothing is offered, and a tap looks at the card closely', () => {
    const { onLook } = waiting();
    expect(offered(NINE)).toEqual([]);
    tap(NINE);
    expect(onLook).toHaveBeenCalledTimes(1);
  });

  test('the others show how many cards they hold and what they have', () => {
    waiting();
    expect(
      screen.getByLabelText('Bo, whose turn it is: 5 cards in hand, no cards won, score 0'),
    ).toBeOnTheScreen();
  });
});

test('what a take brought stands there until its maker does something else', () => {
  const taken = playAll(
    table({
      hands: ['g9 r10 g3 -2 g13', 'o12 o13 o1 o2 o3'],
      centre: 'b9 r8',
      options: { level: 2, score: 'points' },
    }),
    'take g9: b9',
    'discard o12',
  );
  lay(taken);
  expect(screen.getByRole('status')).toHaveTextContent('3 points: 1 take +1 · 2 cards +2');
  screen.unmount();
  lay(playAll(taken, 'discard g13', 'discard o13'));
  expect(screen.queryByRole('status')).toBeNull();
});

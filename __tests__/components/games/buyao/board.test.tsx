import { fireEvent, screen, within } from '@testing-library/react-native';
import { readNumber } from '../../../../engine/chinese/number';
import { DECLINE, position, TAKE } from '../../../app/play/games/buyao/position';
import { button, tap, tapDim } from '../../touch';
import { lay } from './lay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the open card', () => {
  test('lies there with its tokens, beside the pile', () => {
    lay(position([16, 7], 'ddd'));
    expect(button('Open card: 16, 十六, shíliù, with 3 tokens on it')).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: 'The pile: 29 cards' })).toBeOnTheScreen();
    expect(screen.getByText('3', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  test('can be heard', () => {
    const { onSay } = lay(position([16]));
    tap('Say it');
    expect(onSay.mock.calls).toEqual([[readNumber(16)]]);
  });

  test('is looked at closely by a long press', () => {
    const { onLook } = lay(position([16]));
    fireEvent(button(/^Open card/), 'longPress');
    expect(onLook.mock.calls).toEqual([[readNumber(16)]]);
  });

  test('beside the last one there is no pile', () => {
    lay(position([], 't'.repeat(29)));
    expect(button(/^Open card/)).toBeOnTheScreen();
    expect(screen.queryByRole('img', { name: /pile/ })).toBeNull();
  });
});

describe('taking', () => {
  test.each(['drag', 'tap', 'button', 'action'] as const)('by %s is one move', (how) => {
    const { carryTo, onMove } = lay(position([16]));
    if (how === 'drag') carryTo(0);
    if (how === 'button') tap('我要 Take it');
    if (how === 'action') {
      const [action] = button(/^Open card/).props.accessibilityActions;
      expect(action.label).toBe('Take 十六 (16)');
      fireEvent(button(/^Open card/), 'accessibilityAction', {
        nativeEvent: { actionName: action.name },
      });
    }
    if (how === 'tap') {
      tap(/^Open card/);
      tap('Take 十六 (16)');
    }
    expect(onMove.mock.calls).toEqual([[TAKE]]);
  });

  test('for somebody else cannot be, and the table says so', () => {
    const { carryTo, onMove, onRefused } = lay(position([16]));
    carryTo(1);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([['It is for Mei to take or to pass on.']]);
  });
});

describe('declining', () => {
  test.each(['drag', 'tap', 'button'] as const)('by %s is one move', (how) => {
    const { pay, onMove } = lay(position([16], 'ddd'));
    if (how === 'drag') pay(0);
    if (how === 'button') tap('不要，谢谢 Pay a token');
    if (how === 'tap') {
      tap('A token');
      tap('Put a token on 十六 (16)');
    }
    expect(onMove.mock.calls).toEqual([[DECLINE]]);
  });

  test('without a token cannot be: there is none to drag, and the button says why', () => {
    const { onMove, onRefused } = lay(position([16], 'ddd'.repeat(10)));
    expect(screen.queryByRole('button', { name: 'A token' })).toBeNull();
    expect(button(/^不要，谢谢/)).toBeDisabled();
    expect(button(/^我要/)).toBeEnabled();
    tapDim(/^不要，谢谢/);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([['You have no token left, so you must take this card.']]);
  });
});

describe('while it is somebody else’s turn', () => {
  const waiting = () => lay(position([16], 'd'), { thinking: 1 });

  test('the card offers nothing, and carried home it says why', () => {
    const { carryTo, onMove, onRefused } = waiting();
    expect(button(/^Open card/).props.accessibilityActions).toEqual([]);
    carryTo(0);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([['It is not your turn yet.']]);
  });

  test('the answers stay where they are, and say why not', () => {
    const { onMove, onRefused } = waiting();
    tapDim(/^我要/);
    tapDim(/^不要，谢谢/);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  test('a tap on the card looks at it closely', () => {
    const { onLook } = waiting();
    tap(/^Open card/);
    expect(onLook.mock.calls).toEqual([[readNumber(16)]]);
  });

  test('one sees who is thinking', () => {
    waiting();
    const bo = screen.getByLabelText('Bo, whose turn it is: no cards');
    expect(within(bo).getByLabelText('thinking…')).toBeOnTheScreen();
  });
});

test('left-handed, everything can be done the same', () => {
  const { carryTo, pay, onMove } = lay(position([16]), {}, { leftHanded: true });
  carryTo(0);
  pay(0);
  expect(onMove.mock.calls).toEqual([[TAKE], [DECLINE]]);
});

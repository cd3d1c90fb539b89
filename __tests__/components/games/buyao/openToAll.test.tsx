import { fireEvent, screen } from '@testing-library/react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { readNumber } from '../../../../engine/chinese/number';
import { DECLINE, position, TAKE } from '../../../app/play/games/buyao/position';
import { button, tap } from '../../touch';
import { lay } from './lay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whatever the tree tells of a number of tokens, seen or heard or hidden. */
const tokensTold = () =>
  screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string')
    .map(({ props }): string => props['aria-label'] ?? props.accessibilityLabel ?? '')
    .filter((label) => /\d tokens/.test(label));

describe('what was taken', () => {
  const middle = (card: number) => {
    const { transform } = getAnimatedStyle(screen.getByTestId(`piece-${card}`));
    const parts: { translateX: number } = Object.assign({}, ...[transform].flat());
    return parts.translateX;
  };

  test('lies before its owner, to be seen and heard by all', () => {
    lay(position([16, 7, 8, 30], 'dttt'));
    expect(screen.getByLabelText('Bo, whose turn it is: 7, 8, 16')).toBeOnTheScreen();
    expect(screen.getByLabelText('Mei: no cards')).toBeOnTheScreen();
    for (const name of ['7, 七, qī', '8, 八, bā', '16, 十六, shíliù']) {
      expect(button(name)).toBeOnTheScreen();
    }
  });

  test('lies with runs overlapping, and apart from singles', () => {
    lay(position([16, 7, 8, 30], 'ttt'));
    const inRun = middle(8) - middle(7);
    const apart = middle(16) - middle(8);
    expect(inRun).toBeGreaterThan(0);
    expect(apart).toBeGreaterThan(2 * inRun);
  });

  test('can be looked at closely', () => {
    const { onLook } = lay(position([16, 7], 't'));
    tap('16, 十六, shíliù');
    expect(onLook.mock.calls).toEqual([[readNumber(16)]]);
  });
});

describe('tokens are a secret', () => {
  test('one sees one’s own and nobody else’s', () => {
    lay(position([16], 'dddd'), { acting: null });
    expect(tokensTold()).toEqual(['8 tokens', 'Open card: 16, 十六, shíliù, with 4 tokens on it']);
    expect(screen.getByText('8')).toBeOnTheScreen();
    // What the others have.
    expect(screen.queryByText('9', { includeHiddenElements: true })).toBeNull();
  });

  test('at the end all are laid open', () => {
    lay(position([16], `d${'t'.repeat(30)}`));
    expect(tokensTold()).toEqual(['9 tokens', '11 tokens', '10 tokens']);
    expect(screen.queryByRole('button', { name: /^我要/ })).toBeNull();
  });
});

describe('round a tablet', () => {
  const around = (words = '') => lay(position([16], words, 4), { around: true });
  const eye = (name: string) => button(`${name}: hold to see your tokens`);

  test('people look at their own tokens by holding their corner; bots have no corner', () => {
    around('dd');
    expect(screen.getAllByRole('button', { name: /hold to see/ })).toHaveLength(2);
    const [onTheCard] = tokensTold();
    expect(tokensTold()).toEqual([onTheCard]);
    fireEvent(eye('Bo'), 'longPress');
    expect(tokensTold()).toEqual(expect.arrayContaining(['9 tokens']));
    fireEvent(eye('Bo'), 'pressOut');
    expect(tokensTold()).toEqual([onTheCard]);
  });

  test('the answers lie before whoever is asked', () => {
    const { onMove } = around('d');
    expect(screen.getAllByRole('button', { name: /^我要/ })).toHaveLength(1);
    tap(/^不要，谢谢/);
    expect(onMove.mock.calls).toEqual([[DECLINE]]);
  });

  test('the card is dragged to the side of whoever is asked', () => {
    const { carryTo, onMove, onRefused } = around('d');
    carryTo(0);
    expect(onRefused.mock.calls).toEqual([['It is for Bo to take or to pass on.']]);
    carryTo(1);
    expect(onMove.mock.calls).toEqual([[TAKE]]);
  });

  test('a token is paid from the own side', () => {
    const { pay, onMove } = around('d');
    pay(1);
    expect(onMove.mock.calls).toEqual([[DECLINE]]);
  });

  test('while a bot is asked nobody can answer', () => {
    lay(position([16], 'dd', 4), { around: true, acting: null, thinking: 2 });
    expect(screen.queryByRole('button', { name: /^我要/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'A token' })).toBeNull();
  });
});

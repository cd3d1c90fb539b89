import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { board as words } from '../../../../app/texts/games/buyao/board';
import { inWords } from '../../../../app/texts/refusals';
import { arrange } from '../../../../components/games/buyao/arrange';
import { Board } from '../../../../components/games/buyao/Board';
import type { BuyaoBoardProps } from '../../../../components/games/buyao/table';
import type { Look } from '../../../../components/look';
import { inArea } from '../../../../components/table/area';
import { legalMoves, refuse, toMove, type Match } from '../../../../engine';
import { readNumber } from '../../../../engine/chinese/number';
import type { BuyaoMove } from '../../../../engine/games/buyao/state';
import { DECLINE, position, seen, TAKE } from '../../../app/play/games/buyao/position';
import { drag } from '../../drag';
import { show } from '../../show';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const phone = { width: 374, height: 760 };
const tablet = { width: 1164, height: 764 };
const NAMES = ['Mei', 'Bo', 'Xiǎomíng', 'Dōngméi', 'Dàwěi', 'Yǔqíng'];

type Setting = Partial<Pick<BuyaoBoardProps, 'size' | 'around' | 'acting' | 'thinking'>>;

/** Mei and Bo, the others bots; as Mei sees it, or as everybody does round a tablet. */
function lay(match: Match, setting: Setting = {}, look: Partial<Look> = {}) {
  const { around = false, size = around ? tablet : phone, thinking = null } = setting;
  const [turn = null] = toMove(match);
  const { acting = around || turn === 0 ? turn : null } = setting;
  const did = {
    onMove: jest.fn<void, [BuyaoMove]>(),
    onSay: jest.fn(),
    onLook: jest.fn(),
    onRefused: jest.fn(),
    onFeel: jest.fn(),
  };
  show(
    <Board
      {...did}
      view={seen(match, around ? null : 0)}
      size={size}
      seats={NAMES.slice(0, match.seats).map((name, seat) => ({ name, bot: seat > 1 }))}
      near={0}
      acting={acting}
      legal={acting === null ? [] : (legalMoves(match, acting) as BuyaoMove[])}
      thinking={thinking}
      around={around}
      peek={(seat) => seen(match, seat)}
      why={(move) => {
        const refused = refuse(match, acting ?? 0, move);
        return refused && inWords(refused, 'en');
      }}
      words={words.en}
    />,
    look,
  );
  // Everything flies to its place.
  act(() => jest.advanceTimersByTime(400));
  const plan = arrange({
    ...{ size, seats: match.seats, near: 0, around },
    ...{ textScale: 1, cardScale: 1, leftHanded: look.leftHanded ?? false },
  });
  const middleOf = (seat: number) => {
    const { area } = plan.seats[seat]!;
    return inArea(area, { x: area.width / 2, y: area.height / 2, width: 1 });
  };
  return {
    ...did,
    /** The open card, carried to a seat. */
    carryTo(seat: number) {
      const to = middleOf(seat);
      drag(seen(match, 0).open!, { x: to.x - plan.open.x, y: to.y - plan.open.y });
    },
    /** A token, carried from a seat's purse onto the open card. */
    pay(seat: number) {
      const { area, purse } = plan.seats[seat]!;
      const from = inArea(area, { ...purse, width: 1 });
      const coin = `coin-${seen(match, 0).pot}`;
      drag(coin, { x: plan.open.x - from.x, y: plan.open.y - from.y });
    },
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => fireEvent.press(button(name));
/** Though it is said to be disabled: it can be pressed to be told why. */
const tapDim = (name: RegExp) =>
  act(() => button(name).props.onClick({ target: button(name), currentTarget: button(name) }));
/** Whatever the tree tells of a number of tokens, seen or heard or hidden. */
const tokensTold = () =>
  screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string')
    .map(({ props }): string => props['aria-label'] ?? props.accessibilityLabel ?? '')
    .filter((label) => /\d tokens/.test(label));

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
    expect(within(bo).getByText('thinking…')).toBeOnTheScreen();
  });
});

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

test('left-handed, everything can be done the same', () => {
  const { carryTo, pay, onMove } = lay(position([16]), {}, { leftHanded: true });
  carryTo(0);
  pay(0);
  expect(onMove.mock.calls).toEqual([[TAKE], [DECLINE]]);
});

import { fireEvent, screen } from '@testing-library/react-native';
import { fanOut } from '../../../../components/table/fanOut';
import { play, type Match } from '../../../../engine';
import { playAll, see, table } from '../../../engine/games/sevens/table';
import { button, tap, tapDim } from '../../touch';
import { lay } from './lay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** 7♣ lies there, and Mei has cards on both sides of it. */
const opened = () => table(['6C 8C 7D 5C 9C 6D 8D 9S', '7H 7S', '']);

/** Mei of four cannot lay on 7♣. */
const HANDS = [
  '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
  '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
  '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
  '7C',
];
const stuck = (options = {}) => playAll(table(HANDS, options), '7C');
const asked = (options = {}) => playAll(stuck(options), 'knock 6H 4S 7D');
/** Bo of four knocks, and Mei has to put a card down. */
const knockedAt = () => playAll(table(['7C 1S', HANDS[0] ?? '', '', '']), '7C knock');

/** Where a card of Mei's hand lies. */
function homeOf(match: Match, card: string, { hand, handCard }: ReturnType<typeof lay>['plan']) {
  const own = see(match, 0).hand ?? [];
  const place = fanOut(own.length, hand, handCard)[own.indexOf(card)];
  if (!place) throw new Error(`${card} is not in this hand`);
  return place;
}

describe('a card', () => {
  test.each(['drag', 'tap', 'action'] as const)('is laid by %s', (how) => {
    const match = opened();
    const { onMove, plan, carry } = lay(match);
    if (how === 'drag') carry('6C', homeOf(match, '6C', plan), plan.lanes.rects[0]!);
    if (how === 'tap') {
      tap('6♣, 梅花六, méihuā liù, fits');
      tap('Lay 梅花六 (6♣)');
    }
    if (how === 'action') {
      const own = button(/^6♣/);
      const [action] = own.props.accessibilityActions;
      expect(action.label).toBe('Lay 梅花六 (6♣)');
      fireEvent(own, 'accessibilityAction', { nativeEvent: { actionName: action.name } });
    }
    expect(onMove.mock.calls).toEqual([[{ type: 'lay', card: '6C' }]]);
  });

  test('of another suit is told where it belongs', () => {
    const match = opened();
    const { onMove, onRefused, plan, carry } = lay(match);
    carry('6C', homeOf(match, '6C', plan), plan.lanes.rects[2]!);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([['This card goes to 梅花 ♣.']]);
  });

  test('that does not fit says why, carried there or tapped', () => {
    const match = opened();
    const { onMove, onRefused, plan, carry } = lay(match);
    carry('9C', homeOf(match, '9C', plan), plan.lanes.rects[0]!);
    tap(/^6♦/);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([
      ['This card is not next to an end of its chain.'],
      ['This suit has not begun. It begins with its 7.'],
    ]);
  });

  test('is looked at closely by a long press', () => {
    const { onLook } = lay(opened());
    fireEvent(button(/^9♠/), 'longPress');
    expect(onLook.mock.calls[0]?.[0].digits).toBe('9♠');
  });

  test('fits where a rim says so, and nowhere else', () => {
    lay(opened());
    const fitting = screen.getAllByRole('button', { name: /, fits$/ });
    expect(
      fitting.map((each) => each.props.accessibilityLabel ?? each.props['aria-label']),
    ).toEqual([
      '6♣, 梅花六, méihuā liù, fits',
      '8♣, 梅花八, méihuā bā, fits',
      '7♦, 方块七, fāngkuài qī, fits',
    ]);
  });
});

describe('the chains', () => {
  test('say how far they go', () => {
    lay(playAll(opened(), '6C 7H'));
    expect(screen.getByLabelText('♣, 梅花, méihuā: 6 to 7')).toBeOnTheScreen();
    expect(screen.getByLabelText('♥, 红桃, hóngtáo: 7')).toBeOnTheScreen();
    expect(screen.getByLabelText('♠, 黑桃, hēitáo: not begun')).toBeOnTheScreen();
  });
});

describe('a knock', () => {
  test('is one press where nothing fits', () => {
    const { onMove } = lay(stuck());
    tap('敲桌子 Knock');
    expect(onMove.mock.calls).toEqual([[{ type: 'knock' }]]);
  });

  test('is refused in words as long as a card fits', () => {
    const { onMove, onRefused } = lay(opened());
    expect(button(/^敲桌子/)).toBeDisabled();
    tapDim(/^敲桌子/);
    expect(onMove).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([
      ['You may knock only when no card fits. You have the 6 of clubs.'],
    ]);
  });

  test('of somebody else asks for a card, which is put down anywhere on the table', () => {
    const match = knockedAt();
    const { onMove, plan, carry } = lay(match);
    expect(screen.getByText(/Bo knocked/)).toBeOnTheScreen();
    const [card = ''] = see(match, 0).hand ?? [];
    carry(card, homeOf(match, card, plan), plan.middle);
    expect(onMove.mock.calls).toEqual([[{ type: 'present', card }]]);
  });

  test('the card that one has put down oneself stays to be seen', () => {
    const { match } = play(knockedAt(), 0, { type: 'present', card: '1S' });
    lay(match);
    expect(
      screen.getByLabelText('Your card, face down for the others: 1♠, 黑桃一, hēitáo yī'),
    ).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^1♠/ })).toBeNull();
  });
});

describe('a guess', () => {
  test.each(['tap', 'action'] as const)('is put on the card in question by %s', (how) => {
    const { onMove } = lay(asked());
    if (how === 'tap') {
      tap(/^8♥/);
      tap('Guess 红桃八 (8♥)');
    } else {
      const tile = button(/^8♥/);
      const [action] = tile.props.accessibilityActions;
      fireEvent(tile, 'accessibilityAction', { nativeEvent: { actionName: action.name } });
    }
    expect(onMove.mock.calls).toEqual([[{ type: 'guess', card: '8H' }]]);
  });

  test('offers what is possible and nothing else', () => {
    lay(asked());
    // On the table, in Mei's own hand; Lin's and Ana's cards may be Bo's as well.
    expect(screen.queryByRole('button', { name: /^7♣/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^1♣/ })).toHaveLength(1); // the one in her hand
    expect(button(/^4♠/)).toBeOnTheScreen();
    // 40 cards, without the one on the table and Mei's ten.
    const tiles = screen.getAllByTestId(/^piece-guess-/);
    expect(tiles).toHaveLength(29);
  });

  test('by number alone has a tile for each number', () => {
    const { onMove } = lay(asked({ guess: 'number' }));
    expect(screen.getAllByTestId(/^piece-guess-/)).toHaveLength(10);
    tap('6, 六, liù');
    tap('Guess 六 (6)');
    expect(onMove.mock.calls).toEqual([[{ type: 'guess', number: 6 }]]);
  });

  test('that was right or wrong is told, and the card lies open with its keeper', () => {
    lay(playAll(asked(), '?6H ?10S'));
    expect(screen.getByText(/It was/)).toHaveTextContent(
      /黑桃十 \(10♠\)\? It was 黑桃四 \(4♠\), and Mei gets it\./,
    );
    expect(screen.getByLabelText('Bo: 10 cards, among them 红桃六 (6♥)')).toBeOnTheScreen();
    expect(button(/^4♠/)).toBeOnTheScreen(); // in Mei's hand
  });
});

test('no card of anybody else is anywhere on the table', () => {
  lay(playAll(table(HANDS), '7C knock 6H 4S 7D'));
  // As Mei guesses, every possible card has a tile, and none is drawn as a card of its own.
  expect(screen.queryByTestId('piece-6H')).toBeNull();
  expect(screen.queryByTestId('piece-4S')).toBeNull();
  expect(screen.getByLabelText('Bo’s card, face down')).toBeOnTheScreen();
});

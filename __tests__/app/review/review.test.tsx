import { fireEvent, screen, within } from '@testing-library/react-native';
import { keepSitting } from '../../../app/play/saved';
import { newSitting } from '../../../app/play/sitting';
import type { Player } from '../../../app/play/players';
import { legalMoves, play, result, toMove, type Match } from '../../../engine';
import { playAll, table } from '../../engine/games/numero/table';
import { open } from '../open';
import {
  button,
  freshDevice,
  layOut,
  noButton,
  PHONE,
  press,
  said,
  TABLET,
  wait,
} from '../table/sitDown';
import { SHORT_DECK, SO_SO, WELL } from './short';
import { patience } from './weighed';

const mei: Player = { kind: 'person', name: 'Mei' };
const bot: Player = { kind: 'bot', name: 'xiaoming', level: 'easy' };

function keep(match: Match, ...players: Player[]) {
  const { game, options } = match;
  const dealt = newSitting({ game, options, players, sharing: 'pass', seed: 'one' });
  keepSitting({ ...dealt, match });
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });

async function follow(name: string | RegExp) {
  fireEvent.press(link(name));
  await wait(0);
  layOut();
  await wait(1_000);
}

/** From Home to the page, and until all is weighed. */
async function lookBack(game = 'NUMERO Patience', languageTag?: string) {
  open(languageTag);
  await wait(0);
  await follow(new RegExp(`^(Look back|回顾): ${game}`));
}

const soSo = () => playAll(patience(0, 'cards', SHORT_DECK), ...SO_SO);
const tile = (turn: number) => button(new RegExp(`^Turn ${turn}: `));
const tiles = () => within(screen.getByLabelText('Turn by turn')).getAllByRole('button');
const labels = () =>
  tiles().map((each) => each.props.accessibilityLabel ?? each.props['aria-label']);

beforeEach(() => freshDevice(PHONE));
afterEach(() => jest.useRealTimers());

test('after a match: how well it was played, how it went, and every turn', async () => {
  keep(soSo(), mei);
  await lookBack();
  expect(screen.getByLabelText('Accuracy 67 %')).toBeOnTheScreen();
  expect(screen.getByText('6 of 9 cards taken')).toBeOnTheScreen();
  expect(
    screen.getByLabelText(
      'Turn by turn, 3 turns: 6 of 9 cards taken. Most was left in turn 1: 2 cards.',
    ),
  ).toBeOnTheScreen();
  expect(labels()).toEqual([
    'Turn 1: 2 of 4 cards',
    'Turn 2: 2 of 2 cards',
    'Turn 3: 2 of 3 cards',
  ]);
});

test('the same by points', async () => {
  keep(soSo(), mei);
  await lookBack();
  fireEvent.press(screen.getByRole('radio', { name: 'Points' }));
  expect(screen.getByLabelText('Accuracy 64 %')).toBeOnTheScreen();
  expect(labels()).toEqual([
    'Turn 1: 3 of 6 points',
    'Turn 2: 3 of 3 points',
    'Turn 3: 3 of 5 points',
  ]);
});

test('a turn is opened: its cards, what was taken, and the best there was, to be heard', async () => {
  keep(soSo(), mei);
  await lookBack();
  fireEvent.press(tile(1));
  expect(screen.getByRole('heading', { name: 'Turn 1 of 3' })).toBeOnTheScreen();
  const taken = within(screen.getByLabelText('Taken'));
  expect(taken.getByText('2 cards, 3 points')).toBeOnTheScreen();
  const best = within(screen.getByLabelText('The best there was'));
  expect(best.getByText('4 cards, 6 points')).toBeOnTheScreen();
  expect(best.getByText('5 + 3 = 8')).toBeOnTheScreen();
  expect(best.getByText('五加三等于八')).toBeOnTheScreen();
  // Both used the 8 of the hand; the 10 nobody could.
  expect(screen.getByLabelText('8, 八, bā, green, used, in the best take')).toBeOnTheScreen();
  expect(screen.getByLabelText('3, 三, sān, green, in the best take')).toBeOnTheScreen();
  expect(screen.getByLabelText('10, 十, shí, red')).toBeOnTheScreen();
  await press('Say the best take');
  expect(said().at(-1)).toMatch(/五加三等于八/);
});

test('from turn to turn; where nothing better was there, it says so', async () => {
  keep(soSo(), mei);
  await lookBack();
  fireEvent.press(button('Most was left in turn 1: 2 cards'));
  expect(button('Previous turn')).toBeDisabled();
  await press('Next turn');
  expect(screen.getByRole('heading', { name: 'Turn 2 of 3' })).toBeOnTheScreen();
  expect(screen.getByText('Nothing better was there.')).toBeOnTheScreen();
  expect(noButton('Say the best take')).toBeNull();
  await press('Next turn');
  expect(button('Next turn')).toBeDisabled();
  await press('Close');
  expect(noButton('Next turn')).toBeNull();
});

test('a match without a mistake is praised, and has no gap', async () => {
  keep(playAll(patience(0, 'cards', SHORT_DECK), ...WELL), mei);
  await lookBack();
  expect(screen.getByLabelText('Accuracy 100 %')).toBeOnTheScreen();
  expect(screen.getByText('Every take was the best there was!')).toBeOnTheScreen();
  expect(noButton(/^Most was left/)).toBeNull();
});

test('on a tablet the turn that left most lies open beside all of them', async () => {
  await freshDevice(TABLET);
  keep(soSo(), mei);
  await lookBack();
  expect(screen.getByRole('heading', { name: 'Turn 1 of 3' })).toBeOnTheScreen();
  expect(tile(1)).toBeSelected();
  fireEvent.press(tile(3));
  expect(screen.getByRole('heading', { name: 'Turn 3 of 3' })).toBeOnTheScreen();
  expect(tile(1)).not.toBeSelected();
});

test('in Chinese', async () => {
  keep(soSo(), mei);
  await lookBack('数字接龙', 'zh-CN');
  expect(screen.getByLabelText('准确率 67 %')).toBeOnTheScreen();
  expect(screen.getByText('能拿 9 张牌，拿了 6 张牌')).toBeOnTheScreen();
  expect(button('第 1 回合：能拿 4 张牌，拿了 2 张牌')).toBeOnTheScreen();
});

test('where nothing could be taken at all, it says so', async () => {
  const stuck = patience(0, 'cards', 'r10 g10 b10 o10 o9 g1 o1 b1 r1 r2');
  keep(stuck, mei);
  await lookBack();
  expect(screen.getByText('Nobody had a turn in this game.')).toBeOnTheScreen();
});

describe('NUMERO', () => {
  const dealt = () =>
    table({
      hands: ['g5 r5 b1 o1 g1', 'g4 b4 o5 b5 r4'],
      centre: 'g3 o2',
      options: { highest: 5 },
    });

  test('one chooses whose turns to see, and the hand of the other is shown after the end', async () => {
    keep(discardedToTheEnd(playAll(dealt(), 'take g5: g3+o2', 'discard g4')), mei, bot);
    await lookBack('NUMERO$');
    expect(screen.getByRole('radio', { name: 'Mei' })).toBeChecked();
    expect(labels()[0]).toBe('Turn 1: 3 of 3 cards');
    fireEvent.press(screen.getByRole('radio', { name: 'Xiǎomíng' }));
    expect(labels()[0]).toBe('Turn 1: nothing to take');
    fireEvent.press(tile(1));
    expect(screen.getByLabelText('4, 四, sì, blue')).toBeOnTheScreen();
    expect(screen.getByLabelText('4, 四, sì, green, used')).toBeOnTheScreen();
    expect(screen.getByText('Discarded 四 (4)')).toBeOnTheScreen();
    expect(screen.getByText('Nothing could be taken.')).toBeOnTheScreen();
  });

  test('while it goes on, no hand is shown: only the way back to it', async () => {
    keep(dealt(), mei, bot);
    open();
    await wait(0);
    expect(screen.queryByRole('link', { name: 'Look back: NUMERO' })).toBeNull();
  });
});

function discardedToTheEnd(match: Match): Match {
  let now = match;
  while (!result(now)) {
    const [seat = 0] = toMove(now);
    const moves = legalMoves(now, seat) as { readonly type: string }[]; // every move has one
    now = play(now, seat, moves.find(({ type }) => type === 'discard') ?? moves.at(-1)).match;
  }
  return now;
}

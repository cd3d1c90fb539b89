import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Share } from 'react-native';
import { settled } from '../../app/kept/kept';
import { today } from '../../app/services/today';
import { allPlayed, type Played } from '../../app/today/played';
import { timed } from '../../app/today/timed';
import { allUnderway, begun } from '../../app/today/underway';
import { open } from './open';

jest.mock('../../app/services/today');

const solved = (date: string, change: Partial<Played> = {}): Played => ({
  ...{ date, level: 1, end: 'solved', inTime: true, most: 5, tries: [], hints: 0, seconds: null },
  ...change,
});

beforeEach(async () => {
  await AsyncStorage.clear();
  allPlayed.keep([]);
  allUnderway.keep([]);
  timed.keep(false);
  jest.mocked(today).mockReturnValue('2026-11-18');
});

/** The challenges, as a person gets there. */
async function openToday(languageTag?: string) {
  const app = open(languageTag);
  fireEvent.press(await screen.findByRole('link', { name: /^(Today’s challenge|今天的题)$/ }));
  await screen.findByRole('heading', { name: /18/ });
  layOut();
  return app;
}

/** In a test nothing has a size until it is told. */
function layOut() {
  const unlaid = screen.UNSAFE_root.findAll(
    ({ type, props }) => typeof type === 'string' && props.onLayout !== undefined,
  );
  const layout = { x: 0, y: 0, width: 374, height: 620 };
  for (const view of unlaid) fireEvent(view, 'layout', { nativeEvent: { layout } });
}

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

async function openChallenge(name: RegExp) {
  fireEvent.press(link(name));
  await waitFor(() => expect(screen.getAllByText(/18 November · Level/)).not.toHaveLength(0));
  layOut();
}

test('there is one for every level, with how it stands', async () => {
  allPlayed.keep([solved('2026-11-18'), solved('2026-11-18', { level: 2, end: 'gaveUp' })]);
  allUnderway.keep([{ ...begun('2026-11-18', 3), tries: [2] }]);
  await openToday();
  expect(screen.getByRole('heading', { name: 'Wednesday, 18 November 2026' })).toBeOnTheScreen();
  const names = screen
    .getAllByRole('link', { name: /^Level \d/ })
    .map(({ props }) => props.accessibilityLabel ?? props['aria-label']);
  expect(names).toEqual([
    'Level 0, Adding up to 10: not played yet',
    'Level 1, Adding up to 15: solved',
    'Level 2, Taking away: solution seen',
    'Level 3, Times and divided: begun',
    'Level 4, Simple parts: not played yet',
    'Level 5, Harder parts: not played yet',
    'Level 6, Powers and roots: not played yet',
  ]);
});

test('days in a row are told, the longest too', async () => {
  const days = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-16', '2026-11-17'];
  allPlayed.keep(days.map((day) => solved(day)));
  await openToday();
  expect(screen.getByText('2 days in a row')).toBeOnTheScreen();
  expect(screen.getByText('Longest: 3 days')).toBeOnTheScreen();
});

test('in Chinese, too', async () => {
  await openToday('zh-CN');
  expect(screen.getByRole('heading', { name: '2026年11月18日，星期三' })).toBeOnTheScreen();
  expect(link('第 2 级，减法：还没做')).toBeOnTheScreen();
});

describe('the calendar', () => {
  const day = (name: RegExp) => screen.queryByRole('link', { name });

  test('has a mark on each day of a level, and no way to a day that has not come', async () => {
    allPlayed.keep([solved('2026-11-16')]);
    await openToday();
    expect(day(/^16 November: solved$/)).toBeOnTheScreen();
    expect(day(/^17 November: not played yet$/)).toBeOnTheScreen();
    expect(day(/^19 November/)).toBeNull();
    fireEvent.press(screen.getByRole('radio', { name: '4' }));
    expect(day(/^16 November: not played yet$/)).toBeOnTheScreen();
  });

  test('goes back to the first day, and forth to this month', async () => {
    await openToday();
    expect(screen.getByRole('button', { name: 'A month later' })).toBeDisabled();
    press('A month earlier');
    expect(screen.getByText('October 2026')).toBeOnTheScreen();
    expect(day(/^31 October/)).toBeOnTheScreen();
    for (let month = 10; month > 1; month--) press('A month earlier');
    expect(screen.getByText('January 2026')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'A month earlier' })).toBeDisabled();
    press('A month later');
    expect(screen.getByText('February 2026')).toBeOnTheScreen();
  });
});

test('what was solved and cannot be read is told of', async () => {
  await settled();
  await AsyncStorage.setItem('shushu.today.played', 'torn');
  await openToday();
  expect(screen.getByText(/^The challenges solved so far could not be read/)).toBeOnTheScreen();
  expect(await AsyncStorage.getItem('shushu.today.played.broken')).toBe('torn');
});

test('nobody sees a clock who has not asked for one, and the wish is kept', async () => {
  await openToday();
  const clock = screen.getByRole('switch', { name: 'Show the time' });
  expect(clock).not.toBeChecked();
  fireEvent.press(clock);
  expect(clock).toBeChecked();
  await settled();
  expect(await AsyncStorage.getItem('shushu.today.timed')).toBe('{"v":1,"data":true}');
  await openChallenge(/^Level 1,/);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
});

describe('a challenge', () => {
  test('says what is asked for, and lies there to be put together', async () => {
    await openToday();
    await openChallenge(/^Level 1,/);
    expect(screen.getByText('One take wins 5 cards. Which?')).toBeOnTheScreen();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: /^15, 十五/ })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'One step back' })).toBeNull();
  });

  test('hints come in three steps, each counted once', async () => {
    await openToday();
    await openChallenge(/^Level 1,/);
    press('Hint');
    expect(screen.getByText(/^There is something to take: 5 cards/)).toBeOnTheScreen();
    press('Tell me more');
    expect(screen.getByText(/^Look at these cards/)).toBeOnTheScreen();
    press('Close');
    press('Hint');
    expect(screen.getByText(/^Look at these cards/)).toBeOnTheScreen();
    expect(screen.queryByText(/take it with/)).toBeNull();
    press('Tell me more');
    expect(screen.getByText(/take it with/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Tell me more' })).toBeNull();
    press('Close');
    expect(screen.getByText('3 hints so far')).toBeOnTheScreen();
    await act(settled);
    const [kept] = (await allUnderway.find()).value;
    expect(kept).toMatchObject({ date: '2026-11-18', level: 1, hints: 3 });
  });

  test('giving up asks once, shows the best take, and counts as that', async () => {
    await openToday();
    await openChallenge(/^Level 1,/);
    press('More');
    press('Show me the best take');
    press('No, I go on looking');
    expect(screen.getByText('One take wins 5 cards. Which?')).toBeOnTheScreen();
    press('More');
    press('Show me the best take');
    press('Yes, show it');
    expect(screen.getByRole('heading', { name: 'It was there' })).toBeOnTheScreen();
    expect(screen.getByText('14 + 1 = 15')).toBeOnTheScreen();
    expect(screen.getByText('9 + 6 = 15')).toBeOnTheScreen();
    expect(screen.queryByRole('img', { name: /stars? of 3$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await act(settled);
    expect((await allPlayed.find()).value).toMatchObject([{ level: 1, end: 'gaveUp' }]);
    // Tried again it is for its own sake.
    press('Try it once more');
    layOut();
    expect(screen.getByText('One take wins 5 cards. Which?')).toBeOnTheScreen();
  });
});

test('one that was solved is shown with its stars, and can be shared without giving it away', async () => {
  const handOn = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
  allPlayed.keep([solved('2026-11-18', { tries: [2], hints: 1 })]);
  await openToday();
  await openChallenge(/^Level 1,/);
  expect(screen.getByRole('heading', { name: 'Found!' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '2 stars of 3' })).toBeOnTheScreen();
  press('Share');
  await waitFor(() => expect(handOn).toHaveBeenCalledTimes(1));
  expect(handOn).toHaveBeenCalledWith({
    message: '数数 2026-11-18 level 1: ★★☆ · 5 cards · 1 hint\n■■□□□\n■■■■■',
  });
});

test('where sharing fails, the text is there to be copied by hand', async () => {
  jest.spyOn(Share, 'share').mockRejectedValue(new Error('no'));
  allPlayed.keep([solved('2026-11-18')]);
  await openToday();
  await openChallenge(/^Level 1,/);
  press('Share');
  expect(await screen.findByText(/^数数 2026-11-18 level 1: ★★★/)).toBeOnTheScreen();
});

import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen } from '@testing-library/react-native';
import { keepSitting } from '../../app/play/saved';
import { newSitting } from '../../app/play/sitting';
import { gameTexts } from '../../app/texts';
import { play, toMove } from '../../engine';
import { open } from './open';
import { DECLINE, sit, TAKE } from './play/sit';

// What lies on the table is shown by the table's own tests.
jest.mock('../../app/screens/Table', () => {
  const { Text } = jest.requireActual('react-native');
  return { Table: () => <Text>The table</Text> };
});

const link = (name: string) => screen.getByRole('link', { name: `${name}: No, thank you` });
const findLink = (name: string) => screen.findByRole('link', { name: `${name}: No, thank you` });
const noLink = (name: string) => screen.queryByRole('link', { name: `${name}: No, thank you` });

beforeEach(() => AsyncStorage.clear());

test('Home shows the name of the app and every game that has a table', async () => {
  open();
  expect(await screen.findByText('数数')).toBeOnTheScreen();
  expect(screen.getByText('Card games to count in Chinese')).toBeOnTheScreen();
  const ways = await screen.findAllByRole('link', { name: /^Play: / });
  expect(ways).toHaveLength(Object.keys(gameTexts).length);
});

test('a game has its Chinese name, its sound and how many can play', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No, thank you' })).toBeOnTheScreen();
  expect(screen.getByText('不要，')).toBeOnTheScreen();
  expect(screen.getByText('谢谢')).toBeOnTheScreen();
  expect(screen.getByText('bú yào, xièxie')).toBeOnTheScreen();
  expect(screen.getByText('3–6 players')).toBeOnTheScreen();
  expect(screen.getByText('1 player')).toBeOnTheScreen();
});

test('a device that speaks Chinese is answered in Chinese', async () => {
  open('zh-Hans-CN');
  expect(await screen.findByText('玩牌学数数')).toBeOnTheScreen();
  expect(await screen.findByText('3–6 人')).toBeOnTheScreen();
  expect(screen.queryByText('No, thank you')).toBeNull();
});

test('a device that speaks neither is answered in English', async () => {
  open('fi-FI');
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
});

test('a game leads to its cards, and back leads home', async () => {
  open();
  fireEvent.press(await findLink('The cards'));
  expect(await screen.findByText('Card 1 of 36')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
  expect(screen.queryByText('Card 1 of 36')).toBeNull();
});

test('where nothing waits, playing begins with setting the table', async () => {
  open();
  fireEvent.press(await findLink('Play'));
  expect(await screen.findByText('Start right away')).toBeOnTheScreen();
  expect(noLink('Continue')).toBeNull();
});

test('a match that waits is offered first, with who plays and who is next', async () => {
  const sitting = sit('Mei Bo *');
  keepSitting({ ...sitting, match: play(sitting.match, 0, DECLINE).match });
  open();
  expect(await findLink('Continue')).toBeOnTheScreen();
  expect(screen.getByText('Mei, Bo, Xiǎomíng. Next: Bo')).toBeOnTheScreen();
  await findLink('Play');
  const ways = screen.getAllByRole('link', { name: /No, thank you/ });
  expect(ways.map((way) => way.props.accessibilityLabel)).toEqual(
    ['Continue', 'Play', 'How to play', 'The cards'].map((name) => `${name}: No, thank you`),
  );
  fireEvent.press(link('Continue'));
  expect(await screen.findByText('The table')).toBeOnTheScreen();
});

test('of several that wait, the one that was played last comes before all games', async () => {
  const solo = newSitting({
    game: 'patience',
    players: [{ kind: 'person', name: '' }],
    sharing: 'pass',
    options: {},
    seed: 'home',
  });
  keepSitting(solo);
  keepSitting(sit('Mei * *'));
  open();
  await screen.findByRole('link', { name: /^Play: .*patience/i });
  const continued = () =>
    screen
      .getAllByRole('link', { name: /^Continue: / })
      .map((way) => way.props.accessibilityLabel as string);
  const patience = `Continue: ${gameTexts.patience.name.en}`;
  expect(continued()).toEqual(['Continue: No, thank you', patience]);
  screen.unmount();
  keepSitting(solo);
  open();
  await screen.findByRole('link', { name: /^Play: .*patience/i });
  expect(continued()).toEqual([patience, 'Continue: No, thank you']);
});

test('where the last one is over, another one that waits comes first', async () => {
  let { match } = sit('Mei * *');
  while (toMove(match).length > 0) match = play(match, 0, TAKE).match;
  const players = [{ kind: 'person' as const, name: '' }];
  keepSitting(
    newSitting({ game: 'patience', players, sharing: 'pass', options: {}, seed: 'home' }),
  );
  keepSitting({ ...sit('Mei * *'), match });
  open();
  const [first] = await screen.findAllByRole('link', { name: /^(Continue|Play): / });
  expect(first).toHaveProp('accessibilityLabel', `Continue: ${gameTexts.patience.name.en}`);
});

test('in Chinese, bots have their Chinese names', async () => {
  keepSitting(sit('美美 * *'));
  open('zh-CN');
  expect(await screen.findByText('美美、小明、冬梅。轮到：美美')).toBeOnTheScreen();
});

test('a match that is over is not continued, but its result can be seen again', async () => {
  let { match } = sit('Mei * *');
  while (toMove(match).length > 0) match = play(match, 0, TAKE).match;
  keepSitting({ ...sit('Mei * *'), match });
  open();
  fireEvent.press(await findLink('Last result'));
  expect(await screen.findByText('The table')).toBeOnTheScreen();
  expect(noLink('Continue')).toBeNull();
});

test('a match that cannot be read is told of, and the game can be played', async () => {
  await AsyncStorage.setItem('shushu.match.buyao', '{"v":1,"data":{"match":"torn"}}');
  open();
  expect(await screen.findByText(/^The last game could not be read/)).toBeOnTheScreen();
  expect(noLink('Continue')).toBeNull();
  expect(link('Play')).toBeOnTheScreen();
});

import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { keep, settled } from '../../app/kept/kept';
import { knownNames } from '../../app/play/names';
import { findSitting, keepSitting } from '../../app/play/saved';
import { toMove } from '../../engine';
import { open } from './open';
import { sit } from './play/sit';

// What lies on the table is shown by the table's own tests.
jest.mock('../../app/screens/Table', () => {
  const { Text } = jest.requireActual('react-native');
  return { Table: () => <Text>The table</Text> };
});

beforeEach(() => AsyncStorage.clear());

/** The setup of 不要，谢谢, as a person gets there. */
async function openSetup(languageTag?: string) {
  open(languageTag);
  fireEvent.press(
    await screen.findByRole('link', { name: /^(Play: No, thank you|玩: 不要，谢谢)/ }),
  );
  await screen.findByRole('button', { name: /^(Start|开始)$/ });
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.press(button(name));
const group = (name: string) => within(screen.getByLabelText(name));
const choose = (label: string, name: string) =>
  fireEvent.press(group(label).getByRole('radio', { name }));
const choices = (label: string) =>
  group(label)
    .getAllByRole('radio')
    .map((radio) => radio.props.accessibilityLabel);
const write = (label: string, name: string) =>
  fireEvent.changeText(screen.getByLabelText(label), name);

/** What lies on the table after a start. */
async function dealt() {
  expect(await screen.findByText('The table')).toBeOnTheScreen();
  await settled();
  const { sitting } = await findSitting('buyao');
  if (!sitting) throw new Error('nothing was dealt');
  return sitting;
}

const bot = (name: string, level = 'normal') => ({ kind: 'bot', name, level });

describe('ready-made tables', () => {
  test('one tap and a person plays with two bots', async () => {
    await openSetup();
    press('Practise: You and 2 bots');
    const { players, match } = await dealt();
    expect(players).toEqual([{ kind: 'person', name: '' }, bot('xiaoming'), bot('dongmei')]);
    expect(match).toMatchObject({ seats: 3, options: { numbers: 36 }, moves: [] });
  });

  test('one tap and three people hand the device on', async () => {
    await openSetup();
    press('Pass it on: 3 people hand the device round');
    const { players, sharing } = await dealt();
    expect(players.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
    expect(sharing).toBe('pass');
  });

  test('one tap and four people sit round the tablet', async () => {
    await openSetup();
    press('Round the tablet: 4 people, the tablet in the middle');
    const { players, sharing } = await dealt();
    expect(players).toHaveLength(4);
    expect(sharing).toBe('around');
  });

  test('one tap and young ones play with fewer cards', async () => {
    await openSetup();
    press('Young class: You and 2 easy bots, cards 1–20');
    const { players, match } = await dealt();
    expect(players.slice(1)).toEqual([bot('xiaoming', 'easy'), bot('dongmei', 'easy')]);
    expect(match.options).toMatchObject({ numbers: 20 });
  });
});

describe('a table of one’s own', () => {
  test('has the people, the bots and the cards that were chosen', async () => {
    await openSetup();
    choose('How many play', '4');
    write('Name at seat 1', ' Mei ');
    choose('Who sits at seat 3', 'Person');
    write('Name at seat 3', 'Bo');
    choose('How the bot at seat 2 plays', 'Hard');
    choose('How the bot at seat 4 plays', 'Easy');
    choose('How you share the device', 'It lies in the middle');
    choose('Who begins', 'Bo');
    choose('Cards', '1–20, a shorter game');
    press('Start');
    const { players, sharing, match } = await dealt();
    expect(players).toEqual([
      { kind: 'person', name: 'Mei' },
      bot('xiaoming', 'hard'),
      { kind: 'person', name: 'Bo' },
      bot('dongmei', 'easy'),
    ]);
    expect(sharing).toBe('around');
    expect(toMove(match)).toEqual([2]);
    expect(match.options).toMatchObject({ numbers: 20 });
  });

  test('has as many seats as the game allows', async () => {
    await openSetup();
    expect(choices('How many play')).toEqual(['3', '4', '5', '6']);
    choose('How many play', '6');
    expect(screen.getByText('Seat 6')).toBeOnTheScreen();
    choose('How many play', '3');
    expect(screen.queryByText('Seat 4')).toBeNull();
  });

  test('asks how the device is shared only where there is somebody to share it with', async () => {
    await openSetup();
    expect(screen.queryByLabelText('How you share the device')).toBeNull();
    choose('Who sits at seat 2', 'Person');
    expect(choices('How you share the device')).toEqual(['Hand it on', 'It lies in the middle']);
  });

  test('calls everybody by name, also those who gave none', async () => {
    await openSetup();
    choose('Who sits at seat 3', 'Person');
    write('Name at seat 1', 'Mei');
    expect(choices('Who begins')).toEqual(['By lot', 'Mei', 'Xiǎomíng', 'Player 3']);
  });

  test('is remembered for the next time', async () => {
    await openSetup();
    choose('How many play', '5');
    write('Name at seat 1', 'Mei');
    press('Start');
    await dealt();
    await AsyncStorage.removeItem('shushu.match.buyao');
    screen.unmount();
    await openSetup();
    expect(group('How many play').getByRole('radio', { name: '5' })).toBeChecked();
    expect(screen.getByLabelText('Name at seat 1')).toHaveDisplayValue('Mei');
  });
});

describe('names that were written before', () => {
  test('are offered with one tap, each to one person', async () => {
    keep(knownNames, ['Mei', 'Bo']);
    await openSetup();
    choose('Who sits at seat 2', 'Person');
    press('Bo at seat 2');
    expect(screen.getByLabelText('Name at seat 2')).toHaveDisplayValue('Bo');
    expect(screen.queryByRole('button', { name: 'Bo at seat 1' })).toBeNull();
    expect(button('Mei at seat 1')).toBeOnTheScreen();
  });

  test('are joined by new ones', async () => {
    keep(knownNames, ['Bo']);
    await openSetup();
    write('Name at seat 1', 'Mei');
    press('Start');
    await dealt();
    expect(await AsyncStorage.getItem(knownNames.key)).toBe('{"v":1,"data":["Mei","Bo"]}');
  });
});

describe('where a match waits', () => {
  const waiting = sit('Old * *');
  beforeEach(() => keepSitting(waiting));

  test.each(['Start', 'Practise: You and 2 bots'])('“%s” asks once', async (name) => {
    await openSetup();
    press(name);
    expect(screen.getByText('You have a game to continue')).toBeOnTheScreen();
    expect((await findSitting('buyao')).sitting).toEqual(waiting);
  });

  test('it can be continued', async () => {
    await openSetup();
    press('Start');
    press('Continue');
    expect(await dealt()).toEqual(waiting);
  });

  test('a new one takes its place only when that is said', async () => {
    await openSetup();
    write('Name at seat 1', 'Mei');
    press('Start');
    press('New game');
    expect((await dealt()).players[0]).toEqual({ kind: 'person', name: 'Mei' });
  });

  test('one can think again', async () => {
    await openSetup();
    press('Start');
    press('Close');
    await waitFor(() => expect(screen.queryByText('You have a game to continue')).toBeNull());
    expect((await findSitting('buyao')).sitting).toEqual(waiting);
  });
});

test('a match that could not be read is told of here too', async () => {
  await AsyncStorage.setItem('shushu.match.buyao', 'torn');
  await openSetup();
  expect(screen.getByText(/^The last game could not be read/)).toBeOnTheScreen();
  press('Start');
  expect((await dealt()).match.moves).toEqual([]);
});

test('where a game counts what is played, that can be seen from here', async () => {
  open();
  fireEvent.press(await screen.findByRole('link', { name: 'Play: NUMERO Patience' }));
  fireEvent.press(await screen.findByRole('link', { name: 'Statistics: NUMERO Patience' }));
  expect(await screen.findByText(/^Nothing to count yet/)).toBeOnTheScreen();
});

test('in Chinese, all of it is in Chinese', async () => {
  await openSetup('zh-CN');
  expect(screen.getByText('新的一局')).toBeOnTheScreen();
  expect(button('练一练: 你和两个机器人')).toBeOnTheScreen();
  expect(choices('谁先开始')).toEqual(['抽签', '玩家 1', '小明', '冬梅']);
  expect(choices('用哪些牌')).toEqual(['1–36', '1–20，短一点']);
});

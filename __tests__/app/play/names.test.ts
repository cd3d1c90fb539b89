import AsyncStorage from '@react-native-async-storage/async-storage';
import { keep, recall } from '../../../app/kept/kept';
import { BOT_NAMES, botNames } from '../../../app/play/botNames';
import { knownNames, namesOf, withNames } from '../../../app/play/names';
import { games } from '../../../engine';
import { sit } from './sit';

test('people go by their names, bots by theirs in the language of the app', () => {
  const { players } = sit('Mei * *');
  expect(namesOf(players, 'en')).toEqual(['Mei', 'Xiǎomíng', 'Dōngméi']);
  expect(namesOf(players, 'zh')).toEqual(['Mei', '小明', '冬梅']);
});

test('who gives no name goes by the seat', () => {
  const players = [{ kind: 'person', name: '' } as const, { kind: 'person', name: '  ' } as const];
  expect(namesOf(players, 'en')).toEqual(['Player 1', 'Player 2']);
  expect(namesOf(players, 'zh')).toEqual(['玩家 1', '玩家 2']);
});

test('two of one name are told apart', () => {
  const { players } = sit('Mei Mei Xiǎomíng *');
  expect(namesOf(players, 'en')).toEqual(['Mei', 'Mei 2', 'Xiǎomíng', 'Xiǎomíng 2']);
});

test('there are names enough for a table of bots', () => {
  const most = Math.max(...Object.values(games).flatMap(({ seats }) => seats));
  expect(BOT_NAMES.length).toBeGreaterThanOrEqual(most);
  for (const language of ['en', 'zh'] as const) {
    const names = Object.values(botNames).map((name) => name[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe('the names that are remembered', () => {
  test('are the latest first, each once, tidy and not empty', () => {
    expect(withNames(['Bo', 'Mei'], [' Li ', 'Mei', '', ' '])).toEqual(['Li', 'Mei', 'Bo']);
    expect(withNames([], ['12345678901234567890 and on'])).toEqual(['12345678901234567890']);
    expect(withNames([], ['龙'.repeat(30)])).toEqual(['龙'.repeat(20)]);
  });

  test('are twelve at most', () => {
    const many = Array.from({ length: 12 }, (_, at) => `N${at}`);
    expect(withNames(many, ['Mei'])).toEqual(['Mei', ...many.slice(0, 11)]);
  });

  test('come back, or are none where they cannot be read', async () => {
    keep(knownNames, ['Mei', 'Bo']);
    expect(await recall(knownNames)).toEqual({ value: ['Mei', 'Bo'], broken: false });
    await AsyncStorage.setItem(knownNames.key, '{"v":1,"data":[7]}');
    expect(await recall(knownNames)).toEqual({ value: [], broken: true });
  });
});

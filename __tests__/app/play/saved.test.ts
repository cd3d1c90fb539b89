import AsyncStorage from '@react-native-async-storage/async-storage';
import fc from 'fast-check';
import { settled } from '../../../app/kept/kept';
import { newSitting } from '../../../app/play/sitting';
import { canContinue, findSitting, keepSitting } from '../../../app/play/saved';
import type { Sitting } from '../../../app/play/playing';
import { play, toMove } from '../../../engine';
import { DECLINE, sit, TAKE } from './sit';

const KEY = 'shushu.match.buyao';

beforeEach(() => AsyncStorage.clear());

const find = () => findSitting('buyao');

function after(sitting: Sitting, ...moves: object[]): Sitting {
  return moves.reduce<Sitting>((now, move) => {
    const [seat = 0] = toMove(now.match);
    return { ...now, match: play(now.match, seat, move).match };
  }, sitting);
}

/** What lies in the store, as a person would open it. */
async function lies() {
  await settled();
  return JSON.parse((await AsyncStorage.getItem(KEY)) ?? 'null');
}

async function put(data: unknown) {
  await AsyncStorage.setItem(KEY, JSON.stringify({ v: 1, data }));
}

test('where nobody has played there is nothing, and nothing is broken', async () => {
  const found = await find();
  expect(found).toEqual({ sitting: null, broken: false });
  expect(canContinue(found)).toBe(false);
});

test('a match comes back as it was', async () => {
  const sitting = { ...after(sit('Mei * Bo', { sharing: 'around' }), DECLINE), hints: [2, 0, 1] };
  keepSitting(sitting);
  const found = await find();
  expect(found).toEqual({ sitting, broken: false });
  expect(canContinue(found)).toBe(true);
});

test('one with hands in it is handed on, however it was kept', async () => {
  const players = ['Mei', 'Bo', 'Lin'].map((name) => ({ kind: 'person' as const, name }));
  const asked = { game: 'sevens', players, sharing: 'pass', options: {}, seed: 's' } as const;
  keepSitting({ ...newSitting(asked), sharing: 'around' });
  expect((await findSitting('sevens')).sitting?.sharing).toBe('pass');
});

test('so does who of the roster sits there, and nobody need be of it', async () => {
  const plain = sit('Mei * Bo');
  const sitting: Sitting = {
    ...plain,
    players: [{ kind: 'person', name: 'Mei', who: 'm1' }, ...plain.players.slice(1)],
  };
  keepSitting(sitting);
  expect((await find()).sitting).toEqual(sitting);
  const { data } = await lies();
  await put({ ...data, players: plain.players });
  expect((await find()).sitting).toEqual(plain);
});

test('so does a turn that was being put together', async () => {
  const sitting = { ...sit('Mei * *'), draft: [{ one: 'step' }, { another: 'step' }] };
  keepSitting(sitting);
  expect((await find()).sitting).toEqual(sitting);
});

test('a match that is over stays to be looked at, and is not continued', async () => {
  let sitting = sit('Mei * *');
  while (toMove(sitting.match).length > 0) sitting = after(sitting, TAKE);
  keepSitting(sitting);
  const found = await find();
  expect(found.sitting).toEqual(sitting);
  expect(canContinue(found)).toBe(false);
});

test('a match that cannot be read is told of, with a copy kept, until the next one begins', async () => {
  await AsyncStorage.setItem(KEY, 'torn');
  expect(await find()).toEqual({ sitting: null, broken: true });
  expect(await find()).toEqual({ sitting: null, broken: true });
  expect(await AsyncStorage.getItem(`${KEY}.broken`)).toBe('torn');
  keepSitting(sit('Mei * *'));
  expect((await find()).broken).toBe(false);
  expect(await AsyncStorage.getItem(`${KEY}.broken`)).toBe('torn');
});

describe('what does not fit together is broken', () => {
  test.each([
    ['a move that cannot be', (data) => ({ ...data, match: data.match.replace('[0,', '[1,') })],
    ['another game', (data) => ({ ...data, match: data.match.replace('buyao', 'chess') })],
    ['a player too few', (data) => ({ ...data, players: data.players.slice(1) })],
    ['a player too many', (data) => ({ ...data, players: [...data.players, ...data.players] })],
    ['a player of no kind', (data) => ({ ...data, players: data.players.map(() => ({})) })],
    ['hints for nobody', (data) => ({ ...data, hints: [] })],
    ['half a hint', (data) => ({ ...data, hints: [0.5, 0, 0] })],
    ['a way of sharing nobody knows', (data) => ({ ...data, sharing: 'mail' })],
    ['nothing', () => null],
  ] satisfies [string, (data: Data) => unknown][])('%s', async (_, change) => {
    keepSitting(after(sit('Mei * *'), DECLINE));
    await put(change((await lies()).data));
    expect(await find()).toEqual({ sitting: null, broken: true });
  });

  test('anything at all is a match or broken, and never thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        await put(data);
        expect((await find()).sitting).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

interface Data {
  readonly match: string;
  readonly players: object[];
}

test('a name that is far too long is cut, and loses nobody the match', async () => {
  keepSitting(sit('Mei * *'));
  const { data } = await lies();
  await put({
    ...data,
    players: [{ kind: 'person', name: '好'.repeat(500) }, ...data.players.slice(1)],
  });
  const { sitting } = await find();
  expect(sitting?.players[0]?.name).toBe('好'.repeat(20));
});

// The last one here: the app then knows until its end that this device keeps nothing.
test('where the device keeps nothing, a match lives as long as the app', async () => {
  keepSitting(sit('Old * *'));
  await settled();
  jest.mocked(AsyncStorage.setItem).mockRejectedValueOnce(new Error('QuotaExceededError'));
  const sitting = sit('Mei * *');
  keepSitting(sitting);
  await settled();
  expect((await find()).sitting).toBe(sitting);
});

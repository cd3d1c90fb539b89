import AsyncStorage from '@react-native-async-storage/async-storage';
import { settled } from '../../../app/kept/kept';
import { findSitting } from '../../../app/play/saved';
import { newDeal, sameDeal } from '../../../app/play/sitting';
import type { Sitting } from '../../../app/play/playing';
import { findRecord, openBook, removeAll } from '../../../app/records/book';
import { keepPlayed } from '../../../app/records/keepPlayed';
import { play, toMove } from '../../../engine';
import { sit, TAKE } from '../play/sit';

beforeEach(async () => {
  await AsyncStorage.clear();
  await removeAll();
});

function taken(sitting: Sitting): Sitting {
  const [seat = 0] = toMove(sitting.match);
  return { ...sitting, match: play(sitting.match, seat, TAKE).match };
}

/** To its end, kept after every move, as at the table. */
function played(sitting: Sitting): Sitting {
  let now = sitting;
  while (toMove(now.match).length > 0) keepPlayed((now = taken(now)));
  return now;
}

const listed = async () => (await openBook()).rows.map(({ id }) => id);

test('a match is on record once it is over, and not before', async () => {
  const sitting = sit('Mei * *');
  keepPlayed(taken(sitting));
  expect(await listed()).toEqual([]);
  const over = played(sitting);
  expect(await listed()).toEqual([sitting.id]);
  expect((await findRecord(sitting.id))?.match).toEqual(over.match);
});

test('kept once more, or left and come back to, it is still one match', async () => {
  const over = played(sit('Mei * *'));
  keepPlayed({ ...over, hints: [1, 0, 0] });
  const { sitting } = await findSitting('buyao');
  expect(sitting?.id).toBe(over.id);
  if (sitting) keepPlayed(sitting);
  expect(await listed()).toEqual([over.id]);
});

test('killed before it was kept as over, it is played to its end once more, and is one match', async () => {
  const sitting = sit('Mei * *');
  let before = sitting;
  for (let now = sitting; toMove(now.match).length > 0; now = taken(now)) before = now;
  keepPlayed(before);
  await settled();
  const asItWas = (await AsyncStorage.getItem('shushu.match.buyao')) ?? '';
  keepPlayed(taken(before));
  await settled();
  await AsyncStorage.setItem('shushu.match.buyao', asItWas); // it was killed between the two writes
  const found = (await findSitting('buyao')).sitting;
  if (!found) throw new Error('the match is still there');
  keepPlayed(taken(found));
  expect(await listed()).toEqual([sitting.id]);
});

test('it is on record before it is kept as over', async () => {
  const over = played(sit('Mei * *'));
  await settled();
  await removeAll();
  jest.mocked(AsyncStorage.setItem).mockClear();
  keepPlayed(over);
  await settled();
  const written = jest
    .mocked(AsyncStorage.setItem)
    .mock.calls.map(([key]) => key)
    .filter((key) => /records|match/.test(key));
  expect(written).toEqual(['shushu.records.1.moves', 'shushu.records.1', 'shushu.match.buyao']);
});

test('the same deal again is another match, and so is a new one', async () => {
  const first = played(sit('Mei * *'));
  const second = played(sameDeal(first));
  const third = played(newDeal(second, 'another'));
  expect(new Set(await listed())).toEqual(new Set([first.id, second.id, third.id]));
  expect(second.match.seed).toBe(first.match.seed);
});

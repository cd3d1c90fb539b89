import AsyncStorage from '@react-native-async-storage/async-storage';
import { keep, recall } from '../../../app/kept/kept';
import { bringPeople, merged } from '../../../app/roster/merge';
import { keptRoster, MOST_PEOPLE, type Person } from '../../../app/roster/roster';

const person = (id: string, name: string, shape = 0): Person => ({ id, name, shape, color: 0 });
const mei = person('mei', 'Mei');

test('who is here already is not there twice', () => {
  expect(merged([mei], [mei])).toMatchObject({ fresh: [], there: 1, unlike: 0 });
});

test('who has another name or sign here keeps it, and that is told', () => {
  const others = [person('mei', 'Meimei'), person('mei', 'Mei', 5)];
  expect(merged([mei], others)).toMatchObject({ fresh: [], there: 0, unlike: 2 });
});

test('another person of the same name gets a number', () => {
  const others = [person('a', 'mei'), person('b', 'Mei'), person('c', 'Bo')];
  const { fresh, renamed } = merged([mei], others);
  expect(fresh.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'mei 2'],
    ['b', 'Mei 3'],
    ['c', 'Bo'],
  ]);
  expect(renamed).toEqual(['mei 2', 'Mei 3']);
});

test('a name as long as it may be makes room for its number', () => {
  const long = '小'.repeat(20);
  const { renamed } = merged([person('a', long)], [person('b', long)]);
  expect(renamed).toEqual([`${'小'.repeat(18)} 2`]);
});

test('the same person twice among those who come is one', () => {
  const twice = [person('a', 'Mei'), person('a', 'Mei'), person('a', 'Lin')];
  expect(merged([mei], twice)).toMatchObject({ renamed: ['Mei 2'], there: 1, unlike: 1 });
});

test('where the roster is full the others are counted', () => {
  const most = Array.from({ length: MOST_PEOPLE - 1 }, (_, at) => person(`p${at}`, `P${at}`));
  const { fresh, left } = merged(most, [person('a', 'A'), person('b', 'B')]);
  expect([fresh.length, left]).toEqual([1, 1]);
});

test('they come after those who are here, and once', async () => {
  await AsyncStorage.clear();
  keep(keptRoster, [mei]);
  const bo = person('bo', 'Bo');
  expect(await bringPeople([bo])).toBe(1);
  expect(await bringPeople([bo])).toBe(0);
  expect((await recall(keptRoster)).value).toEqual([mei, bo]);
});

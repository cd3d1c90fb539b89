import AsyncStorage from '@react-native-async-storage/async-storage';
import { keep, recall } from '../../../app/kept/kept';
import { movedBy } from '../../../app/kept/order';
import {
  faultOf,
  keptRoster,
  MOST_PEOPLE,
  withChange,
  without,
  withPerson,
  type Roster,
} from '../../../app/roster/roster';

const rosterOf = (names: string) =>
  names.split(' ').reduce<Roster>((roster, name) => withPerson(roster, name, `id-${name}`), []);
const namesIn = (roster: Roster) => roster.map(({ name }) => name).join(' ');

const three = rosterOf('Mei Bo Lin');

test('people come in the order in which they were written down, each with an id that stays', () => {
  expect(namesIn(three)).toBe('Mei Bo Lin');
  const renamed = withChange(three, 'id-Bo', { name: ' Bobo ' });
  expect(renamed[1]).toMatchObject({ id: 'id-Bo', name: 'Bobo' });
});

test('as long as there are six or fewer, all shapes and all colours differ', () => {
  const six = rosterOf('a b c d e f');
  expect(new Set(six.map(({ shape }) => shape)).size).toBe(6);
  expect(new Set(six.map(({ color }) => color)).size).toBe(6);
});

test('up to thirty-six people all look different, and the next one takes a sign again', () => {
  const many = rosterOf(Array.from({ length: 37 }, (_, at) => `p${at}`).join(' '));
  const signs = many.map(({ shape, color }) => `${shape}/${color}`);
  expect(new Set(signs.slice(0, 36)).size).toBe(36);
  expect(signs[36]).toBe(signs[0]);
});

test('a sign that has come free is given out again', () => {
  const [, bo] = three;
  const again = withPerson(without(three, 'id-Bo'), 'Ana', 'ana');
  expect(again.at(-1)).toMatchObject({ name: 'Ana', shape: bo?.shape, color: bo?.color });
});

test.each([
  [1, 'Bo Mei Lin'],
  [2, 'Bo Lin Mei'],
  [9, 'Bo Lin Mei'],
  [-1, 'Mei Bo Lin'],
])('moved %d places down, the first one leaves the list as %s', (places, names) => {
  expect(namesIn(movedBy(three, 'id-Mei', places))).toBe(names);
});

test('who is not there cannot be moved', () => {
  expect(movedBy(three, 'id-Ana', 1)).toBe(three);
});

describe('a name', () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['mei', 'twice'],
    [' Bo ', 'twice'],
    ['Ana', null],
  ])('%p: %p', (name, fault) => expect(faultOf(three, name)).toBe(fault));

  test('may stay as it is when the others are looked at', () => {
    expect(faultOf(three, 'Mei', 'id-Mei')).toBeNull();
  });

  test('that cannot be changes nothing', () => {
    expect(withPerson(three, 'Mei', 'x')).toBe(three);
    expect(withChange(three, 'id-Bo', { name: 'Mei' })).toBe(three);
  });

  test('is one too many when the list is full, but can still be changed', () => {
    const full = rosterOf(Array.from({ length: MOST_PEOPLE }, (_, at) => `p${at}`).join(' '));
    expect(faultOf(full, 'Ana')).toBe('full');
    expect(faultOf(full, 'Ana', 'id-p3')).toBeNull();
  });
});

describe('on the device', () => {
  beforeEach(() => AsyncStorage.clear());

  test('the roster comes back', async () => {
    keep(keptRoster, three);
    expect(await recall(keptRoster)).toEqual({ value: three, broken: false });
  });

  const [mei] = three;
  test.each([
    ['not a list', {}],
    ['a person without a name', [{ ...mei, name: '  ' }]],
    ['a person with more than a name and a sign', [{ ...mei, born: 2019 }]],
    ['a colour that is not there', [{ ...mei, color: 6 }]],
    ['two with one id', [mei, mei]],
    ['too many', Array.from({ length: 61 }, (_, at) => ({ ...mei, id: `${at}` }))],
  ])('%s is set aside', async (_, data) => {
    await AsyncStorage.setItem(keptRoster.key, JSON.stringify({ v: 1, data }));
    expect(await recall(keptRoster)).toEqual({ value: [], broken: true });
    expect(await AsyncStorage.getItem(`${keptRoster.key}.broken`)).not.toBeNull();
  });
});

import { withPerson, type Roster } from '../../../app/roster/roster';
import { drawn, mixed, seatedAt, seatOf, stoodUp } from '../../../app/roster/seating';
import { playersIn, sittingFrom, usualSetup, withSeats } from '../../../app/play/setup';
import { newDeal, sameDeal } from '../../../app/play/sitting';

const roster = ['Mei', 'Bo', 'Lin', 'Ana'].reduce<Roster>(
  (all, name) => withPerson(all, name, `id-${name}`),
  [],
);
const [mei, bo] = roster;
if (!mei || !bo) throw new Error('somebody is missing');

const table = withSeats(usualSetup('buyao'), 4);
const who = (setup: typeof table) =>
  playersIn(setup).map((player) => (player.kind === 'person' ? player.name || '?' : '*'));

test('a name that is put on a seat sits there, and is known by its id', () => {
  const seated = seatedAt(table, bo, 2);
  expect(who(seated)).toEqual(['?', '*', 'Bo', '*']);
  expect(playersIn(seated)[2]).toMatchObject({ name: 'Bo', who: 'id-Bo' });
  expect(seatOf(seated, 'id-Bo')).toBe(2);
  expect(seatOf(seated, 'id-Mei')).toBe(-1);
});

test('who moves on to a seat that is taken changes places', () => {
  const both = seatedAt(seatedAt(table, mei, 0), bo, 2);
  expect(who(seatedAt(both, mei, 2))).toEqual(['Bo', '*', 'Mei', '*']);
  expect(who(seatedAt(both, mei, 1))).toEqual(['*', 'Mei', 'Bo', '*']);
});

test('who comes from outside takes the seat, and the other one leaves the table', () => {
  const seated = seatedAt(seatedAt(table, mei, 0), bo, 0);
  expect(who(seated)).toEqual(['Bo', '*', '*', '*']);
  expect(seatOf(seated, 'id-Mei')).toBe(-1);
});

test('who leaves is followed by a bot', () => {
  expect(who(stoodUp(seatedAt(table, mei, 0), 'id-Mei'))).toEqual(['*', '*', '*', '*']);
  expect(stoodUp(table, 'id-Mei')).toBe(table);
});

test('a seat beyond the table is no seat', () => {
  expect(seatOf(withSeats(seatedAt(table, mei, 3), 3), 'id-Mei')).toBe(-1);
});

test('mixed, the same people sit there, each once', () => {
  const seated = seatedAt(seatedAt(table, mei, 0), bo, 2);
  expect(who(mixed(seated, () => 0.99))).toEqual(['*', 'Bo', '*', 'Mei']);
  expect([...who(mixed(seated, () => 0.3))].sort()).toEqual([...who(seated)].sort());
});

test('drawn, every seat has one of the roster, and bots come where they are too few', () => {
  const seated = drawn(table, roster, () => 0);
  expect(who(seated)).toEqual(['Mei', 'Bo', 'Lin', 'Ana']);
  expect(who(drawn(table, roster, () => 0.99))).toEqual(['Ana', 'Lin', 'Bo', 'Mei']);
  expect(who(drawn(withSeats(table, 6), roster, () => 0))).toEqual([
    ...['Mei', 'Bo', 'Lin', 'Ana'],
    ...['*', '*'],
  ]);
});

test('a rematch keeps who sits where', () => {
  const sitting = sittingFrom(
    'buyao',
    drawn(table, roster, () => 0),
    'around',
    'seed',
  );
  for (const again of [sameDeal(sitting), newDeal(sitting, 'other')]) {
    expect(again.players).toEqual(sitting.players);
    expect(again.players[3]).toMatchObject({ name: 'Ana', who: 'id-Ana' });
    expect(again.sharing).toBe('around');
  }
});

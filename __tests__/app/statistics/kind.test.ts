import { KINDS, levelOf, nameOf } from '../../../app/statistics/kind';
import { LEVELS, packAsked } from '../../../engine/games/numero/pack';

test('a level is known by its pack, whatever may happen on the way', () => {
  for (const level of LEVELS.keys()) {
    expect(levelOf(packAsked({ level }))).toBe(level);
    expect(levelOf(packAsked({ level, wholeSteps: true }))).toBe(level);
  }
});

test('a pack of one’s own is none of them, unless it is the same', () => {
  expect(levelOf(packAsked({ highest: 12, wilds: ['subtraction'] }))).toBeNull();
  expect(levelOf(packAsked({ highest: 15, wilds: ['division'] }))).toBeNull();
  expect(levelOf(packAsked({ highest: 15, wilds: ['subtraction'] }))).toBe(2);
});

test('each kind has a name of its own', () => {
  const names = KINDS.map(nameOf);
  expect(new Set(names).size).toBe(2 * (LEVELS.length + 1));
  expect(names.slice(0, 2)).toEqual(['0 cards', '0 points']);
  expect(names.at(-1)).toBe('own points');
});

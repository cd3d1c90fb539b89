import { paceFor } from '../../../app/services/pace';

test('the first time is at the normal pace', () => {
  expect(paceFor('八', 0, null)).toBe('normal');
});

test('a second time soon after is slow, a third normal again', () => {
  expect(paceFor('八', 1_000, { hanzi: '八', pace: 'normal', at: 0 })).toBe('slow');
  expect(paceFor('八', 2_000, { hanzi: '八', pace: 'slow', at: 1_000 })).toBe('normal');
});

test('a touch that trembles is one touch', () => {
  expect(paceFor('八', 100, { hanzi: '八', pace: 'normal', at: 0 })).toBeNull();
});

test('something else, or the same much later, is said at the normal pace', () => {
  expect(paceFor('九', 1_000, { hanzi: '八', pace: 'normal', at: 0 })).toBe('normal');
  expect(paceFor('八', 60_000, { hanzi: '八', pace: 'normal', at: 0 })).toBe('normal');
});

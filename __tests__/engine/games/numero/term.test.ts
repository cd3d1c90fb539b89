import { readTerm } from '../../../../engine/games/numero/term';
import { termOf } from './words';

test.each(['g8', '#3', 'g5+b3', '(g5+b3+#1)|-2|1 1/2'])('%s is read as it is', (said) => {
  const term = termOf(said);
  expect(readTerm(JSON.parse(JSON.stringify(term)))).toEqual(term);
});

test('nothing else that came with it is kept', () => {
  expect(readTerm({ wild: '-2', on: { card: 'g8', colour: 'red' }, note: 'hm' })).toEqual({
    wild: '-2',
    on: { card: 'g8' },
  });
});

/** Deeper than any stack. */
function deep(): unknown {
  let term: unknown = { card: 'g8' };
  for (let n = 0; n < 100_000; n++) term = { wild: '-2', on: term };
  return term;
}

describe('what is no sentence is refused', () => {
  test.each([
    ['nothing', null, 'unreadableTerm'],
    ['a word', 'g8', 'unreadableTerm'],
    ['a list', [], 'unreadableTerm'],
    ['an empty thing', {}, 'unreadableTerm'],
    ['a card that is a number', { card: 8 }, 'unreadableTerm'],
    ['a card with a long name', { card: 'g'.repeat(1000) }, 'unreadableTerm'],
    ['a build with a word for a name', { pile: 'one' }, 'unreadableTerm'],
    ['a build with half a name', { pile: 0.5 }, 'unreadableTerm'],
    ['a sum of no list', { sum: 'g5+g3' }, 'unreadableTerm'],
    ['a sum with nothing in it', { sum: [{ card: 'g5' }, null] }, 'unreadableTerm'],
    ['a sum with a hole', { sum: Array(2) }, 'unreadableTerm'],
    ['a wild card on nothing', { wild: '-2' }, 'unreadableTerm'],
    ['a wild card with no name', { wild: null, on: { card: 'g8' } }, 'unreadableTerm'],
    ['one that is too deep', deep(), 'longTerm'],
    ['one that is too wide', { sum: Array(100_000).fill({ card: 'g1' }) }, 'longTerm'],
  ])('%s', (_, input, code) => {
    expect(() => readTerm(input)).toThrow(expect.objectContaining({ name: 'BadInput', code }));
  });
});

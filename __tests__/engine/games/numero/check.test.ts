import {
  readyToTake,
  refuseAnswer,
  refuseTake,
  worker,
} from '../../../../engine/games/numero/check';
import { change, whole, written } from '../../../../engine/games/numero/fraction';
import type { Lying, Term } from '../../../../engine/games/numero/term';
import { termOf } from './words';

const HAND = ['g9', 'o6', '-2', '/4', 'x3', 'sqrt', 'cbrt', '-5', '1/2'];
const CENTRE: Lying[] = [
  ...['b10', 'r5', 'g4', 'b1', 'r8', '-4', 'sq'].map((card) => ({ card })),
  { pile: 1, value: 7, cards: ['b3', 'r4'] },
];

/** Why `card` cannot take these groups. */
function refusalOf(card: string, groups: readonly Term[], wholeSteps = false) {
  return refuseTake(HAND, readyToTake(HAND, CENTRE, wholeSteps), card, groups);
}

describe('a take is sound', () => {
  test.each([
    ['of two cards', 'g9', ['r5+g4']],
    ['with wild cards of the hand', 'g9', ['b10|-2+r5|-4']],
    ['with a wild card of the centre', 'g9', ['b1|sq+r8']],
    ['where wild cards act on all before them, with no precedence', 'o6', ['b10|-2|/4|x3']],
    ['with a build and a card', 'g9', ['#1+g4|-2']],
    ['with a wild card on a build', 'o6', ['(#1+b1)|-2']],
    ['of several groups', 'g9', ['r5+g4', 'r8+b1']],
    ['with zero on the way', 'g9', ['r5|-5+r8+b1']],
    ['with more than fifteen on the way', 'g9', ['(b10+r8)|1/2']],
    ['with fractions on the way', 'g9', ['b10|/4+r5|1/2+g4']],
    ['with sums inside of sums', 'g9', ['(r5+(g4|-4+r8|1/2|-2))|sq|sqrt+#1|-5']],
  ])('%s', (_, card, groups) => {
    expect(refusalOf(card, groups.map(termOf))).toBeNull();
  });
});

describe('a take is refused', () => {
  test.each([
    ['below zero', 'b1|-2', 'negative', { card: '-2', value: '1', by: 2 }],
    ['below zero from a fraction', 'r5|/4|-2', 'negative', { card: '-2', value: '5/4', by: 2 }],
    ['for a root that is not exact', 'r8|sqrt', 'notASquare', { card: 'sqrt', value: '8' }],
    ['for a fraction’s root', 'r5|1/2|sqrt', 'notASquare', { card: 'sqrt', value: '5/2' }],
    ['for a cube root that is not exact', 'b10|cbrt', 'notACube', { card: 'cbrt', value: '10' }],
    ['with a card twice', 'g4+g4+b1', 'cardTwice', { card: 'g4' }],
    ['with a wild card twice', 'b10|-2|-2', 'cardTwice', { card: '-2' }],
    ['with a build twice', '#1+#1', 'pileTwice', { pile: 1 }],
    ['with the wrong sum', 'r8', 'notEqual', { group: 0, value: '8', number: 9 }],
    ['with a fraction', 'r5|1/2', 'notEqual', { group: 0, value: '5/2', number: 9 }],
    ['with a wild card as a number', 'r5+-4', 'wildAsNumber', { card: '-4' }],
    ['with a number card as a wild one', 'r5|g4', 'numberAsWild', { card: 'g4' }],
    ['with a number card of the hand', 'o6', 'cardNotThere', { card: 'o6' }],
    ['with the taking card itself', 'g9', 'cardNotThere', { card: 'g9' }],
    ['with a card inside of a build', 'b3+o6', 'cardNotThere', { card: 'b3' }],
    ['with a wild card that is elsewhere', 'r8|x5', 'cardNotThere', { card: 'x5' }],
    ['with a card that is not in the pack', 'g16', 'noSuchCard', { card: 'g16' }],
    ['with a wild card that is not in the pack', 'r8|-9', 'noSuchCard', { card: '-9' }],
    ['with a build that is not there', '#2', 'noSuchPile', { pile: 2 }],
  ])('%s: %s', (_, said, code, facts) => {
    expect(refusalOf('g9', [termOf(said)])).toMatchObject({ code, facts });
  });

  test.each<[string, string, Term[], string]>([
    ['with nothing to take', 'g9', [], 'noGroups'],
    ['with a sum of nothing', 'g9', [{ sum: [] }], 'emptySum'],
    ['with a sum of one', 'g9', [{ sum: [{ card: 'r8' }] }], 'loneSum'],
    ['by a wild card', '-2', [{ card: 'r8' }], 'wildAsNumber'],
    ['by a card of the centre', 'r8', [{ card: 'r8' }], 'cardNotThere'],
    ['by a card of another hand', 'r9', [termOf('r8+b1')], 'cardNotThere'],
    ['by a card that is not in the pack', 'z9', [{ card: 'r8' }], 'noSuchCard'],
  ])('%s', (_, card, groups, code) => {
    expect(refusalOf(card, groups)).toMatchObject({ code });
  });

  test('for a card that another group has already', () => {
    const groups = ['r5+g4', 'r8+b1', '(b10+r8)|1/2'].map(termOf);
    expect(refusalOf('g9', groups)).toMatchObject({ code: 'cardTwice', facts: { card: 'r8' } });
  });

  test('for the group that is wrong', () => {
    const groups = ['r5+g4', 'b10'].map(termOf);
    expect(refusalOf('g9', groups)).toMatchObject({
      code: 'notEqual',
      reason: 'This makes 10, not 9.',
      facts: { group: 1 },
    });
  });
});

describe('where every step must be a whole number', () => {
  test.each([
    ['a fraction on the way', 'b10|/4+r5|1/2+g4', { card: '/4', value: '10', result: '5/2' }],
    ['a fraction that would be whole again', 'r5|/4|x3', { card: '/4', value: '5', result: '5/4' }],
  ])('%s is refused', (_, said, facts) => {
    expect(refusalOf('g9', [termOf(said)], true)).toEqual({
      code: 'fraction',
      reason: `That makes ${facts.result}, and here every step must be a whole number.`,
      facts,
    });
  });

  test('whole numbers may be divided', () => {
    expect(refusalOf('g9', [termOf('(b10+r8)|1/2')], true)).toBeNull();
  });
});

test('a sentence has all cards in it, those of its builds too', () => {
  const worked = worker(readyToTake(HAND, CENTRE, false))(termOf('#1+g4|-2'));
  expect('why' in worked ? worked.why : [written(worked.value), worked.cards]).toEqual([
    '9',
    ['b3', 'r4', 'g4', '-2'],
  ]);
});

describe('an answer is a whole number from 1 to 15', () => {
  test.each([1, 15])('%i can be one', (n) => {
    expect(refuseAnswer(whole(n))).toBeNull();
  });

  test.each([0, 16])('%i cannot', (n) => {
    expect(refuseAnswer(whole(n))).toEqual({
      code: 'answerOutOfRange',
      reason: `The answer must be a whole number from 1 to 15, and this makes ${n}.`,
      facts: { value: String(n), highest: 15 },
    });
  });

  test('a half cannot', () => {
    const half = change(whole(7), { how: 'times', top: 1, bottom: 2 });
    expect(half && refuseAnswer(half)).toMatchObject({ facts: { value: '7/2' } });
  });
});

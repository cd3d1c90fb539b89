import * as fc from 'fast-check';
import { parseAmount, type Amount } from '../../../engine/chinese/amount';
import type { Change, Expression } from '../../../engine/chinese/expression';
import { numberFromHanzi } from '../../../engine/chinese/fromHanzi';
import { readSentence } from '../../../engine/chinese/sentence';

// Sentences are unambiguous: someone who only hears the words, or only sees the digits, finds the same value.

function worthOf(amount: Amount): number {
  const parsed = parseAmount(amount);
  switch (parsed.kind) {
    case 'whole':
      return parsed.value;
    case 'decimal':
      return Number(`${parsed.whole}.${parsed.places}`);
    case 'fraction':
      return parsed.numerator / parsed.denominator;
    case 'mixed':
      return parsed.whole + parsed.numerator / parsed.denominator;
    case 'percent':
      return Number(parsed.hundredths) / 100;
  }
}

function valueOf(expression: Expression): number {
  if (typeof expression !== 'object') return worthOf(expression);
  if ('sum' in expression) return expression.sum.map(valueOf).reduce((a, b) => a + b);
  const on = valueOf(expression.on);
  const { change } = expression;
  switch (change.how) {
    case 'minus':
      return on - worthOf(change.by);
    case 'times':
    case 'part':
      return on * worthOf(change.by);
    case 'dividedBy':
      return on / worthOf(change.by);
    case 'squared':
      return on ** 2;
    case 'cubed':
      return on ** 3;
    case 'squareRoot':
      return Math.sqrt(on);
    case 'cubeRoot':
      return Math.cbrt(on);
  }
}

function heardAmount(text: string): number {
  const whole = (hanzi: string) => numberFromHanzi(hanzi) ?? NaN;
  const [, mixed, bottom, top] = /^(?:(.+)又)?(?:(.+)分之)(.+)$/.exec(text) ?? [];
  if (bottom && top)
    return (mixed ? whole(mixed) : 0) + whole(top) / whole(bottom === '百' ? '一百' : bottom);
  const [before = '', after] = text.split('点');
  if (after === undefined) return whole(before);
  return Number(`${whole(before)}.${Array.from(after, whole).join('')}`);
}

const SPOKEN =
  /，|左括号|右括号|加|减|乘|除以|它的|的|平方根|立方根|平方|立方|[零一二三四五六七八九十百千又点分之]+/g;

function hear(text: string): number {
  const words: string[] = text.match(SPOKEN) ?? [];
  const next = () => words.shift() ?? '';
  const does = (on: number, verb: string, by: number) =>
    verb === '加' ? on + by : verb === '减' ? on - by : verb === '乘' ? on * by : on / by;
  const isOf = (on: number, name: string) => {
    if (name === '平方') return on ** 2;
    if (name === '立方') return on ** 3;
    if (name === '平方根') return Math.sqrt(on);
    if (name === '立方根') return Math.cbrt(on);
    return on * heardAmount(name);
  };
  function one(): number {
    let value = heardAmount(next());
    while (words[0] === '的') {
      next();
      value = isOf(value, next());
    }
    return value;
  }
  function breath(): number {
    let value = one();
    while (/^(加|减|乘|除以)$/.test(words[0] ?? '')) value = does(value, next(), one());
    return value;
  }
  function operand(): number {
    if (words[0] !== '左括号') return breath();
    next();
    next();
    const value = whole();
    next();
    return value;
  }
  function whole(): number {
    let value = breath();
    while (words[0] === '，' && words[1] !== '右括号') {
      next();
      const verb = next();
      value = verb === '它的' ? isOf(value, next()) : does(value, verb, operand());
    }
    if (words[0] === '，') next();
    return value;
  }
  return whole();
}

/** By the precedence of school, which is JavaScript's. */
function seen(digits: string): number {
  const code = digits
    .replace(/(\d)([½⅔¾])/g, '($1+$2)')
    .replaceAll('½', '(1/2)')
    .replaceAll('⅔', '(2/3)')
    .replaceAll('¾', '(3/4)')
    .replace(/(\d+)%/g, '($1/100)')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('²', '**2')
    .replaceAll('³', '**3')
    .replace(/√(\d+)/g, '√($1)')
    .replace(/∛(\d+)/g, '∛($1)')
    .replaceAll('√', 'Math.sqrt')
    .replaceAll('∛', 'Math.cbrt');
  return Number(new Function(`return ${code}`)());
}

const number = fc.integer({ min: 1, max: 15 });
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ how: fc.constantFrom('minus', 'times', 'dividedBy'), by: number }),
  fc.record({
    how: fc.constant('part'),
    by: fc.constantFrom('1/2', '2/3', '3/4', '3/7', '0.25', '75%', '1 1/2'),
  }),
  fc.record({ how: fc.constantFrom('squared', 'cubed', 'squareRoot', 'cubeRoot') }),
);
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    number,
    fc.record({ on: tie('expression'), change }),
    fc.record({ sum: fc.array(tie('expression'), { minLength: 1, maxLength: 4 }) }),
  ),
}));

// Huge powers may differ in the last bit between two ways of rounding.
function expectSame(actual: number, expected: number) {
  if (Number.isFinite(expected))
    expect(Math.abs(actual - expected)).toBeLessThanOrEqual(Math.abs(expected) * 1e-6);
  else expect(actual).toBe(expected);
}

test('the words give the value', () => {
  fc.assert(
    fc.property(expression, (it) =>
      expectSame(hear(readSentence(it).hanzi.simplified), valueOf(it)),
    ),
    { numRuns: 1000 },
  );
});

test('the digits give the value', () => {
  fc.assert(
    fc.property(expression, (it) => expectSame(seen(readSentence(it).digits), valueOf(it))),
    { numRuns: 1000 },
  );
});

test('the words have no digits, and each character its syllable', () => {
  fc.assert(
    fc.property(expression, number, (it, result) => {
      const { hanzi, syllables, pinyin } = readSentence(it, result);
      expect(hanzi.simplified).toMatch(/^[\p{Script=Han}，]+$/u);
      expect(hanzi.traditional).toHaveLength(hanzi.simplified.length);
      expect(syllables).toHaveLength(hanzi.simplified.replaceAll('，', '').length);
      expect(pinyin.split(',')).toHaveLength(hanzi.simplified.split('，').length);
    }),
  );
});

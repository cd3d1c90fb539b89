import { readAmount, type Amount } from './amount';
import type { Change, Expression } from './expression';
import { WORDS } from './words';

/**
 * Digits and signs, true by the precedence of school: what is printed will be read by it, so brackets
 * stand wherever leaving them out would change the value. Inside a sum a difference or another sum
 * keeps its brackets too, to show which cards belong together: (10 − 2) + (5 − 4).
 */
export function notation(expression: Expression): string {
  return write(expression).text;
}

/** How firmly a text holds together; 'tight' is 3², √9 or ½, 'sum' a difference too. */
interface Written {
  readonly text: string;
  readonly hold: 'number' | 'tight' | 'product' | 'sum';
}

function write(expression: Expression): Written {
  if (typeof expression !== 'object') return writeAmount(expression);
  if ('sum' in expression) return writeSum(expression.sum.map(write));
  return writeChange(write(expression.on), expression.change);
}

function writeAmount(amount: Amount): Written {
  const text = readAmount(amount).digits;
  return { text, hold: /^[\d.]+$/.test(text) ? 'number' : 'tight' };
}

function writeSum(members: readonly Written[]): Written {
  const [only, ...others] = members;
  if (only && others.length === 0) return only;
  const texts = members.map((member) => (member.hold === 'sum' ? bracket(member) : member.text));
  return { text: texts.join(` ${WORDS.plus.digits} `), hold: 'sum' };
}

function writeChange(on: Written, change: Change): Written {
  const power = on.hold === 'number' ? on.text : bracket(on);
  switch (change.how) {
    case 'minus':
      return {
        text: `${on.text} ${WORDS.minus.digits} ${writeAmount(change.by).text}`,
        hold: 'sum',
      };
    case 'times':
    case 'part':
      return writeProduct(on, WORDS.times.digits, change.by);
    case 'dividedBy':
      return writeProduct(on, WORDS.dividedBy.digits, change.by);
    case 'squared':
    case 'cubed':
    case 'squareRoot':
    case 'cubeRoot':
      return { text: WORDS[change.how].digits.replace('N', power), hold: 'tight' };
  }
}

function writeProduct(on: Written, sign: string, by: Amount): Written {
  const left = on.hold === 'sum' ? bracket(on) : on.text;
  const right = writeAmount(by);
  return {
    text: `${left} ${sign} ${right.text.includes('/') ? bracket(right) : right.text}`,
    hold: 'product',
  };
}

function bracket({ text }: Written): string {
  return `(${text})`;
}

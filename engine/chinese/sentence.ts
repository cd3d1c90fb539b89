import { BadInput } from '../core/refusal';
import { readAmount, type Amount } from './amount';
import { isPartOf, type Change, type Expression } from './expression';
import { notation } from './notation';
import { join, PAUSE, type Reading } from './reading';
import { WORDS } from './words';

/*
 * How nesting is heard. Brackets cannot be heard, and the precedence of school does not hold here:
 * a wild card acts on all that was made before it. So a pause does the work: it closes what was said
 * so far into one value, and what comes next acts on that value, as the cards do on the table:
 *
 *   十减二，除以四，乘三，等于六          (10 − 2) ÷ 4 × 3 = 6
 *   十减二，加五减四，等于九              (10 − 2) + (5 − 4) = 9: no pause in 五减四, so it is one thing
 *   五加三，它的平方，等于六十四          (5 + 3)²: "its square", where a single number has 三的平方
 *
 * Only where a pause would have to sit inside what is added are brackets said:
 * 五，加左括号，十减二，除以四，右括号. Short sentences have no pause at all (九加一等于十). Naming each
 * result, as schools do (十减二的差除以四), would need four more words; the pause follows the play.
 */

/** A sentence, 九加一等于十; without a result only its first part, 九加一. */
export function readSentence(expression: Expression, result?: Amount): Reading {
  const { reading, shape } = say(expression);
  const digits = notation(expression);
  if (result === undefined) return { ...reading, digits };
  const answer = readAmount(result);
  return join(
    [reading, ...(shape === 'paused' ? [PAUSE] : []), WORDS.equals, answer],
    `${digits} ${WORDS.equals.digits} ${answer.digits}`,
  );
}

/** A wild card alone: 减二, 除以四, 四分之三, 零点五, 平方. */
export function readChange(change: Change): Reading {
  switch (change.how) {
    case 'minus':
    case 'times':
    case 'dividedBy': {
      const by = readAmount(change.by);
      return join([WORDS[change.how], by], WORDS[change.how].digits + by.digits);
    }
    case 'part':
      return readAmount(change.by);
    default:
      return WORDS[change.how];
  }
}

/** One thing (八, 八的四分之三); several in one breath (十减二); or with a pause inside. */
interface Said {
  readonly reading: Reading;
  readonly shape: 'one' | 'breath' | 'paused';
}

function say(expression: Expression): Said {
  if (typeof expression !== 'object') return { reading: readAmount(expression), shape: 'one' };
  if ('sum' in expression) return saySum(expression.sum.map(say));
  return sayChange(say(expression.on), expression.change);
}

function saySum(members: readonly Said[]): Said {
  const [first, ...others] = members;
  if (!first) throw new BadInput('emptySum', 'A sum needs something to add.');
  if (others.length === 0) return first;
  const isBreath = members.every(({ shape }) => shape === 'one');
  const added = others.flatMap((member) => [
    ...(isBreath ? [] : [PAUSE]),
    WORDS.plus,
    ...(member.shape === 'paused'
      ? [WORDS.openBracket, PAUSE, member.reading, PAUSE, WORDS.closeBracket]
      : [member.reading]),
  ]);
  return {
    reading: join([first.reading, ...added], ''),
    shape: isBreath ? 'breath' : 'paused',
  };
}

function sayChange(on: Said, change: Change): Said {
  const isOne = on.shape === 'one';
  const pause = isOne ? [] : [PAUSE];
  if (change.how === 'part' && !isPartOf(change.by)) {
    return sayChange(on, { how: 'times', by: change.by });
  }
  const words = readChange(change);
  if (change.how === 'minus' || change.how === 'times' || change.how === 'dividedBy') {
    return {
      reading: join([on.reading, ...pause, words], ''),
      shape: isOne ? 'breath' : 'paused',
    };
  }
  const of = isOne ? WORDS.of : WORDS.ofIt;
  return {
    reading: join([on.reading, ...pause, of, words], ''),
    shape: isOne ? 'one' : 'paused',
  };
}

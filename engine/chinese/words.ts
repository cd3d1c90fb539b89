import { join, PAUSE, reading } from './reading';

/** What number sentences are made of, besides numbers. */
export const WORDS = {
  plus: reading('加', '+'),
  minus: reading('减', '−'),
  times: reading('乘', '×'),
  dividedBy: reading('除以', '÷'),
  equals: reading('等于', '='),
  squared: reading('平方', 'N²'),
  cubed: reading('立方', 'N³'),
  squareRoot: reading('平方根', '√N'),
  cubeRoot: reading('立方根', '∛N'),
  /** Between the parts of a fraction: 四分之三, "of four parts, three". */
  outOf: reading('分 之', '/'),
  percent: reading('百 分 之', '%'),
  point: reading('点', '.'),
  /** Between the whole and the fraction of a mixed number. */
  and: reading('又'),
  of: reading('的'),
  /** Of all that was said so far. */
  ofIt: reading('它 的'),
  openBracket: reading('左 括号', '('),
  closeBracket: reading('右 括号', ')'),
} as const;

/** What is said at a table. */
export const PHRASES = {
  take: reading('我 要'),
  decline: join([reading('不 要'), PAUSE, reading('谢谢')], ''),
  wangpai: reading('王牌'),
  knock: reading('敲 桌子'),
  timeIsUp: reading('时间 到'),
} as const;

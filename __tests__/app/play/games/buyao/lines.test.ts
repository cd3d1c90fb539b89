import { tables } from '../../../../../app/play/games';
import { play, result, type GameEvent, type Result } from '../../../../../engine';
import { DECLINE, position, seen, TAKE } from './position';

const { dealt, ending, inWords, line, spoken } = tables.buyao;
const names = ['Mei', 'Lin', 'Bo'];

/** What the log says of this move, in both languages. */
function told(events: readonly GameEvent[]) {
  const lines = (language: 'en' | 'zh') => events.map((event) => line(event, names, language));
  return { en: lines('en'), zh: lines('zh') };
}

const said = (events: readonly GameEvent[]) =>
  events.map((event) => spoken(event)?.hanzi.simplified ?? null);

describe('the log', () => {
  test('begins with who begins and the first card, at any time of the game', () => {
    for (const match of [position([7, 9]), position([7, 9], 'ddt')]) {
      expect(told([dealt(seen(match, 1))])).toEqual({
        en: ['Mei begins. The first card is 七 (7)'],
        zh: ['Mei 先来。第一张牌是七（7）'],
      });
    }
  });

  test('Chinese names stand among Hanzi as they are', () => {
    const { events } = play(position([18]), 0, TAKE);
    expect(events[0] && line(events[0], ['小美'], 'zh')).toBe('小美要了十八（18）');
  });

  test('a card without tokens', () => {
    expect(told(play(position([18, 7]), 0, TAKE).events)).toEqual({
      en: ['Mei took 十八 (18)', 'The next card is 七 (7)'],
      zh: ['Mei 要了十八（18）', '下一张牌是七（7）'],
    });
  });

  test('with one', () => {
    expect(told(play(position([18, 7], 'd'), 1, TAKE).events)).toMatchObject({
      en: ['Lin took 十八 (18) with 1 token', 'The next card is 七 (7)'],
      zh: ['Lin 要了十八（18），得到 1 个筹码', '下一张牌是七（7）'],
    });
  });

  test('with three', () => {
    expect(told(play(position([18, 7], 'ddd'), 0, TAKE).events)).toMatchObject({
      en: ['Mei took 十八 (18) with 3 tokens', expect.anything()],
      zh: ['Mei 要了十八（18），得到 3 个筹码', expect.anything()],
    });
  });

  test('who declines says so in Chinese, in the script that is asked for', () => {
    const { events } = play(position([18], 'd'), 1, DECLINE);
    expect(told(events)).toEqual({ en: ['Lin: 不要，谢谢'], zh: ['Lin：不要，谢谢'] });
    expect(events.map((event) => line(event, names, 'en', 'traditional'))).toEqual([
      'Lin: 不要，謝謝',
    ]);
  });

  test('the end of the pile needs no line of its own: the ending has it', () => {
    const { events } = play(position([], 't'.repeat(29)), 0, TAKE);
    expect(events.map(({ type }) => type)).toEqual(['took', 'ended']);
    expect(told(events).en[1]).toBeNull();
  });
});

describe('the last line', () => {
  const after = (scores: number[], ranks: number[], winners: number[]): Result => ({
    scores,
    ranks,
    winners,
  });

  test('names the winner, then the others, best first', () => {
    const end = after([31, 12, 20], [3, 1, 2], [1]);
    expect(ending(end, names, 'en')).toBe('Lin wins with 12 points. Bo has 20. Mei has 31');
    expect(ending(end, names, 'zh')).toBe('Lin 赢了，12 分。Bo 20 分。Mei 31 分');
  });

  test('a tie is shared', () => {
    const end = after([12, 30, 12], [1, 3, 1], [0, 2]);
    expect(ending(end, names, 'en')).toBe('Mei and Bo share the win with 12 points. Lin has 30');
    expect(ending(end, names, 'zh')).toBe('Mei 和 Bo 并列第一，12 分。Lin 30 分');
  });

  test('one point, and less than none', () => {
    expect(ending(after([-1, 1, -7], [2, 3, 1], [2]), names, 'en')).toBe(
      'Bo wins with −7 points. Mei has −1. Lin has 1',
    );
    expect(ending(after([1, 5, 5], [1, 2, 2], [0]), names, 'en')).toBe(
      'Mei wins with 1 point. Lin has 5. Bo has 5',
    );
  });

  test('all three', () => {
    expect(ending(after([4, 4, 4], [1, 1, 1], [0, 1, 2]), names, 'en')).toBe(
      'Mei, Lin and Bo share the win with 4 points',
    );
  });
});

describe('aloud', () => {
  test('a turned card is its number, in Chinese; taking is 我要, declining 不要，谢谢', () => {
    expect(said(play(position([18, 7]), 0, TAKE).events)).toEqual(['我要', '七']);
    expect(said(play(position([18, 7]), 0, DECLINE).events)).toEqual(['不要，谢谢']);
  });

  test('the first card is read too', () => {
    expect(said([dealt(seen(position([18]), null))])).toEqual(['十八']);
  });

  test('the end is silent', () => {
    const { events } = play(position([5], 't'.repeat(29)), 0, TAKE);
    expect(said(events)).toEqual(['我要', null]);
  });
});

describe('the table in words', () => {
  // Mei takes 4, 5, 12 and 6; then 18 goes round once.
  const match = position([4, 5, 12, 6, 18], 'ttttddd');

  test('for its owner', () => {
    expect(inWords(seen(match, 0), names, 'en')).toBe(
      'The open card is 十八 (18), with 3 tokens on it. It is Mei’s turn. ' +
        'Mei’s cards: a run from 4 to 6 and 12. Mei has 9 tokens. ' +
        'Lin’s cards: none yet. Bo’s cards: none yet. 25 cards are left in the pile.',
    );
    expect(inWords(seen(match, 0), names, 'zh')).toBe(
      '翻开的牌是十八（18），上面有 3 个筹码。轮到 Mei。Mei 的牌：4 到 6 连着，12。Mei 有 9 个筹码。' +
        'Lin 还没有牌。Bo 还没有牌。牌堆里还有 25 张牌。',
    );
  });

  test('a bystander hears of nobody’s tokens but those on the card', () => {
    const heard = inWords(seen(match, null), names, 'en');
    expect(heard.match(/\d+ tokens?/g)).toEqual(['3 tokens']);
  });

  test('the last card, and no tokens', () => {
    const last = inWords(seen(position([], 't'.repeat(28)), null), names, 'en');
    expect(last).toContain('with no tokens on it.');
    expect(last).toMatch(/1 card is left in the pile\.$/);
    expect(inWords(seen(position([], 't'.repeat(29)), null), names, 'en')).toMatch(
      /There are no more cards in the pile\.$/,
    );
    expect(inWords(seen(position([35], 'd'.repeat(30)), 0), names, 'zh')).toContain(
      'Mei 没有筹码。',
    );
  });

  test('when it is over, everybody’s tokens are told', () => {
    const end = position([], 'd' + 't'.repeat(30));
    expect(result(end)).not.toBeNull();
    const heard = inWords(seen(end, 2), names, 'en');
    expect(heard).toMatch(/^The game is over\. Mei’s cards: none yet\. Mei has 9 tokens\./);
    expect(heard).toContain('Lin has 11 tokens.');
  });
});

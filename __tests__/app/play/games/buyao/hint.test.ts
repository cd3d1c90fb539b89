import { tables } from '../../../../../app/play/games';
import type { Match } from '../../../../../engine';
import type { BuyaoMove } from '../../../../../engine/games/buyao/state';
import { DECLINE, position, seen, TAKE } from './position';

const names = ['Mei', 'Lin', 'Bo'];

/** The three steps for whoever is to move, who has these eyes. */
function hinted(match: Match, best: BuyaoMove, language: 'en' | 'zh' = 'en') {
  const { turn } = seen(match, null);
  return tables.buyao.hint(seen(match, turn), best, names, language);
}

describe('a card that joins nothing', () => {
  test('is dear', () => {
    expect(hinted(position([18]), DECLINE)).toEqual([
      'How many points is 十八 (18)? And how many does it cost to say 不要，谢谢?',
      'It joins none of your cards, so it adds 18 points. Passing costs 1 token, and that is 1 point. It leaves you 9 tokens.',
      'A strong player would say 不要，谢谢. Passing costs 1 point, taking 18. If all pass, it comes back with 3 tokens on it.',
    ]);
    expect(hinted(position([18]), DECLINE, 'zh')).toEqual([
      '十八（18）是多少分？说“不要，谢谢”又要多少分？',
      '它和你的牌都不相邻，要加 18 分。不要，就付 1 个筹码，也就是 1 分，还剩 9 个。',
      '高手会说“不要，谢谢”。不要只花 1 分，要它得花 18 分。要是大家都不要，它回来时上面会有 3 个筹码。',
    ]);
  });

  test('with tokens on it costs less', () => {
    // 18 has been round once and two seats further: Bo is asked.
    expect(hinted(position([18], 'ddddd'), DECLINE)?.slice(0, 2)).toEqual([
      'Look at the tokens on 十八 (18). What does it cost with them?',
      'It joins none of your cards, so it adds 18 points. With the 5 tokens on it: 18 − 5 = 13. Taking it costs 13 points. ' +
        'Passing costs 1 token, and that is 1 point. It leaves you 8 tokens.',
    ]);
  });

  test('may be cheap beside what is still to come', () => {
    expect(hinted(position([6], 'dd'), TAKE)?.[2]).toBe(
      'A strong player would say 我要. 4 points is cheap: the numbers nobody has seen yet are 19 on average.',
    );
  });

  test('may be paid for by its tokens', () => {
    expect(hinted(position([3], 'ddd'), TAKE)?.slice(1)).toEqual([
      'It joins none of your cards, so it adds 3 points. With the 3 tokens on it: 3 − 3 = 0. Taking it costs nothing. ' +
        'Passing costs 1 token, and that is 1 point. It leaves you 8 tokens.',
      'A strong player would say 我要. The 3 tokens on it make up for its points.',
    ]);
  });

  test('may be joined later', () => {
    // Mei has 20, and 19 is still unseen; then again when Lin has it.
    expect(hinted(position([20, 18], 't'), TAKE)?.[2]).toBe(
      'A strong player would say 我要. If 19 turns up, it joins this card to your 20.',
    );
    expect(hinted(position([20, 19, 18], 'tdtdd'), TAKE)?.[2]).toBe(
      'A strong player would say 我要. Lin has 19, so it may not come back to you.',
    );
  });
});

describe('a card that joins', () => {
  test('after a run it is free', () => {
    expect(hinted(position([17, 18], 't'), TAKE)).toEqual([
      'Look at your own cards. Is there a neighbour of 十八 (18)?',
      'It goes on after your 17, so it adds nothing. Passing costs 1 token, and that is 1 point. It leaves you 9 tokens.',
      'A strong player would say 我要. After 17 it is free.',
    ]);
  });

  test('and its tokens are a gain', () => {
    expect(hinted(position([17, 18], 'tddd'), TAKE)?.[1]).toContain(
      'it adds nothing. With the 3 tokens on it: 0 − 3 = −3. Taking it makes your score 3 points better.',
    );
  });

  test('before a run it takes a point off', () => {
    expect(hinted(position([19, 18], 'tddd'), TAKE)?.slice(1)).toEqual([
      'It goes before your 19. That run then counts 18 instead of 19: 1 point less. ' +
        'With the 3 tokens on it: −1 − 3 = −4. Taking it makes your score 4 points better. ' +
        'Passing costs 1 token, and that is 1 point. It leaves you 8 tokens.',
      'A strong player would say 我要. Before 19 it makes your run cheaper.',
    ]);
  });

  test('between two it saves the whole upper run', () => {
    expect(hinted(position([13, 15, 16, 14], 'ttt'), TAKE)?.slice(1)).toEqual([
      'It joins your 13 to your 15, which then counts no more: 15 points less. ' +
        'Passing costs 1 token, and that is 1 point. It leaves you 9 tokens.',
      'A strong player would say 我要. It closes the gap from 13 to 15.',
    ]);
    expect(hinted(position([13, 15, 16, 14], 'ttt'), TAKE, 'zh')?.[1]).toContain(
      '它把你的 13 和 15 连起来，15 不再算分，少 15 分。',
    );
  });

  test('may go round once more for tokens while nobody else wants it', () => {
    expect(hinted(position([17, 18], 't'), DECLINE)?.[2]).toBe(
      'A strong player would say 不要，谢谢. Nobody else has a neighbour of it. If all pass, it comes back with 3 tokens on it.',
    );
  });

  test('but not when somebody does', () => {
    // Lin has 19, Mei 17, and Lin is asked for 18.
    const match = position([17, 19, 30, 18], 'tdtddtd');
    expect(seen(match, null)).toMatchObject({
      turn: 1,
      open: '18',
      cards: [['17', '30'], ['19'], []],
    });
    const mine = hinted(match, TAKE)?.[2];
    expect(mine).toBe(
      'A strong player would say 我要. Before 19 it makes your run cheaper. Mei has 17, so it may not come back to you.',
    );
    expect(hinted(match, DECLINE)?.[2]).not.toContain('Nobody else');
  });
});

test('a neighbour’s card is dear to oneself alone', () => {
  // Mei has 17 and passes 30 on; Lin takes it and turns 18.
  const match = position([17, 30, 18], 'tdt');
  expect(hinted(match, DECLINE)).toMatchObject([
    'Look at Mei’s cards. What would 十八 (18) be worth to Mei?',
    expect.any(String),
    'A strong player would say 不要，谢谢. Passing costs 1 point, taking 18. Mei has 17 and may well take it.',
  ]);
});

describe('with tokens running out', () => {
  test('a few are to be counted, and more are welcome', () => {
    const match = position([35], 'd'.repeat(24));
    expect(hinted(match, TAKE)).toMatchObject([
      'Count your tokens. How often can you still say 不要，谢谢?',
      expect.stringContaining('35 − 24 = 11. Taking it costs 11 points.'),
      'A strong player would say 我要. You have only 2 tokens left, and this brings 24 more.',
    ]);
  });

  test('the last one leaves none', () => {
    const match = position([35], 'd'.repeat(27));
    expect(hinted(match, DECLINE)?.[1]).toContain('It leaves you no tokens.');
    expect(hinted(match, DECLINE, 'zh')?.[1]).toContain('筹码就用完了。');
  });

  test('without any the card must be taken', () => {
    expect(hinted(position([35], 'd'.repeat(30)), TAKE)).toEqual([
      'How many tokens do you have left?',
      'It joins none of your cards, so it adds 35 points. With the 30 tokens on it: 35 − 30 = 5. Taking it costs 5 points. ' +
        'Without a token you cannot pass.',
      'A strong player would say 我要. There is no other way without tokens.',
    ]);
  });
});

test('where nothing on the table says why, it says that it was tried', () => {
  expect(hinted(position([35]), TAKE)?.[2]).toBe(
    'A strong player would say 我要. It played on from here many times in its head, and that went best.',
  );
});

test('eyes that may not see the tokens are told nothing of them', () => {
  const [look, cost, advice] =
    tables.buyao.hint(seen(position([35], 'd'.repeat(24)), null), TAKE, names, 'en') ?? [];
  expect(look).toBe('Look at the tokens on 三十五 (35). What does it cost with them?');
  expect(cost).toMatch(/Passing costs 1 token, and that is 1 point\.$/);
  expect(advice).not.toContain('tokens left');
});

test('the phrases are in the script that is asked for', () => {
  const view = seen(position([18]), 0);
  const told = tables.buyao.hint(view, DECLINE, names, 'en', 'traditional');
  expect(told?.join()).toContain('不要，謝謝');
  expect(told?.join()).not.toContain('不要，谢谢');
});

test('when the game is over there is nothing to hint at', () => {
  const end = position([], 't'.repeat(30));
  expect(tables.buyao.hint(seen(end, 0), TAKE, names, 'en')).toBeNull();
});

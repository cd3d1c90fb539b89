import { tables } from '../../../../../app/play/games';
import { newMatch, toMove, viewFor } from '../../../../../engine';
import type { PatienceView } from '../../../../../engine/games/patience/state';
import { deckFrom } from '../../../../../app/play/games/numero/deckFrom';
import { playAll, seen, table } from '../../../../engine/games/numero/table';
import { moveOf } from '../../../../engine/games/numero/words';

const names = ['Mei', 'Lin'];

const match = (options: object = { level: 2 }) =>
  table({ hands: ['r10 g8 -2 g4 g1', 'o12 o2'], centre: 'b10 r6', options });

function hinted(best: string, at = match(), language: 'en' | 'zh' = 'en') {
  const eyes = toMove(at)[0] ?? null;
  return tables.numero.hint(seen(at, eyes), moveOf(best), names, language);
}

describe('three steps: there is something, these cards, this sentence', () => {
  test('a take', () => {
    expect(hinted('take g8: b10|-2')).toEqual([
      'There is something to take: 3 cards, the taking card included.',
      'Look at these cards: 八 (8), 十 (10) and 减二 (−2).',
      '10 − 2 = 8: take it with 八 (8).',
    ]);
    expect(hinted('take g8: b10|-2', match(), 'zh')).toEqual([
      '有牌可以拿：连手里的牌一共 3 张牌。',
      '看看这些牌：八（8）、十（10）和减二（−2）。',
      '10 − 2 = 8，用八（8）拿走。',
    ]);
  });

  test('a take of two groups, one of them a single card', () => {
    expect(hinted('take r10: b10, r6+g4')?.[2]).toBe(
      '10 = 10 and 6 + 4 = 10: take it with 十 (10).',
    );
  });

  test('a build', () => {
    expect(hinted('build g4: r6+g4')).toEqual([
      'A build would be good here.',
      'Look at these cards: 六 (6) and 四 (4).',
      'Build 6 + 4 = 10, and take it with your 10 next time.',
    ]);
  });

  test('a discard looks at what the others may do', () => {
    expect(hinted('discard g1')).toEqual([
      'It seems best to give a card away.',
      'Think about which cards the others may hold.',
      'Discard 一 (1): it helps the others least.',
    ]);
  });

  test('a challenge', () => {
    const at = playAll(match({ level: 2, score: 'points', bluff: true }), 'build g4: r6+g4');
    expect(hinted('challenge #1', at)?.[2]).toBe('Challenge the build of 10.');
  });
});

test('alone the advice is the best take, and proven', () => {
  const deal = newMatch({
    ...{ game: 'patience', seats: 1, options: { level: 2, score: 'points' } },
    deck: deckFrom(2, 'b10 r6 g4 o15 g13 r10 -2 g8 b14 r11'),
  });
  const view = viewFor(deal, 0) as PatienceView; // a match of patience
  const thinker = tables.patience.advise?.(view);
  if (!thinker) throw new Error('patience has advice of its own');
  while (!thinker.done) thinker.step();
  // 10 and 6 + 4: six points; 10 − 2 = 8 would be five.
  const best = thinker.best();
  expect(tables.patience.same?.(best, moveOf('take r10: b10, r6+g4'))).toBe(true);
  expect(tables.patience.hint(view, best, ['Mei'], 'en')?.[0]).toBe(
    'There is something to take: 4 cards, the taking card included.',
  );
});

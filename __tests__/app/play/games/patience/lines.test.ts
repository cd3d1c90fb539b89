import { tables } from '../../../../../app/play/games';
import { play, result, type GameEvent } from '../../../../../engine';
import { moveOf } from '../../../../engine/games/numero/words';
import { laid, seen, standing } from '../../../../engine/games/patience/table';

const { dealt, ending, inWords, line, spoken, standing: scores } = tables.patience;
const NAMES = ['Mei'];
const POINTS = { level: 6, score: 'points' };

const told = (events: readonly GameEvent[], language: 'en' | 'zh' = 'en') =>
  events.flatMap((event) => line(event, NAMES, language) ?? []);

const last = () => play(standing('b5 b3', 'g8', '', POINTS), 0, moveOf('take g8: b5+b3'));

test('it begins with cards on the table, and nobody else', () => {
  const event = dealt(seen(laid('', '')));
  expect(told([event])).toEqual(['The cards are dealt']);
  expect(told([event], 'zh')).toEqual(['牌发好了']);
});

test('a take is told and said as at NUMERO', () => {
  const { events } = play(laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7'), 0, moveOf('take g8: b5+b3'));
  expect(told(events)[0]).toBe('Mei took 5 + 3 = 8 with 八 (8): 3 cards');
  expect(events.flatMap((event) => spoken(event)?.hanzi.simplified ?? [])).toEqual([
    '五加三等于八',
  ]);
});

test('the end is that nothing more can be taken, and what it came to', () => {
  const { match, events } = last();
  expect(told(events).at(-1)).toBe('There are no more takes');
  expect(told(events, 'zh').at(-1)).toBe('没有可以拿的牌了');
  const end = result(match);
  expect(end && ending(end, NAMES, 'en')).toBe('You end with 44');
  expect(scores(seen(match))).toEqual([44]);
});

test('the table in words tells of nobody else', () => {
  const now = laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7');
  expect(inWords(seen(now), NAMES, 'en')).toBe(
    'In the centre: 五 (5), 三 (3), 十四 (14), 十三 (13) and 十二 (12). ' +
      'In your hand: 八 (8), 一 (1), 二 (2), 四 (4) and 七 (7). So far: no cards. 50 cards in the pack.',
  );
  expect(inWords(seen(last().match), NAMES, 'en')).toBe(
    'The game is over. The centre is empty. Your hand is empty. So far: 44 points. The pack is empty.',
  );
});

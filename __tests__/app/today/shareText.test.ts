import { texts } from '../../../app/texts';
import type { Played } from '../../../app/today/played';
import { shareText } from '../../../app/today/shareText';
import { shownTime } from '../../../app/today/shownTime';

const solved: Played = {
  date: '2026-11-18',
  level: 3,
  end: 'solved',
  inTime: true,
  most: 6,
  tries: [2, 4],
  hints: 1,
  seconds: null,
};

test('tells when, how hard, how well, and by which ways', () => {
  expect(shareText(solved, texts.en)).toBe(
    ['数数 2026-11-18 level 3: ★★☆ · 6 cards · 1 hint', '■■□□□□', '■■■■□□', '■■■■■■'].join('\n'),
  );
});

test('in Chinese, too', () => {
  expect(shareText({ ...solved, tries: [] }, texts.zh)).toBe(
    ['数数 2026-11-18 第 3 级：★★☆ · 6 张牌 · 1 次提示', '■■■■■■'].join('\n'),
  );
});

test('the time is told where somebody wanted to know it', () => {
  const told = shareText({ ...solved, hints: 0, tries: [], seconds: 95 }, texts.en);
  expect(told).toBe('数数 2026-11-18 level 3: ★★★ · 6 cards · no hint · 1:35\n■■■■■■');
});

test('gives nothing away: it is made of the record alone, which knows no card and no sentence', () => {
  const told = shareText(solved, texts.en);
  const [head = '', ...rows] = told.split('\n');
  expect(rows.every((row) => /^■+□*$/.test(row))).toBe(true);
  // Of numbers there are the day, the level, the number of cards that everybody is told, and the hints.
  expect(head.match(/\d+/g)).toEqual(['2026', '11', '18', '3', '6', '1']);
  expect(head.match(/\p{Script=Han}/gu)).toEqual(['数', '数']);
  expect(Object.keys(solved).sort()).toEqual(
    ['date', 'end', 'hints', 'inTime', 'level', 'most', 'seconds', 'tries'].sort(),
  );
});

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [185, '3:05'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
])('%i seconds are shown as %s', (seconds, shown) => expect(shownTime(seconds)).toBe(shown));

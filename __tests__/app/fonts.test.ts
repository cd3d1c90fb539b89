import fs from 'node:fs';
import { always, hanzi, target } from '../../assets/fonts/make';
import { charactersOf } from './charactersOf';

const inTheFont = charactersOf(fs.readFileSync(target));
const missing = (text: string) => [...text].filter((c) => !inTheFont.has(c.codePointAt(0) ?? 0));

test('every character that is shown to be learnt is in the font (if not: npm run font)', () => {
  expect(hanzi().length).toBeGreaterThan(100);
  expect(missing(hanzi())).toEqual([]);
});

test('so are the numerals, in both scripts and in 大写', () => {
  expect(missing('零一二三四五六七八九十百千万萬壹贰貳叁參肆伍陆陸柒捌玖拾')).toEqual([]);
});

test('so are toned letters, digits, fractions and signs', () => {
  expect(missing(always)).toEqual([]);
  expect(missing("āáǎàǖǘǚǜ0123456789½¾+−×÷=√'")).toEqual([]);
});

test('what nobody shows is not in it', () => {
  expect(missing('龘')).toEqual(['龘']);
  expect(fs.statSync(target).size).toBeLessThan(200_000);
});

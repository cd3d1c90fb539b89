import fs from 'node:fs';
import path from 'node:path';
import { chooseLanguage, gameTexts, isPlayed, texts } from '../../app/texts';

type Tree = { readonly [key: string]: unknown };

/** Every text by its path: `deck.next`. */
function entriesOf(tree: object, under = ''): [path: string, text: unknown][] {
  return Object.entries(tree as Tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? entriesOf(value, `${under}${key}.`)
      : [[`${under}${key}`, value] as [string, unknown]],
  );
}

const pathsOf = (tree: object) => entriesOf(tree).map(([path]) => path);

/** All of the program but the texts themselves. */
function program(): string {
  const app = path.join(__dirname, '../../app');
  return fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts'))
    .map((file) => fs.readFileSync(path.join(app, file), 'utf8'))
    .join('\n');
}

test('every language says everything', () => {
  expect(pathsOf(texts.zh)).toEqual(pathsOf(texts.en));
});

test('no text is empty', () => {
  const all = Object.values(texts).flatMap((language) => entriesOf(language));
  expect(all.filter(([, text]) => text === '')).toEqual([]);
});

test('every text is used', () => {
  const source = program();
  const used = (name: string) =>
    new RegExp(`\\btexts\\.${name.replaceAll('.', '\\.')}\\b(?!\\.)`).test(source);
  // A group may be handed on whole, as in {...texts.deck.formal}.
  const groupOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const unused = pathsOf(texts.en).filter((name) => !used(name) && !used(groupOf(name)));
  expect(unused).toEqual([]);
});

test('every game has a name in every language', () => {
  for (const { name, about } of Object.values(gameTexts)) {
    for (const text of [...Object.values(name), ...Object.values(about)]) expect(text).not.toBe('');
    expect(Object.keys(name)).toEqual(Object.keys(texts));
  }
});

test('an address can name a game that is not there', () => {
  expect(isPlayed('buyao')).toBe(true);
  for (const name of ['chess', 'constructor', '']) expect(isPlayed(name)).toBe(false);
});

test.each([
  [['zh-Hans-CN', 'en'], 'zh'],
  [['zh'], 'zh'],
  [['ZH-TW'], 'zh'],
  [['fi-FI', 'zh-CN', 'en'], 'zh'],
  [['de-CH', 'en-GB'], 'en'],
  [['za'], 'en'],
  [[], 'en'],
])('a device that prefers %j is answered in %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});

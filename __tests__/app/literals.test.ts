/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { literalsIn } from './literals';

const root = path.join(__dirname, '../..');

/** Whatever draws something. */
const drawing = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);

test('no word that a person reads stands in a component or a screen', () => {
  expect(drawing.length).toBeGreaterThan(40);
  const found = drawing.flatMap((file) =>
    literalsIn(file, fs.readFileSync(path.join(root, file), 'utf8')).map((it) => `${file}:${it}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<Text>Hello</Text>', '1: Hello'],
  ['<Text>{"Hello"}</Text>', '1: Hello'],
  ['<Text>{`${n} players`}</Text>', '1: players'],
  ['<Text>{n > 1 ? "cards" : ""}</Text>', '1: cards'],
  ['<Text>{ready && "Go"}</Text>', '1: Go'],
  ['<Text>{n + " cards"}</Text>', '1: cards'],
  ['<Button label="Play" />', '1: Play'],
  ['<Button label={"Play"} />', '1: Play'],
  ['<Button hanzi="我要" />', '1: 我要'],
  ['<View aria-label={on ? "On" : off} />', '1: On'],
  ['<TextInput placeholder="Name" />', '1: Name'],
  ['<TopBar back={{ label: "Back", onPress }} />', '1: Back'],
])('%s would not pass', (element, expected) => {
  expect(literalsIn('New.tsx', `export const it = ${element};`)).toEqual([expected]);
});

test.each([
  '<Text>{texts.home.play}</Text>',
  '<Text>·</Text>',
  '<Text>{`${place} / ${of}`}</Text>',
  '<Button label={texts.play} kind="primary" />',
  '<View role="button" aria-label={`${hanzi} ${label}`} />',
  '<View style={{ flexDirection: "row" }}>{kind === "quiet" && <Text>{label}</Text>}</View>',
  '<Text style={styles.label}>{names.join(", ")}</Text>',
])('%s passes', (element) => {
  expect(literalsIn('New.tsx', `export const it = ${element};`)).toEqual([]);
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getStateFromPath } from '@react-navigation/native';
import { linking, pathsUnder } from '../../app/routes';

const root = path.join(__dirname, '../..');

/** Makes a small build ready to be offline, as if it lived there; what it consists of then, by file. */
function made(base: string): (file: string) => string {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'shushu-'));
  fs.mkdirSync(path.join(dist, 'assets/assets/fonts'), { recursive: true });
  fs.writeFileSync(path.join(dist, 'index.html'), '<html><head></head><body></body></html>');
  fs.writeFileSync(path.join(dist, 'assets/assets/fonts/Kai.ttf'), 'shapes');
  execFileSync(process.execPath, [path.join(root, 'assets/offline/make.js')], {
    env: { ...process.env, WEB_BUILD: dist, EXPO_BASE_URL: base },
  });
  const texts = new Map(
    ['index.html', 'manifest.webmanifest', 'sw.js'].map((file) => [
      file,
      fs.readFileSync(path.join(dist, file), 'utf8'),
    ]),
  );
  fs.rmSync(dist, { recursive: true });
  return (file) => texts.get(file) ?? '';
}

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['/shushu', '/shushu/'],
  ['', '/'],
])('a site that lives at “%s” finds what it needs offline at %s', (base, folder) => {
  const file = made(base);
  expect(hrefsIn(file('index.html'))).toEqual([
    `${folder}manifest.webmanifest`,
    `${folder}icon-192.png`,
    `${folder}assets/assets/fonts/Kai.ttf`,
  ]);
  const manifest: unknown = JSON.parse(file('manifest.webmanifest'));
  expect(manifest).toMatchObject({
    start_url: './',
    scope: './',
    icons: [{ src: 'icon-192.png' }, { src: 'icon-512.png' }, { src: 'maskable-512.png' }],
  });
  // The worker names what lies beside it, wherever that is.
  const kept = [...file('sw.js').matchAll(/url:\s*"([^"]+)"/g)].map(([, url]) => url);
  expect(kept).toEqual(
    expect.arrayContaining(['index.html', 'assets/assets/fonts/Kai.ttf', 'manifest.webmanifest']),
  );
  expect(kept.filter((url) => url?.startsWith('/'))).toEqual([]);
});

describe('addresses below a folder', () => {
  const config = { ...linking.config, screens: linking.config?.screens ?? {}, path: '/shushu' };
  const pathOf = (address: string) => {
    const state = getStateFromPath(address, config);
    if (!state) throw new Error(`${address} leads nowhere`);
    return pathsUnder('/shushu')(state, config);
  };

  test('Home is the folder itself, which a worker in it answers for', () => {
    expect(pathsUnder('/shushu')({ routes: [{ name: 'Home' }] }, config)).toBe('/shushu/');
  });

  test.each(['/shushu/buyao/rules', '/shushu/players/p1', '/shushu/lessons/load?code=abc'])(
    '%s stays as it is',
    (address) => {
      expect(pathOf(address)).toBe(address);
    },
  );
});

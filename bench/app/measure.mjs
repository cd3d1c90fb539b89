import { median } from '../quantile.mjs';
import { say, table, whole } from '../say.mjs';
import { openBrowser } from './browser.mjs';
import { exportBoth } from './exports.mjs';
import { timeToTouch } from './load.mjs';
import { packagesApart } from './packages.mjs';
import { serve } from './serve.mjs';
import { sizeOf } from './size.mjs';

const LOADS = 15;
const WINDOWS = { phone: { width: 390, height: 844 }, tablet: { width: 1180, height: 820 } };

/** This machine as it is, and slowed down towards a phone of some years ago. */
const SLOWDOWNS = [1, 4];

/** Our app beside an empty page with one box, made of the same packages, in the same browser, turn by turn. */
export async function measureApp(folder) {
  const folders = exportBoth(folder);
  const [ours, bare] = [await serve(folders.ours), await serve(folders.bare)];
  const browser = await openBrowser();
  try {
    say('## The app in a browser, beside a bare one');
    say();
    say('The bare one is an empty page with one box, exported alike with the same packages.');
    for (const line of packagesThatDiffer()) say(line);
    say();
    size(sizeOf(folders.ours), sizeOf(folders.bare));
    await load(browser, ours.url, bare.url);
  } finally {
    await browser.close();
    ours.close();
    bare.close();
  }
}

function packagesThatDiffer() {
  const { ours, bare } = packagesApart();
  return [
    ...(ours.length > 0 ? [`Ours alone has ${ours.join(', ')}.`] : []),
    ...(bare.length > 0 ? [`The bare one alone has ${bare.join(', ')}.`] : []),
  ];
}

function size(ours, bare) {
  say('### Size');
  say();
  const kinds = { code: 'JavaScript (at most 1.25 ×)', fonts: 'fonts', all: 'every file' };
  const kilobytes = (bytes) => `${whole(bytes / 1024)} KB`;
  table(
    ['gzip', 'ours', 'bare', 'ratio'],
    Object.entries(kinds).map(([kind, name]) => [
      name,
      kilobytes(ours[kind]),
      kilobytes(bare[kind]),
      bare[kind] > 0 ? times(ours[kind] / bare[kind]) : '',
    ]),
  );
}

async function load(browser, ours, bare) {
  say('### From the address to a home that can be played from (at most 1.3 ×)');
  say();
  const rows = [];
  for (const slowdown of SLOWDOWNS) {
    const conditions = { viewport: WINDOWS.phone, slowdown };
    const found = await turnByTurn(LOADS, {
      ours: () => timeToTouch(browser, conditions, ours, 'a[href*="/buyao"]'),
      bare: () => timeToTouch(browser, conditions, bare, '[data-testid="box"]'),
    });
    const [mine, other] = [median(found.ours), median(found.bare)];
    rows.push([slowed(slowdown), ms(mine), ms(other), times(mine / other)]);
  }
  table(['processor', 'ours', 'bare', 'ratio'], rows);
  say(
    `Medians of ${LOADS} loads each, nothing cached, files as they are from this machine: until the first frame in which the link to the game, or the box, lies uncovered under a finger.`,
  );
  say();
}

/** So that all meet the same noise. */
async function turnByTurn(rounds, contenders) {
  const found = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) (found[name] ??= []).push(await run());
  }
  return found;
}

const slowed = (slowdown) => (slowdown === 1 ? 'as it is' : `${slowdown} × slower`);
const times = (ratio) => `${ratio.toFixed(2)} ×`;
const ms = (time) => `${whole(time)} ms`;

import { loadavg } from 'node:os';
import { median, quantile } from '../quantile.mjs';
import { percent, say, table, whole } from '../say.mjs';
import { openBrowser } from './browser.mjs';
import { carry, MOVES } from './drag.mjs';
import { exportBoth } from './exports.mjs';
import { timeToTouch } from './load.mjs';
import { packagesApart } from './packages.mjs';
import { serve } from './serve.mjs';
import { sizeOf } from './size.mjs';

const LOADS = 11;
const DRAGS = 5;
const WINDOWS = { phone: { width: 390, height: 844 }, tablet: { width: 1180, height: 820 } };

/** This machine as it is, and slowed down towards a phone of some years ago. */
const SLOWDOWNS = [1, 4];

/** Our app beside an empty page with one box, made of the same packages, in the same browser, turn by turn. */
export async function measureApp(folder, lateGame) {
  const busy = loadavg()[0];
  const folders = exportBoth(folder);
  const [ours, bare] = [await serve(folders.ours), await serve(folders.bare)];
  const browser = await openBrowser();
  try {
    say('## The app in a browser, beside a bare one');
    say();
    say('The bare one is an empty page with one box, exported alike with the same packages.');
    for (const line of packagesThatDiffer()) say(line);
    say(`What else this machine had to do, as its load average before: ${busy.toFixed(1)}.`);
    say();
    size(sizeOf(folders.ours), sizeOf(folders.bare));
    await load(browser, ours.url, bare.url);
    await drag(browser, ours.url, bare.url, await lateGame());
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
  const kinds = {
    first: 'JavaScript before Home (at most 1.25 ×)',
    code: 'JavaScript, six games',
    fonts: 'fonts',
    all: 'every file',
  };
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

async function drag(browser, ours, bare, { card, kept }) {
  say('### Carrying a card over a full table (at most 1.2 ×, no commit, no long task)');
  say();
  const rows = [];
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    for (const slowdown of SLOWDOWNS) {
      const conditions = { viewport, slowdown };
      const thing = `[data-testid="piece-${card}"]`;
      const found = await turnByTurn(DRAGS, {
        ours: () => carry(browser, conditions, { url: `${ours}/buyao`, kept, thing }),
        bare: () =>
          carry(browser, conditions, { url: bare, kept: {}, thing: '[data-testid="box"]' }),
      });
      rows.push([name, slowed(slowdown), ...compared(found.ours, found.bare)]);
    }
  }
  const beside = (what) => `${what}: ours, bare`;
  table(
    ['window', 'processor', beside('95 % of frames'), 'ratio']
      .concat(beside('late frames'), beside('work a frame'))
      .concat(beside('commits'), beside('long tasks')),
    rows,
  );
  say(
    `Six seats and the last card of a game. ${DRAGS} drags each with the mouse, ${MOVES} moves round the whole window, 60 a second or as fast as the page takes them. Frames are those in which something moved; the screen draws 60 a second, so none is shorter than 16.7 ms, and *late* are those over 25 ms. *Work* is the processor time of the page’s process, drawing included: each drag’s mean, the median of them. Commits of React are counted while the pointer moves, tasks over 50 ms from the press until the card is home again. Drawn without a graphics card.`,
  );
  say();
}

function compared(ours, bare) {
  const of = (runs) => {
    const frames = runs.flatMap((run) => run.frames);
    return {
      p95: quantile(frames, 0.95),
      late: frames.filter((time) => time > 25).length / frames.length,
      work: median(runs.map((run) => run.work)),
      commits: runs.reduce((sum, run) => sum + run.commits, 0),
      long: runs.reduce((sum, run) => sum + run.longTasks.length, 0),
    };
  };
  const [a, b] = [of(ours), of(bare)];
  const pair = (show, what) => `${show(a[what])}, ${show(b[what])}`;
  return [
    pair(fine, 'p95'),
    times(a.p95 / b.p95),
    pair(percent, 'late'),
    pair(fine, 'work'),
    pair(whole, 'commits'),
    pair(whole, 'long'),
  ];
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
const fine = (time) => `${time.toFixed(1)} ms`;

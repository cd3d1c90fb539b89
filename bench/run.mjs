import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measureApp } from './app/measure.mjs';
import { measureRecords } from './app/records.mjs';
import { build } from './build.mjs';
import { climb } from './contests.mjs';
import { ladders } from './ladders.mjs';
import { quantile } from './quantile.mjs';
import { keep } from './results.mjs';
import { percent, said, say, table, whole } from './say.mjs';

const POSITIONS = Number(process.env.BENCH_POSITIONS ?? 2000);
const DEALS = Number(process.env.BENCH_DEALS ?? 500);

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const run = promisify(execFile);

/** How each machine runs a built file; Hermes where its command runs, else node without its compiler. */
const hermes = findHermes();
const phone = hermes
  ? { name: 'Hermes', target: 'hermes', command: hermes, flags: ['-O', '-w'] }
  : { name: 'node --jitless', target: 'node', command: process.execPath, flags: ['--jitless'] };
/** The command-line Hermes has no large whole numbers, which the rules need. */
const slow = {
  name: 'node --jitless',
  target: 'node',
  command: process.execPath,
  flags: ['--jitless'],
};
const desk = { name: 'node', target: 'node', command: process.execPath, flags: [] };

function findHermes() {
  const system = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform];
  const command = join(
    import.meta.dirname,
    'node_modules/hermes-engine-cli',
    system ?? '',
    'hermes',
  );
  if (!existsSync(command)) return null;
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return command;
  } catch {
    return null;
  }
}

async function on(machine, entry, ...words) {
  const file = build(entry, folder, machine.target);
  const { stdout } = await run(machine.command, [...machine.flags, file, ...words], {
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

async function speed() {
  say('## Random games of 不要，谢谢, four seats, beside boardgame.io’s client');
  say();
  const rows = [];
  const each = [];
  for (const machine of [desk, phone]) {
    const { beside, each: rates } = await on(machine, 'speed');
    const peer = beside['boardgame.io'];
    for (const name of ['rules', 'match']) {
      const ratio = `${whole(beside[name] / peer)} ×`;
      rows.push([machine.name, name, whole(beside[name]), whole(peer), ratio]);
    }
    for (const [id, { seats, rate }] of Object.entries(rates)) {
      each.push([machine.name, id, seats, whole(rate)]);
    }
  }
  table(['machine', 'ours through', 'games a second', 'boardgame.io', 'ratio'], rows);
  say(
    '*rules* is the contract as a search plays it, *match* as the app does: every move read, checked and kept.',
  );
  say();
  say('### Random games of every game');
  say();
  table(['machine', 'game', 'seats', 'games a second'], each);
}

async function decisions() {
  say('## How long *hard* thinks about one decision');
  say();
  const rows = [];
  for (const machine of [desk, phone]) {
    for (const { game, seats, decisions: count, median, p95, worst } of await on(
      machine,
      'decisions',
    )) {
      const times = [median, p95, worst].map((ms) => `${ms.toFixed(0)} ms`);
      rows.push([machine.name, game, seats, count, ...times]);
    }
  }
  table(['machine', 'game', 'seats', 'decisions', 'median', '95 %', 'worst'], rows);
  say(
    'It thinks a playout at a time (`think`), so that an app can spread it over the gaps between frames.',
  );
  say();
}

/** The bots of one game against each other. */
async function strength(game) {
  const rivals = await on(desk, 'rivals');
  await climb(game, ladders[game], rivals[game], build('strength', folder, 'node'));
}

/** Positions as patience deals them, and large centres with a deadline. */
async function takes() {
  const ask = (machine, spec) => on(machine, 'takes', JSON.stringify(spec));
  const row = (name, found) => [
    name,
    found.length,
    ...[0.5, 0.99, 1].map((part) =>
      ms(
        quantile(
          found.map((each) => each.ms),
          part,
        ),
      ),
    ),
    ms(Math.max(...found.map(({ longest }) => longest))),
    percent(mean(found.map(({ proven }) => (proven ? 1 : 0)))),
  ];
  const patient = { positions: POSITIONS, inCentre: 5, deadline: 60_000 };
  const large = { positions: POSITIONS / 4, inCentre: 10, deadline: 1000 };
  const rows = [];
  for (const machine of [desk, slow]) {
    rows.push(row(`${machine.name}, five in the centre`, await ask(machine, patient)));
  }
  rows.push(row('node, ten in the centre, cut after 1 s', await ask(desk, large)));

  say('## The best take of NUMERO: deals of the whole pack, however many wild cards');
  say();
  table(['machine', 'positions', 'median', '99 %', 'worst', 'longest slice', 'proven'], rows);
  say('### Beside a search forwards: the values of every set of cards, by every split');
  say();
  const ratios = [];
  const counted = {
    library: 'fraction.js',
    plain: 'fractions of two numbers',
    ours: 'our numbers',
  };
  for (const [peer, name] of Object.entries(counted)) {
    const found = await ask(desk, { ...patient, peer });
    const many = found.filter(({ wilds }) => wilds >= 3);
    const ratio = (all) =>
      `${quantile(
        all.map((each) => each.peer / each.ms),
        0.5,
      ).toFixed(1)} ×`;
    const worst = ms(Math.max(...found.map((each) => each.peer)));
    const stopped = found.filter((each) => each.stopped).length;
    ratios.push([name, ratio(found), ratio(many), worst, stopped]);
  }
  table(
    ['it counts with', 'median ratio', 'with three wild cards or more', 'its worst', 'stopped'],
    ratios,
  );
  say(
    'Each position the quickest of five; *stopped* are those on which it was given up after 500 ms.',
  );
  say();
}

const ms = (time) => `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;

/** Everybody plays the same deals, a part of them at a time. */
async function patience() {
  build('patience', folder, 'node');
  const file = join(folder, 'patience.node.js');
  const names = ['greedy for cards', 'greedy for points', 'planner'];
  const size = 50;
  const waiting = names.flatMap((name) =>
    Array.from({ length: DEALS / size }, (_, at) => ({
      name,
      from: at * size,
      to: (at + 1) * size,
    })),
  );
  const played = new Map(names.map((name) => [name, []]));
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { stdout } = await run(process.execPath, [file, JSON.stringify(next)]);
      played.get(next.name).push(...JSON.parse(stdout));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));

  say(`## NUMERO Patience for points: ${DEALS} deals of the whole pack`);
  say();
  const rows = names.map((name) => {
    const deals = played.get(name);
    const scores = deals.map(({ score }) => score);
    const error =
      1.96 * Math.sqrt(mean(scores.map((score) => (score - mean(scores)) ** 2)) / DEALS);
    return [
      name,
      `${mean(scores).toFixed(1)} (± ${error.toFixed(1)})`,
      mean(deals.map(({ cards }) => cards)).toFixed(1),
      percent(mean(deals.map(({ out }) => (out ? 1 : 0)))),
    ];
  });
  table(['player', 'points, mean', 'cards, mean', 'pack dealt out'], rows);
  say('The planner imagines 300 times what comes next before each take; ± is the 95 % interval.');
  say();
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const app = () => measureApp(folder, () => on(desk, 'app/lateGame'));

const records = () => measureRecords(folder, () => on(desk, 'app/finished'));

const climbs = Object.keys(ladders).map((game) => [`strength ${game}`, () => strength(game)]);
const parts = { speed, decisions, ...Object.fromEntries(climbs), takes, patience, app, records };
const order = Object.keys(parts);
const words = process.argv.slice(2).filter((word) => word !== '--write');
const named = words.filter((word) => Object.hasOwn(ladders, word));
const pieces = words.filter((word) => !named.includes(word));
const unknown = pieces.filter((word) => !order.some((name) => name.split(' ')[0] === word));
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(' or ')}`);
if (named.length > 0 && !pieces.includes('strength')) throw new Error('say: strength, and a game');
// Strength is measured game by game: of those that are named, or of all.
const chosen = order.filter((name) => {
  const [piece, game] = name.split(' ');
  return pieces.includes(piece) && (!game || named.length === 0 || named.includes(game));
});
// A part alone is for looking at, unless it is asked to be kept.
const writes = chosen.length === 0 || process.argv.includes('--write');

for (const name of chosen.length > 0 ? chosen : order) {
  await parts[name]();
  const text = said();
  if (writes) await keep(name, text, order);
}

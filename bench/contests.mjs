import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { percent, say, table, whole } from './say.mjs';

const run = promisify(execFile);

/** Another number of games than the ladders ask for; 0 is none. */
const GAMES = Number(process.env.BENCH_GAMES ?? 0);

/**
 * A game's ladder, climbed and told. `file` plays one contest, `rivals` are the game's own.
 *
 * @param {string} game
 * @param {import('./ladders.mjs').Ladder} ladder
 * @param {readonly string[]} rivals
 * @param {string} file
 */
export async function climb(game, ladder, rivals, file) {
  const pairs = ladder.rungs.flatMap((hero, at) =>
    ladder.rungs.slice(0, at).map((against) => [hero, against]),
  );
  const own = ladder.rivals ? rivals.map((rival) => [ladder.rivals.hero, rival]) : [];
  const plans = ladder.kinds.map((kind) => ({
    kind,
    ladder: pairs.map((pair) => contestsOf(game, ladder, kind, pair)),
    rivals: own.map((pair) => contestsOf(game, ladder, kind, pair)),
  }));
  const asked = plans.flatMap((plan) => [...plan.ladder, ...plan.rivals].flat());
  const found = await contests(asked, file);
  const cells = (row) => row.map((spec) => cell(found.get(spec)));

  const isEven = asked.every(({ games }) => games === asked[0].games);
  introduce(ladder, asked, isEven);
  for (const plan of plans) {
    const head = plan.kind.tables.map((each) => headOf(each, !isEven));
    if (plan.kind.name) {
      say(`### ${plan.kind.name}`);
      say();
    }
    table(
      ['one', 'against', ...head],
      plan.ladder.map((row, at) => [...pairs[at], ...cells(row)]),
    );
    if (plan.rivals.length === 0) continue;
    say(`### *${ladder.rivals.hero}* against ${ladder.rivals.name}`);
    say();
    say(ladder.rivals.about);
    say();
    table(
      ['against', ...head],
      plan.rivals.map((row, at) => [rivals[at], ...cells(row)]),
    );
  }
}

function introduce({ name, fewer = {} }, asked, isEven) {
  const many = isEven ? `, ${whole(asked[0].games)} rotated games or more each` : '';
  say(`## Bots of ${name}: wins of one against a table of others${many}`);
  say();
  say(
    'In brackets the 95 % interval; *not shown* where it reaches down to an even share, *worse* where it lies below.',
  );
  if (!isEven) {
    const but = Object.entries(fewer).map(([against, games]) => `, against *${against}* ${games}`);
    say(`Games are rotated, as many as a column says or a few more${but.join('')}.`);
  }
  if (asked.some(({ sides, seats }) => sides < seats)) {
    say('Where seats play together, the one sits on all seats of a side.');
  }
  say();
}

/** One contest for each table. */
function contestsOf(game, { fewer = {} }, { options, tables }, [hero, against]) {
  return tables.map((each) => ({
    game,
    options: { ...options, ...each.options },
    seats: each.seats,
    sides: sidesOf(each),
    hero,
    table: against,
    games: GAMES || (fewer[against] ?? each.games),
  }));
}

const sidesOf = ({ seats, sides = seats }) => sides;

function headOf(each, tellsGames) {
  const { seats, games } = each;
  const sides = sidesOf(each);
  const who = sides === seats ? `${seats} seats` : `${seats} seats, ${sides} sides`;
  const many = tellsGames ? `, ${whole(games)} games` : '';
  return `${who}${many} (even: ${percent(1 / sides)})`;
}

function cell({ mean, low, high, even }) {
  const mark = low > even ? '' : high < even ? ' (worse)' : ' (not shown)';
  return `${percent(mean)} (${percent(low)}–${percent(high)})${mark}`;
}

/** All contests at once, as many at a time as the machine has cores. */
async function contests(asked, file) {
  const found = new Map();
  const waiting = [...asked];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { stdout } = await run(process.execPath, [file, JSON.stringify(next)]);
      found.set(next, JSON.parse(stdout));
      process.stderr.write(`${titleOf(next)}: ${stdout}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return found;
}

const titleOf = ({ game, options, seats, sides, hero, table: against }) =>
  `${game} ${JSON.stringify(options)}, ${hero}/${against}/${seats}/${sides}`;

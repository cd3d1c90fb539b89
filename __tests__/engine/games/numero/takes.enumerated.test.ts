import { bestTake, takes } from '../../../../engine';
import { randomFrom } from '../../../../engine/core/random';
import { faults } from './faults';
import { anyPosition, dealtPosition } from './positions';
import { nameOf, slowTakes, type SlowPosition } from './slow';

/*
 * The search for takes against the slow way, on positions of every level. By default as many as take some
 * seconds; NUMERO_POSITIONS says how many of each.
 */
const COUNT = Number(process.env.NUMERO_POSITIONS ?? 60);
const AN_HOUR = 3_600_000;

const most = (worths: readonly number[]) => worths.reduce((a, b) => Math.max(a, b), 0);

function compare(position: SlowPosition): void {
  const slow = [...slowTakes(position).values()];
  const found = takes(position);
  const byCards = bestTake(position, 'cards');
  const byPoints = bestTake(position, 'points');
  const told = [...found, ...[byCards, byPoints].filter((best) => best !== null)];
  const worth = (take: { cards: readonly string[]; points: number }) =>
    `${nameOf(take.cards)}: ${take.points}`;
  const cards = most(slow.map((take) => take.cards.length));
  expect({
    position,
    takes: found.map(worth).sort(),
    cards: byCards?.cards.length ?? 0,
    pointsOfCards: byCards?.points ?? 0,
    points: byPoints?.points ?? 0,
    proven: [byCards, byPoints].every((best) => best?.proven ?? true),
    faults: told.flatMap((take) => faults(position, take)),
  }).toEqual({
    position,
    takes: slow.map(worth).sort(),
    cards,
    pointsOfCards: most(
      slow.filter((take) => take.cards.length === cards).map(({ points }) => points),
    ),
    points: most(slow.map(({ points }) => points)),
    proven: true,
    faults: [],
  });
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'level %i: every take, and the best of them',
  (level) => {
    const random = randomFrom(`takes of level ${level}`);
    for (let n = 0; n < COUNT; n++) compare(anyPosition(random, level));
  },
  AN_HOUR,
);

test(
  'packs of one’s own: every take, and the best of them',
  () => {
    const random = randomFrom('takes of own packs');
    for (let n = 0; n < COUNT; n++) compare(anyPosition(random));
  },
  AN_HOUR,
);

test(
  'as Patience deals them: every take, and the best of them',
  () => {
    const random = randomFrom('takes of dealt positions');
    for (let n = 0; n < COUNT; n++) compare(dealtPosition(random, n % 7));
  },
  AN_HOUR,
);

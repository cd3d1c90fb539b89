import { bestTake, takes, type Term, type Told } from '../../../../engine';
import { randomFrom } from '../../../../engine/core/random';
import { readyToTake, refuseTake } from '../../../../engine/games/numero/check';
import { anyPosition, dealtPosition } from './positions';
import { nameOf, slowPoints, slowTakes, type SlowPosition } from './slow';

/*
 * The search for takes against the slow way, on positions of every level. By default as many as take some
 * seconds; NUMERO_POSITIONS says how many of each.
 */
const COUNT = Number(process.env.NUMERO_POSITIONS ?? 60);
const MINUTES = 60_000;

/** The cards that a sentence uses. */
function cardsIn(term: Term, { centre }: SlowPosition): string[] {
  if ('card' in term) return [term.card];
  if ('sum' in term) return term.sum.flatMap((each) => cardsIn(each, { hand: [], centre }));
  if ('wild' in term) return [...cardsIn(term.on, { hand: [], centre }), term.wild];
  return centre.flatMap((lying) =>
    'pile' in lying && lying.pile === term.pile ? [...lying.cards] : [],
  );
}

/** Why a take is not what it says it is, as far as it is so. */
function faults(position: SlowPosition, { move, cards, points }: Told): unknown[] {
  const { hand, centre, wholeSteps = false } = position;
  const ready = readyToTake(hand, centre, wholeSteps);
  const groups = move.groups.map((term) => cardsIn(term, position));
  const all = centre.flatMap((lying) => ('card' in lying ? [lying.card] : lying.cards));
  const taken = [move.card, ...groups.flat()];
  const counted = slowPoints(
    move.card,
    groups,
    all.every((id) => taken.includes(id)),
  );
  return [
    refuseTake(hand, ready, move.card, move.groups),
    nameOf(taken) === nameOf(cards) ? null : [taken, cards],
    counted === points ? null : [counted, points],
  ].filter((fault) => fault !== null);
}

function compare(position: SlowPosition): void {
  const slow = slowTakes(position);
  const found = takes(position);
  const byCards = bestTake(position, 'cards');
  const byPoints = bestTake(position, 'points');
  const told = [...found, ...[byCards, byPoints].filter((best) => best !== null)];
  const most = (worth: readonly number[]) => worth.reduce((a, b) => Math.max(a, b), 0);
  const slowly = [...slow.values()];
  expect({
    position,
    takes: found.map(({ cards, points }) => `${nameOf(cards)}: ${points}`).sort(),
    cards: byCards?.cards.length ?? 0,
    points: byPoints?.points ?? 0,
    proven: [byCards, byPoints].every((best) => best?.proven ?? true),
    faults: told.flatMap((take) => faults(position, take)),
  }).toEqual({
    position,
    takes: [...slow].map(([name, { points }]) => `${name}: ${points}`).sort(),
    cards: most(slowly.map(({ cards }) => cards.length)),
    points: most(slowly.map(({ points }) => points)),
    proven: true,
    faults: [],
  });
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'level %i: every take and the best of them',
  (level) => {
    const random = randomFrom(`takes of level ${level}`);
    for (let n = 0; n < COUNT; n++) compare(anyPosition(random, level));
  },
  60 * MINUTES,
);

test(
  'packs of one’s own: every take and the best of them',
  () => {
    const random = randomFrom('takes of own packs');
    for (let n = 0; n < COUNT; n++) compare(anyPosition(random));
  },
  60 * MINUTES,
);

test(
  'as Patience deals them: every take and the best of them',
  () => {
    const random = randomFrom('takes of dealt positions');
    for (let n = 0; n < COUNT; n++) compare(dealtPosition(random, n % 7));
  },
  60 * MINUTES,
);

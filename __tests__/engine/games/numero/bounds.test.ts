import { below, randomFrom, shuffle } from '../../../../engine/core/random';
import { sizeOf } from '../../../../engine/games/numero/bits';
import { boundsOf } from '../../../../engine/games/numero/bounds';
import { groupFinder } from '../../../../engine/games/numero/groups';
import { orderOf } from '../../../../engine/games/numero/order';
import { packAsked, packCards } from '../../../../engine/games/numero/pack';
import { groupsIn } from '../../../../engine/games/numero/packing';
import { reachOf } from '../../../../engine/games/numero/reach';
import { scalesOf } from '../../../../engine/games/numero/scales';
import { highestOf, supplyOf } from '../../../../engine/games/numero/supply';
import { eachChoice, type Choice } from '../../../../engine/games/numero/takes';
import { times, type Value } from '../../../../engine/games/numero/value';
import { anyPosition } from './positions';
import { faceOf, valuesTogether } from './slow';

/* What the search passes over at a glance must not be there: a mistake here would be a take that nobody finds. */

/** Values as the slow way writes them: 8, 7/2. */
function quickly(written: string): Value {
  const [top = 0, bottom = 1] = written.split('/').map(Number);
  let value: Value = top;
  let left = bottom;
  for (const prime of [2, 3, 5])
    for (; left % prime === 0; left /= prime) value = times(value, 1, prime);
  return value;
}

describe.each([false, true])('with whole steps: %s', (wholeSteps) => {
  test('no value that cards have is too small, too large or too fine for them', () => {
    const random = randomFrom(`values, ${wholeSteps}`);
    let seen = 0;
    for (let n = 0; n < 400; n++) {
      const cards = shuffle(random, packCards(packAsked({}))).slice(0, 1 + below(random, 6));
      if (cards.every((id) => faceOf(id).number === undefined)) continue;
      const centre = cards.map((card) => ({ card }));
      const supply = supplyOf({ hand: [], centre, wholeSteps });
      const { isOutside } = boundsOf(supply, orderOf(supply), 15);
      const all = (1 << cards.length) - 1;
      const values = valuesTogether(cards, wholeSteps);
      expect([cards, values.filter((value) => isOutside(quickly(value), all))]).toEqual([
        cards,
        [],
      ]);
      seen += values.length;
    }
    expect(seen).toBeGreaterThan(1000);
  });
});

describe.each(['cards', 'points'] as const)('by %s', (by) => {
  test('no take is worth more than what the search expects of it at most', () => {
    const random = randomFrom(`scales, ${by}`);
    for (let n = 0; n < 400; n++) {
      const position = anyPosition(random, n % 7);
      const supply = supplyOf(position);
      const scales = scalesOf(supply, by);
      const finder = groupFinder(supply, reachOf(supply, highestOf(supply)));
      while (!finder.done) finder.step();
      const wrong: Choice[] = [];
      eachChoice(supply, finder.found, scales, (choice) => {
        const { union, packed, worth } = choice;
        const isOne = groupsIn(packed).length === 1;
        const most = isOne ? scales.asOne(union) : scales.asSeveral(union);
        if (worth > most || worth > scales.most(sizeOf(union))) wrong.push(choice);
      });
      expect([position, wrong]).toEqual([position, []]);
    }
  });
});

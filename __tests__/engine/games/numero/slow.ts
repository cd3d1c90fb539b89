/*
 * The takes of a position once more, from the rules page alone and as slowly as they are written there: every value
 * that every set of cards can have, forwards, and every way to part a set into groups. It shares nothing
 * with the engine, neither cards nor numbers nor points.
 */

export interface SlowPosition {
  readonly hand: readonly string[];
  readonly centre: readonly SlowLying[];
  readonly wholeSteps?: boolean;
}

export type SlowLying =
  | { readonly card: string }
  | { readonly pile: number; readonly value: number; readonly cards: readonly string[] };

/** An exact number: a numerator and a denominator without a common factor. */
type Exact = readonly [bigint, bigint];

interface Face {
  /** A number card has a number and a colour, a wild card a change and its operations. */
  readonly number?: number;
  readonly colour?: string;
  readonly change?: (x: Exact) => Exact | null;
  readonly operations: string;
  readonly printed: number;
}

function exact(top: bigint, bottom: bigint): Exact {
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return [top / a, bottom / a];
}

function times(top: number, bottom: number): (x: Exact) => Exact {
  return ([a, b]) => exact(a * BigInt(top), b * BigInt(bottom));
}

function root(degree: number): (x: Exact) => Exact | null {
  return ([a, b]) => {
    const [top, bottom] = [wholeRoot(a, degree), wholeRoot(b, degree)];
    return top === null || bottom === null ? null : [top, bottom];
  };
}

/** By halving, however large. */
function wholeRoot(n: bigint, degree: number): bigint | null {
  let [low, high] = [0n, n + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** BigInt(degree) <= n) low = middle;
    else high = middle;
  }
  return low ** BigInt(degree) === n ? low : null;
}

/** Reads a card by its name. */
export function faceOf(id: string): Face {
  const number = /^([gobr])(\d+)$/.exec(id);
  if (number) {
    const n = Number(number[2]);
    return { number: n, colour: number[1], operations: '', printed: n === 1 || n === 15 ? 2 : 0 };
  }
  const by = Number(id.slice(1));
  if (/^-\d$/.test(id)) {
    const less = ([a, b]: Exact): Exact | null =>
      a < BigInt(by) * b ? null : exact(a - BigInt(by) * b, b);
    return { change: less, operations: '−', printed: 1 };
  }
  if (/^x\d$/.test(id)) return { change: times(by, 1), operations: '×', printed: 1 };
  if (/^\/\d$/.test(id)) return { change: times(1, by), operations: '÷', printed: 1 };
  if (id === 'sq') return { change: ([a, b]) => [a ** 2n, b ** 2n], operations: '×', printed: 3 };
  if (id === 'cube') return { change: ([a, b]) => [a ** 3n, b ** 3n], operations: '×', printed: 3 };
  if (id === 'sqrt') return { change: root(2), operations: '÷', printed: 3 };
  if (id === 'cbrt') return { change: root(3), operations: '÷', printed: 3 };
  return partOf(id);
}

function partOf(id: string): Face {
  const [, whole = '0', top = '0', bottom = '1'] = /^(?:(\d) )?(\d)\/(\d)$/.exec(id) ?? [];
  const hundredths = id.endsWith('%') ? parseInt(id) : Math.round(100 * Number(id));
  const [a, b] = id.includes('/')
    ? exact(BigInt(Number(whole) * Number(bottom) + Number(top)), BigInt(bottom))
    : exact(BigInt(hundredths), 100n);
  const isSimple = a === 1n;
  return {
    change: times(Number(a), Number(b)),
    operations: isSimple ? '÷' : '×÷',
    printed: isSimple ? 2 : 3,
  };
}

/** One thing that can be taken: a number card or a build with its value, or a wild card. */
interface Thing {
  readonly cards: readonly string[];
  readonly value: number | null;
  readonly change: ((x: Exact) => Exact | null) | null;
  readonly inCentre: boolean;
}

function thingOf(id: string, inCentre: boolean): Thing {
  const { number, change } = faceOf(id);
  return { cards: [id], value: number ?? null, change: change ?? null, inCentre };
}

function thingsOf({ hand, centre }: SlowPosition): Thing[] {
  const lying = centre.map((each): Thing => {
    if ('card' in each) return thingOf(each.card, true);
    return { cards: each.cards, value: each.value, change: null, inCentre: true };
  });
  const wilds = hand.filter((id) => faceOf(id).number === undefined);
  return [...lying, ...wilds.map((id) => thingOf(id, false))];
}

type Values = ReadonlyMap<string, Exact>;

/** By the set of things, one bit each: every value that all of them together can have. */
function valuesOf(things: readonly Thing[], wholeSteps: boolean): Values[] {
  const values: Values[] = [new Map()];
  for (let set = 1; set < 1 << things.length; set++) {
    const own = new Map<string, Exact>();
    const keep = (x: Exact) => own.set(`${x[0]}/${x[1]}`, x);
    things.forEach(({ value, change }, at) => {
      if (!(set & (1 << at))) return;
      const others = set ^ (1 << at);
      if (value !== null && others === 0) keep([BigInt(value), 1n]);
      for (const x of (change && values[others]?.values()) ?? []) {
        const changed = change?.(x);
        if (changed && (!wholeSteps || changed[1] === 1n)) keep(changed);
      }
    });
    for (let left = (set - 1) & set; left > 0; left = (left - 1) & set) {
      if (left < (set ^ left)) break;
      for (const [a, b] of values[left]?.values() ?? []) {
        for (const [c, d] of values[set ^ left]?.values() ?? []) keep(exact(a * d + c * b, b * d));
      }
    }
    values.push(own);
  }
  return values;
}

/** Every value that all of these cards together can have, as it is written: 8, 7/2. */
export function valuesTogether(cards: readonly string[], wholeSteps = false): string[] {
  const things = cards.map((id) => thingOf(id, true));
  const all = [...(valuesOf(things, wholeSteps).at(-1)?.values() ?? [])];
  return all.map(([a, b]) => (b === 1n ? `${a}` : `${a}/${b}`));
}

/** Rules 4 to 9 for one group. */
function bonusOf(cards: readonly string[], taker: string | null): number {
  const faces = cards.map(faceOf);
  const numbers = faces.filter(({ number }) => number !== undefined);
  const operations = new Set(faces.flatMap((face) => [...face.operations]));
  if (numbers.length > 1) operations.add('+');
  const size = cards.length + (taker ? 1 : 0);
  const colours = new Set(numbers.map(({ colour }) => colour));
  if (taker) colours.add(faceOf(taker).colour);
  let points = 0;
  if (size === 5) points += 2;
  if (size > 5) points += 5;
  if (operations.size === 3) points += 5;
  if (operations.size === 4) points += 10;
  if (size >= 5 && (colours.size === 4 || colours.size === 1)) points += 5;
  return points;
}

/** Rules 1 to 10 for all that is taken at once. */
export function slowPoints(
  taker: string,
  groups: readonly (readonly string[])[],
  clears: boolean,
): number {
  const cards = [taker, ...groups.flat()];
  const printed = cards.reduce((sum, id) => sum + faceOf(id).printed, 0);
  const homes = groups.map((_, home) =>
    groups.reduce((sum, group, at) => sum + bonusOf(group, at === home ? taker : null), 0),
  );
  return groups.length + cards.length + printed + Math.max(...homes) + (clears ? 5 : 0);
}

export interface SlowTake {
  readonly cards: readonly string[];
  readonly points: number;
}

/** What is won, in words that do not depend on any order. */
export function nameOf(cards: readonly string[]): string {
  const [taker, ...others] = cards;
  return [taker, ...others.sort()].join(' ');
}

/** Every set of cards that a card of the hand can take, by its name, with the most points it can earn. */
export function slowTakes(position: SlowPosition): Map<string, SlowTake> {
  const things = thingsOf(position);
  const values = valuesOf(things, position.wholeSteps ?? false);
  const best = new Map<string, SlowTake>();
  for (const taker of position.hand) {
    const { number } = faceOf(taker);
    if (number === undefined) continue;
    const groups = [...values.keys()].filter((set) => values[set]?.has(`${number}/1`));
    eachPacking(groups, (packing) => {
      const union = packing.reduce((all, set) => all | set, 0);
      const clears = things.every(({ inCentre }, at) => !inCentre || union & (1 << at));
      const cards = packing.map((set) =>
        things.flatMap((thing, at) => (set & (1 << at) ? thing.cards : [])),
      );
      const points = slowPoints(taker, cards, clears);
      const take = { cards: [taker, ...cards.flat()], points };
      const name = nameOf(take.cards);
      if (points > (best.get(name)?.points ?? 0)) best.set(name, take);
    });
  }
  return best;
}

/** All choices of one group or more that have nothing in common. */
function eachPacking(groups: readonly number[], hear: (packing: readonly number[]) => void): void {
  const choose = (from: number, used: number, packing: readonly number[]): void => {
    if (packing.length > 0) hear(packing);
    for (let at = from; at < groups.length; at++) {
      const group = groups[at] ?? 0;
      if (!(group & used)) choose(at + 1, used | group, [...packing, group]);
    }
  };
  choose(0, 0, []);
}

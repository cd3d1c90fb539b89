import { seekTake, type CardId } from '../engine';
import { randomFrom, shuffle } from '../engine/core/random';
import { packAsked, packCards } from '../engine/games/numero/pack';
import { scalesOf } from '../engine/games/numero/scales';
import { supplyOf, type Position } from '../engine/games/numero/supply';
import { eachChoice } from '../engine/games/numero/takes';
import { now, report } from './clock';
import { forwardGroups, type Numbers } from './games/numeroForward';
import { library, packed, plain } from './games/numeroNumbers';

const HAND = 5;

/** Where the plain way is stopped, in milliseconds: it would take hours and all memory. */
const ENOUGH = 500;

/** Dealt from the whole pack: so many in the centre, five in the hand. None is left out. */
function dealt(number: number, inCentre: number): Position {
  const cards = packCards(packAsked({}));
  const deck: CardId[] = shuffle(randomFrom(`deal ${number}`), [...cards]);
  const centre = deck.slice(0, inCentre).map((card) => ({ card }));
  return { centre, hand: deck.slice(inCentre, inCentre + HAND) };
}

const isWild = (card: CardId) => !/^[gobr]\d/.test(card);

function wildsIn({ hand, centre }: Position): number {
  return [...hand, ...centre.flatMap((lying) => ('card' in lying ? lying.card : []))].filter(isWild)
    .length;
}

/** The best take by points, cut where the deadline is over. */
function seek(position: Position, deadline: number) {
  const start = now();
  const search = seekTake(position, 'points');
  let longest = 0;
  while (!search.done && now() - start < deadline) {
    const begun = now();
    search.step();
    longest = Math.max(longest, now() - begun);
  }
  const best = search.best();
  return { ms: now() - start, longest, points: best?.points ?? 0, proven: search.done };
}

/** The plain way to the same answer; without points where it was stopped. */
function forward<Value>(position: Position, numbers: Numbers<Value>) {
  const start = now();
  const supply = supplyOf(position);
  const groups = forwardGroups(supply, numbers, () => now() - start > ENOUGH);
  if (!groups) return { ms: now() - start, points: null };
  let points = 0;
  eachChoice(supply, groups, scalesOf(supply, 'points'), ({ worth }) => {
    points = Math.max(points, worth);
  });
  return { ms: now() - start, points };
}

/** The plain way, counting in one way or another. */
const peers = {
  library: (position: Position) => forward(position, library),
  plain: (position: Position) => forward(position, plain),
  ours: (position: Position) => forward(position, packed),
};

/** Each position is met a few times, since a machine has other things to do; those that take long, once. */
const TIMES = 5;
const LONG = 50;

function quickest<Found extends { readonly ms: number }>(find: () => Found): Found {
  let best = find();
  for (let n = 1; n < TIMES && best.ms < LONG; n++) {
    const again = find();
    if (again.ms < best.ms) best = again;
  }
  return best;
}

const asked = JSON.parse(process.argv[2] ?? '{}') as {
  readonly positions: number;
  readonly inCentre: number;
  readonly deadline: number;
  /** Beside the plain way. */
  readonly peer?: keyof typeof peers;
};
const peer = asked.peer && peers[asked.peer];

// Once before it counts.
for (let n = 0; n < 100; n++) {
  const position = dealt(-1 - n, asked.inCentre);
  seek(position, asked.deadline);
  peer?.(position);
}

report(
  Array.from({ length: asked.positions }, (_, n) => {
    const position = dealt(n, asked.inCentre);
    const found = quickest(() => seek(position, asked.deadline));
    const wilds = wildsIn(position);
    if (!peer) return { wilds, ...found };
    const other = quickest(() => peer(position));
    if (other.points !== null && other.points !== found.points) {
      throw new Error(`the plain way finds ${other.points} points, and we ${found.points}`);
    }
    return { wilds, ...found, peer: other.ms, stopped: other.points === null };
  }),
);

/*
 * How likely the next bit of a save is a one: what followed the last one, two, three, four and six letters
 * before, each a guess of its own, mixed by how well each has guessed so far. After lpaq by Matt Mahoney.
 */

/** How many letters back each guess looks. */
const ORDERS: readonly number[] = [1, 2, 3, 4, 6];
const GUESSES = ORDERS.length;
const LONGEST_ORDER = 6;

/** An even chance. */
const HALF = 2048;

/** As many contexts as a long save has, each a few times over. */
const SLOT_BITS = 14;
const SLOTS = 1 << SLOT_BITS;

/** How saves look, learnt before the first letter. What was packed after another beginning cannot be unpacked. */
const BEGINNING =
  '{"match":{"v":1,"game":"numero","version":1,"seats":4,"options":{"pack":{"numbers":["sqrt","cbrt"]},' +
  '"score":"points","wholeSteps":true,"dealer":"lot","first":0},"seed":"0","deck":["g1","o2","b12","1/2"],' +
  '"moves":[[0,{"type":"take","card":"g12","groups":[{"sum":[{"card":"o1"},{"wild":"-2","on":{"card":"b7"}}]},' +
  '{"pile":1}]}],[1,{"type":"build","card":"g12","term":{"sum":[{"card":"o1"},{"card":"b7"}]}}],' +
  '[2,{"type":"discard","card":"r3"}],[3,{"type":"decline"}],[0,{"type":"decline"}],[1,{"type":"take"}],' +
  '[2,{"type":"chip","card":"9+4","cell":[3,4]}],[3,{"type":"remove","card":"minus1","cell":[0,1]}],' +
  '[0,{"type":"lay","card":"7C"}],[1,{"type":"knock"}],[2,{"type":"present","card":"10H"}],' +
  '[3,{"type":"guess","card":"3D"}],[0,{"type":"play","card":"60"}],[1,{"type":"play","card":"24"}]]},' +
  '"sharing":"pass","hints":[0,0,0],"heard":"","slips":[]}';

/** From how far a chance of 4096 is from even to the chance, and the other way round. */
const SQUASH = squashes();
const STRETCH = stretches();

/** The first times something is seen it counts for much, later for less. */
const RATES = Array.from({ length: 60 }, (_, seen) => Math.floor(65536 / (seen + 1.6)));

export interface Guesser {
  /** The chance of 4096 that a one comes next. */
  guess(): number;
  learn(bit: number): void;
}

/** What a guesser has learnt. */
interface Learnt {
  /** For each context the chance of 32,768, and how often it has been seen. */
  readonly chances: Uint16Array;
  readonly seen: Uint8Array;
  readonly weights: Int32Array;
  readonly contexts: Int32Array;
  /** The last letters, the latest first. */
  readonly last: Int32Array;
}

let begun: Learnt | null = null;

export function bitGuesser(): Guesser {
  begun ??= learntFrom(BEGINNING);
  return guesserWith({
    chances: begun.chances.slice(),
    seen: begun.seen.slice(),
    weights: begun.weights.slice(),
    contexts: begun.contexts.slice(),
    last: begun.last.slice(),
  });
}

function learntFrom(text: string): Learnt {
  const learnt = {
    chances: new Uint16Array(GUESSES * SLOTS).fill(1 << 14),
    seen: new Uint8Array(GUESSES * SLOTS),
    weights: new Int32Array(128 * GUESSES).fill(Math.floor(65536 * 0.35)),
    contexts: new Int32Array(GUESSES),
    last: new Int32Array(LONGEST_ORDER),
  };
  const guesser = guesserWith(learnt);
  for (let at = 0; at < text.length; at++) {
    for (let bit = 6; bit >= 0; bit--) {
      guesser.guess();
      guesser.learn((text.charCodeAt(at) >> bit) & 1);
    }
  }
  return learnt;
}

function guesserWith({ chances, seen, weights, contexts, last }: Learnt): Guesser {
  const slots = new Int32Array(GUESSES);
  const inputs = new Int32Array(GUESSES);
  /** The bits of the letter so far, after a leading one. */
  let partial = 1;
  let guessed = HALF;

  function guess(): number {
    let sum = 0;
    for (let n = 0; n < GUESSES; n++) {
      const hash = Math.imul((contexts[n] ?? 0) + Math.imul(partial, 0x2f0b4c47), 0x9e3779b1);
      const slot = n * SLOTS + (hash >>> (32 - SLOT_BITS));
      const input = STRETCH[(chances[slot] ?? 0) >> 3] ?? 0;
      slots[n] = slot;
      inputs[n] = input;
      sum += input * (weights[partial * GUESSES + n] ?? 0);
    }
    guessed = squash(Math.floor(sum / 65536));
    return guessed;
  }

  function learn(bit: number): void {
    const wrong = ((bit << 12) - guessed) * 12;
    for (let n = 0; n < GUESSES; n++) {
      const slot = slots[n] ?? 0;
      const at = partial * GUESSES + n;
      weights[at] = (weights[at] ?? 0) + ((Math.imul(inputs[n] ?? 0, wrong) + 0x8000) >> 16);
      const times = seen[slot] ?? 0;
      const chance = chances[slot] ?? 0;
      const target = bit === 1 ? 32767 : 0;
      chances[slot] = chance + (((target - chance) * (RATES[times] ?? 0)) >> 16);
      if (times < RATES.length - 1) seen[slot] = times + 1;
    }
    partial = partial * 2 + bit;
    if (partial >= 128) nextLetter(partial - 128);
  }

  function nextLetter(letter: number): void {
    partial = 1;
    last.copyWithin(1, 0);
    last[0] = letter;
    for (let n = 0; n < GUESSES; n++) {
      const order = ORDERS[n] ?? 0;
      let hash = order;
      for (let back = 0; back < order; back++) {
        hash = Math.imul(hash + (last[back] ?? 0) + 1, 0x2c1b3c6d);
        hash ^= hash >>> 15;
      }
      contexts[n] = hash;
    }
  }

  return { guess, learn };
}

function squash(distance: number): number {
  const within = Math.max(-2047, Math.min(2047, distance));
  // Never sure: what cannot come could not be written either.
  return Math.max(1, Math.min(4095, SQUASH[within + 2047] ?? 2048));
}

/** 4096 / (1 + e^(−x/256)) at every 128th, with straight lines between: no device rounds a table otherwise. */
function squashes(): Int32Array {
  const at = [
    ...[
      1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    ],
    ...[3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094],
  ];
  return Int32Array.from({ length: 4095 }, (_, index) => {
    const from = index + 1; // −2047 lies one above −2048
    const part = from & 127;
    const step = from >> 7;
    return ((at[step] ?? 0) * (128 - part) + (at[step + 1] ?? 0) * part + 64) >> 7;
  });
}

function stretches(): Int32Array {
  const table = new Int32Array(4096);
  let chance = 0;
  for (let distance = -2047; distance <= 2047; distance++) {
    const reached = SQUASH[distance + 2047] ?? 0;
    for (; chance <= reached; chance++) table[chance] = distance;
  }
  return table.fill(2047, chance);
}

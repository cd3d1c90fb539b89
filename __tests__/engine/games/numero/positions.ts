import { below, shuffle, type Random } from '../../../../engine/core/random';
import { WILD_KINDS } from '../../../../engine/games/numero/cards';
import { packAsked, packCards, type PackOptions } from '../../../../engine/games/numero/pack';
import { faceOf, valuesTogether, type SlowLying, type SlowPosition } from './slow';

/** More things to take than these would keep the slow way busy for minutes. */
const MOST_THINGS = Number(process.env.NUMERO_THINGS ?? 7);
const IN_HAND = 5;

const isWild = (id: string) => faceOf(id).number === undefined;
const oneIn = (random: Random, n: number) => below(random, n) === 0;

/** A position of this level; of a pack of one's own where none is given. */
export function anyPosition(random: Random, level?: number): SlowPosition {
  const pack = level === undefined ? ownPack(random) : packAsked({ level });
  const deck = shuffle(random, packCards(pack));
  const hand = deck.splice(0, 1 + below(random, IN_HAND));
  // A hand must have a card to take with.
  if (hand.every(isWild)) hand.splice(0, 1, ...deck.splice(deck.findIndex(isNumber), 1));
  const room = MOST_THINGS - hand.filter(isWild).length;
  const cards = deck.splice(0, Math.max(1, Math.min(room, 1 + below(random, MOST_THINGS))));
  const centre = oneIn(random, 3) ? withBuilds(random, cards, pack) : cards.map(single);
  return { hand, centre, wholeSteps: oneIn(random, 4) ? !pack.wholeSteps : pack.wholeSteps };
}

/** As Patience deals it: five in the centre, five in the hand. */
export function dealtPosition(random: Random, level: number): SlowPosition {
  const pack = packAsked({ level });
  for (;;) {
    const deck = shuffle(random, packCards(pack));
    const centre = deck.splice(0, 5);
    const hand = deck.splice(0, 5);
    if (centre.length + hand.filter(isWild).length > MOST_THINGS) continue;
    return { hand, centre: centre.map(single), wholeSteps: pack.wholeSteps };
  }
}

function isNumber(id: string): boolean {
  return !isWild(id);
}

function single(card: string): SlowLying {
  return { card };
}

function ownPack(random: Random): PackOptions {
  return packAsked({
    highest: 5 + below(random, 11),
    wilds: WILD_KINDS.filter(() => oneIn(random, 2)),
  });
}

/** Some of the cards lie together, as a build of a value that they can have. */
function withBuilds(random: Random, cards: readonly string[], pack: PackOptions): SlowLying[] {
  const left = [...cards];
  const centre: SlowLying[] = [];
  for (let pile = 1; left.length >= 2; pile++) {
    const together = left.splice(0, 2 + below(random, 3));
    const answers = together.length > 1 ? answersOf(together, pack.wholeSteps) : [];
    const value = answers[below(random, Math.max(1, answers.length))];
    const lies = value === undefined || together.filter(isNumber).length < 2 || oneIn(random, 3);
    if (lies) centre.push(...together.map(single));
    else centre.push({ pile, value, cards: together });
  }
  return shuffle(random, [...centre, ...left.map(single)]);
}

/** What can be left as a build. */
function answersOf(cards: readonly string[], wholeSteps: boolean): number[] {
  return valuesTogether(cards, wholeSteps)
    .map(Number)
    .filter((value) => Number.isInteger(value) && value >= 1 && value <= 15);
}

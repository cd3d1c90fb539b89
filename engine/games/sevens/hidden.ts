import type { Seat } from '../../core/game';
import { below, shuffle, type Random } from '../../core/random';
import { cardNamed, cardsOf, packOf, type Card } from './cards';
import { isLaid } from './chains';
import { NOBODY, type SevensView } from './state';

/** What a seat cannot see, and all that is known of where it may be. */
export interface Hidden {
  readonly cards: readonly Card[];
  /** By seat: how many of them it has. */
  readonly rooms: readonly number[];
  /** By card: the seats, one bit each, that cannot have it. */
  readonly barred: readonly number[];
}

export function hiddenFrom(view: SevensView): Hidden {
  const { seat: me, seats, options, hands, presented, known } = view;
  const pack = packOf(options);
  const numbered = (names: readonly string[]) => names.flatMap((n) => cardNamed(n, pack) ?? []);
  const barred: number[] = [];
  view.couldNot.forEach((names, seat) => {
    for (const card of numbered(names)) barred[card] = (barred[card] ?? 0) | (1 << seat);
  });
  const own = [...(view.hand ?? []), ...(view.mine === null ? [] : [view.mine])];
  const seen = new Set(numbered([...own, ...known.flat()]));
  return {
    cards: cardsOf(pack).filter((card) => !seen.has(card) && !isLaid(view.chains, card)),
    rooms: Array.from({ length: seats }, (_, seat) => {
      if (seat === me) return 0;
      const held = (hands[seat] ?? 0) + (presented[seat] ? 1 : 0);
      return held - (known[seat]?.length ?? 0);
    }),
    barred,
  };
}

/**
 * Gives every hidden card to somebody who may have it, by lot; `give` hears of each. There is always a way: the
 * true one.
 */
export function dealHidden(
  { cards, rooms, barred }: Hidden,
  random: Random,
  give: (card: Card, seat: Seat) => void,
): void {
  const order = shuffle(random, cards.slice());
  const room = rooms.slice();
  const holders = new Array<Seat>(order.length).fill(NOBODY);
  const may = (at: number, seat: Seat) => ((barred[order[at] ?? 0] ?? 0) & (1 << seat)) === 0;

  /** A seat for this card: each free place is as likely. */
  function draw(at: number): Seat {
    let places = 0;
    room.forEach((free, seat) => (places += may(at, seat) ? free : 0));
    if (places === 0) return NOBODY;
    let place = below(random, places);
    return room.findIndex((free, seat) => may(at, seat) && (place -= free) < 0);
  }

  /** Moves a card on from a full hand, and another one from there if need be. */
  function makeRoom(seat: Seat, asked: readonly Seat[]): boolean {
    for (let at = 0; at < order.length; at++) {
      if (holders[at] !== seat) continue;
      for (let next = 0; next < room.length; next++) {
        if (asked.includes(next) || (rooms[next] ?? 0) === 0 || !may(at, next)) continue;
        if ((room[next] ?? 0) === 0 && !makeRoom(next, [...asked, next])) continue;
        place(at, next);
        room[seat] = (room[seat] ?? 0) + 1;
        return true;
      }
    }
    return false;
  }

  function place(at: number, seat: Seat): void {
    holders[at] = seat;
    room[seat] = (room[seat] ?? 0) - 1;
  }

  for (let at = 0; at < order.length; at++) {
    const free = draw(at);
    if (free !== NOBODY) {
      place(at, free);
      continue;
    }
    const full = room.findIndex(
      (_, seat) => (rooms[seat] ?? 0) > 0 && may(at, seat) && makeRoom(seat, [seat]),
    );
    if (full === NOBODY)
      throw new Error('the hidden cards cannot be dealt as they are known to lie');
    place(at, full);
  }
  mix(order, holders, may, random);
  order.forEach((card, at) => give(card, holders[at] ?? NOBODY));
}

/** Those dealt last found fewer places: changing places by lot evens it out. */
function mix(
  order: readonly Card[],
  holders: Seat[],
  may: (at: number, seat: Seat) => boolean,
  random: Random,
): void {
  if (order.length < 2) return;
  for (let swaps = order.length * 2; swaps > 0; swaps--) {
    const a = below(random, order.length);
    const b = below(random, order.length);
    const [forA, forB] = [holders[b] ?? NOBODY, holders[a] ?? NOBODY];
    if (!may(a, forA) || !may(b, forB)) continue;
    holders[a] = forA;
    holders[b] = forB;
  }
}

/** What this seat's card may be, as far as the onlooker knows: shown to be there, or hidden and not ruled out. */
export function possibleCards(view: SevensView, from: Seat): Card[] {
  const { cards, barred } = hiddenFrom(view);
  const pack = packOf(view.options);
  const known = (view.known[from] ?? []).flatMap((name) => cardNamed(name, pack) ?? []);
  const hidden = cards.filter((card) => ((barred[card] ?? 0) & (1 << from)) === 0);
  return [...known, ...hidden].sort((a, b) => a - b);
}

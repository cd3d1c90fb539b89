import { below, next32, type Random } from '../../core/random';
import { cardNamed, CARDS, packOf } from './cards';
import { dealHidden, hiddenFrom } from './hidden';
import { handOf } from './moves';
import { NO_CARD, NOBODY, type SevensState, type SevensView } from './state';

export function imagine(view: SevensView, random: Random): SevensState {
  return imagining(view)(random);
}

/** The same for those who imagine often: what is known is worked out once. */
export function imagining(view: SevensView): (random: Random) => SevensState {
  const hidden = hiddenFrom(view);
  const known = knownState(view, hidden.barred);
  return (random) => {
    const state: SevensState = {
      ...known,
      owner: known.owner.slice(),
      presented: known.presented.slice(),
      random: [next32(random), next32(random), next32(random), next32(random)],
    };
    dealHidden(hidden, random, (card, seat) => (state.owner[card] = seat));
    view.presented.forEach((isDown, seat) => {
      if (isDown && seat !== view.seat) state.presented[seat] = anyOf(handOf(state, seat), random);
    });
    return state;
  };
}

function anyOf(hand: readonly number[], random: Random): number {
  return hand[below(random, hand.length)] ?? NO_CARD;
}

/** All but the hidden cards. */
function knownState(view: SevensView, hidden: readonly number[]): SevensState {
  const { seats, options, rounds, round, dealer, phase, seat: me } = view;
  const pack = packOf(options);
  const owner = new Array<number>(CARDS).fill(NOBODY);
  const shown = new Array<boolean>(CARDS).fill(false);
  const presented = new Array<number>(seats).fill(NO_CARD);
  for (const name of view.hand ?? []) owner[cardNamed(name, pack) ?? 0] = me ?? NOBODY;
  if (view.mine !== null && me !== null) {
    const card = cardNamed(view.mine, pack) ?? 0;
    owner[card] = me;
    presented[me] = card;
  }
  view.known.forEach((names, seat) => {
    for (const name of names) {
      const card = cardNamed(name, pack) ?? 0;
      owner[card] = seat;
      shown[card] = true;
    }
  });
  return {
    seats,
    options,
    rounds,
    round,
    dealer,
    phase,
    turn: view.turn ?? dealer,
    target: view.target ?? view.turn ?? dealer,
    chains: [...view.chains],
    owner,
    shown,
    barred: Array.from({ length: CARDS }, (_, card) => hidden[card] ?? 0),
    presented,
    held: view.hands.map((count, seat) => count + (view.presented[seat] ? 1 : 0)),
    finished: [...view.finished],
    history: [...view.history],
    random: [0, 0, 0, 1],
  };
}

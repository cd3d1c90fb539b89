import { playersIn, withChair, type Chair, type Setup } from '../play/setup';
import type { Person, Roster } from './roster';

type Sitter = Pick<Chair, 'kind' | 'name' | 'who'>;

const NOBODY: Sitter = { kind: 'bot', name: '', who: undefined };

const sitting = (person: Person): Sitter => ({ kind: 'person', name: person.name, who: person.id });
const sitterOf = ({ kind, name, who }: Chair): Sitter => ({ kind, name, who });

/** Where somebody of the roster sits; -1 for who does not. */
export function seatOf({ seats, chairs }: Setup, id: string): number {
  return chairs.slice(0, seats).findIndex(({ kind, who }) => kind === 'person' && who === id);
}

/** Who comes from another seat changes places with whoever sits there. */
export function seatedAt(setup: Setup, person: Person, seat: number): Setup {
  const from = seatOf(setup, person.id);
  const there = setup.chairs[seat];
  const left = from < 0 || !there ? setup : withChair(setup, from, sitterOf(there));
  return withChair(left, seat, sitting(person));
}

/** The seat is left to a bot. */
export function stoodUp(setup: Setup, id: string): Setup {
  const seat = seatOf(setup, id);
  return seat < 0 ? setup : withChair(setup, seat, NOBODY);
}

/** All that sit there, people and bots, at other seats by chance: new neighbours, new partners. */
export function mixed(setup: Setup, dice: () => number): Setup {
  const sitters = shuffled(setup.chairs.slice(0, setup.seats).map(sitterOf), dice);
  return sitters.reduce((now, sitter, seat) => withChair(now, seat, sitter), setup);
}

/** Every seat is drawn from the whole roster; where it has too few, bots sit down. */
export function drawn(setup: Setup, roster: Roster, dice: () => number): Setup {
  const people = shuffled(roster, dice).map(sitting);
  return playersIn(setup).reduce(
    (now, _, seat) => withChair(now, seat, people[seat] ?? NOBODY),
    setup,
  );
}

/** Fisher and Yates; `dice` gives numbers from 0 to below 1. */
function shuffled<T>(list: readonly T[], dice: () => number): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(dice() * left.length), 1));
}

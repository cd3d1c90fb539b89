import * as v from 'valibot';
import { read } from '../../engine/core/read';
import { BadInput } from '../../engine/core/refusal';
import type { Kept } from '../kept/kept';
import { tidied } from '../play/names';

/** Somebody who plays on this device: a first name and a sign to find it by, and nothing else. */
export interface Person {
  /** Stays when the name changes: what was played is counted by it (`Player.who`). */
  readonly id: string;
  readonly name: string;
  /** Which shape, and in which colour: each of six. */
  readonly shape: number;
  readonly color: number;
}

export type Roster = readonly Person[];

/** Two large classes. */
export const MOST_PEOPLE = 60;

/** Of shapes, and of colours. */
export const SIGNS = 6;

/** Why a name cannot be on the roster. */
export type NameFault = 'empty' | 'twice' | 'full';

export function faultOf(roster: Roster, name: string, except?: string): NameFault | null {
  const wanted = tidied(name).toLowerCase();
  if (wanted === '') return 'empty';
  const others = roster.filter(({ id }) => id !== except);
  if (others.some((person) => person.name.toLowerCase() === wanted)) return 'twice';
  return except === undefined && others.length >= MOST_PEOPLE ? 'full' : null;
}

/** At the end, with the sign that is worn least. */
export function withPerson(roster: Roster, name: string, id: string): Roster {
  if (faultOf(roster, name) !== null) return roster;
  return [...roster, { id, name: tidied(name), ...freeSign(roster) }];
}

export function withChange(
  roster: Roster,
  id: string,
  change: Partial<Omit<Person, 'id'>>,
): Roster {
  const { name } = change;
  if (name !== undefined && faultOf(roster, name, id) !== null) return roster;
  const tidy = name === undefined ? change : { ...change, name: tidied(name) };
  return roster.map((person) => (person.id === id ? { ...person, ...tidy } : person));
}

export function without(roster: Roster, id: string): Roster {
  return roster.filter((person) => person.id !== id);
}

/** Shapes change first, then colours: neighbours on the list never look alike. */
function freeSign(roster: Roster): Pick<Person, 'shape' | 'color'> {
  const signs = Array.from({ length: SIGNS * SIGNS }, (_, at) => {
    const shape = at % SIGNS;
    const color = (shape + Math.floor(at / SIGNS)) % SIGNS;
    return { shape, color };
  });
  const worn = signs.map(
    ({ shape, color }) =>
      roster.filter((person) => person.shape === shape && person.color === color).length,
  );
  return signs[worn.indexOf(Math.min(...worn))] ?? { shape: 0, color: 0 };
}

const sign = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SIGNS - 1));

const PERSON = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  name: v.pipe(v.string(), v.transform(tidied), v.minLength(1)),
  shape: sign,
  color: sign,
});

const ROSTER = v.pipe(v.array(PERSON), v.maxLength(MOST_PEOPLE));

/** As `MatchRecord` has ids, too: of another device nothing else is taken. */
const STRANGER = v.strictObject({
  ...PERSON.entries,
  id: v.pipe(PERSON.entries.id, v.regex(/^[\w.~-]+$/)),
});

/** Somebody of another device's roster; throws BadInput. */
export function readPerson(input: unknown): Person {
  return read(STRANGER, input, 'person');
}

export const keptRoster: Kept<Roster> = {
  key: 'shushu.roster',
  version: 1,
  fallback: [],
  read(data) {
    const roster = read(ROSTER, data, 'roster');
    if (new Set(roster.map(({ id }) => id)).size < roster.length) {
      throw new BadInput('twiceThere', 'Two people of the roster have the same id.');
    }
    return roster;
  },
};

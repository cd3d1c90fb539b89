import { keep, recall } from '../kept/kept';
import { LONGEST_NAME } from '../play/names';
import { faultOf, keptRoster, MOST_PEOPLE, type Person, type Roster } from './roster';

/** What another roster brings to the one that is here. Nobody who is here changes. */
export interface Merged {
  /** Under names that nobody has here. */
  readonly fresh: Roster;
  /** Those of them whose own name was taken. */
  readonly renamed: readonly string[];
  /** How many are here already, just so; and how many have another name or sign here, and keep it. */
  readonly there: number;
  readonly unlike: number;
  /** How many there is no room for. */
  readonly left: number;
}

export function merged(roster: Roster, others: readonly Person[]): Merged {
  const fresh: Person[] = [];
  const renamed: string[] = [];
  let [there, unlike, left] = [0, 0, 0];
  for (const other of others) {
    const all = [...roster, ...fresh];
    const same = all.find(({ id }) => id === other.id);
    if (same) {
      const own = fresh.includes(same) ? others.find(({ id }) => id === other.id) : same;
      if (isLike(own ?? same, other)) there++;
      else unlike++;
    } else if (all.length >= MOST_PEOPLE) left++;
    else {
      const name = freeName(all, other.name);
      if (name !== other.name) renamed.push(name);
      fresh.push({ ...other, name });
    }
  }
  return { fresh, renamed, there, unlike, left };
}

function isLike(one: Person, other: Person): boolean {
  return one.name === other.name && one.shape === other.shape && one.color === other.color;
}

/** The name, or the first of its kind with a number that nobody has. */
function freeName(roster: Roster, name: string): string {
  let free = name;
  for (let n = 2; faultOf(roster, free) === 'twice'; n++) {
    const number = ` ${n}`;
    free = [...name].slice(0, LONGEST_NAME - number.length).join('') + number;
  }
  return free;
}

/** Puts them on the roster as it is now; how many came. */
export async function bringPeople(people: readonly Person[]): Promise<number> {
  if (people.length === 0) return 0;
  const { value: roster } = await recall(keptRoster);
  const { fresh } = merged(roster, people);
  if (fresh.length > 0) keep(keptRoster, [...roster, ...fresh]);
  return fresh.length;
}

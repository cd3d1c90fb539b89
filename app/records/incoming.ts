import { BadInput, type Refusal } from '../../engine';
import { murmur3, utf8 } from '../../engine/core/random';
import { refusal } from '../../engine/core/refusal';
import { merged, type Merged } from '../roster/merge';
import { readPerson, type Person, type Roster } from '../roster/roster';
import { looksLikeBackup, piecesOf } from './backup';
import { recordTexts } from './book';
import { breather } from './breath';
import { readRecord, writtenRecord } from './record';

/** What a backup would bring. Nothing of it is on record yet. */
export interface Incoming {
  /** As `writtenRecord` writes them. */
  readonly fresh: readonly string[];
  /** How many of those stand beside another one of the same name, under a name of their own. */
  readonly unlike: number;
  /** How many are here already. */
  readonly there: number;
  /** Why some cannot be taken, and how many. */
  readonly refused: readonly { readonly why: Refusal; readonly count: number }[];
  /** Who would come to the roster. */
  readonly people: Merged;
}

export type Fault = 'notOurs' | 'tooMany';

/** More than a device has room for. */
const MOST = 20_000;

/** What is on this device already. */
interface Here {
  readonly ids: ReadonlySet<string>;
  readonly roster: Roster;
}

interface Watching {
  readonly onProgress: (entries: number) => void;
  readonly stopped: () => boolean;
}

/** Looks through a file in slices and writes nothing; null where it was stopped. */
export async function lookThrough(
  text: string,
  { ids: here, roster }: Here,
  { onProgress, stopped }: Watching,
): Promise<Incoming | Fault | null> {
  if (!looksLikeBackup(text)) return 'notOurs';
  /** By name: as it is written here, always alike. */
  const found = new Map<string, string>();
  const twins: { id: string; text: string }[] = [];
  const refused = refusals();
  const people: Person[] = [];
  let entries = 0;
  let there = 0;
  const breath = breather();
  try {
    for (const piece of piecesOf(text)) {
      if (breath.isDue()) {
        onProgress(entries);
        await breath.take();
        if (stopped()) return null;
      }
      if (!piece) continue;
      if (++entries > MOST) return 'tooMany';
      if ('entry' in piece && piece.of === 'person') {
        const person = personIn(piece.entry);
        if ('why' in person) refused.add(person.why);
        else people.push(person);
        continue;
      }
      const one = 'entry' in piece ? judged(piece.entry) : unreadable(piece.fault);
      if ('why' in one) refused.add(one.why);
      else if (found.get(one.id) === one.text) there++;
      else if (found.has(one.id)) twins.push(one);
      else found.set(one.id, one.text);
    }
  } catch (problem) {
    if (problem instanceof BadInput) return 'notOurs';
    throw problem;
  }
  const matches = merge(found, twins, await textsHere(found, here), here);
  return {
    ...matches,
    there: there + matches.there,
    refused: refused.all(),
    people: merged(roster, people),
  };
}

/** Of the names that are known here, what stands under them, written alike. */
async function textsHere(found: ReadonlyMap<string, string>, here: ReadonlySet<string>) {
  const known = new Set([...found.keys()].filter((id) => here.has(id)));
  const texts = new Map<string, string>();
  if (known.size === 0) return texts;
  for (const [id, text] of await recordTexts(known)) texts.set(id, alike(text));
  return texts;
}

function alike(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

function merge(
  found: ReadonlyMap<string, string>,
  twins: readonly { readonly id: string; readonly text: string }[],
  known: ReadonlyMap<string, string>,
  here: ReadonlySet<string>,
) {
  const fresh: string[] = [];
  let there = 0;
  let unlike = 0;
  const taken = new Set(here);
  const beside = ({ id, text }: { readonly id: string; readonly text: string }) => {
    const own = renamed(id, text);
    if (taken.has(own)) return there++;
    taken.add(own);
    fresh.push(JSON.stringify({ ...(JSON.parse(text) as object), id: own }));
    return unlike++;
  };
  for (const [id, text] of found) {
    if (!here.has(id)) fresh.push(text);
    else if (known.get(id) === text) there++;
    else beside({ id, text });
    taken.add(id);
  }
  twins.forEach(beside);
  return { fresh, there, unlike };
}

/** The same file brought in again gets the same names again. */
function renamed(id: string, text: string): string {
  return `${id.slice(0, 24)}~${murmur3(utf8(text), 0).toString(36)}`;
}

function judged(entry: string): { readonly id: string; readonly text: string } | { why: Refusal } {
  // Said at once: of a million numbers none is worth a second look.
  if (!entry.startsWith('{')) return unreadable('unreadable');
  try {
    const record = readRecord(JSON.parse(entry));
    return { id: record.id, text: writtenRecord(record) };
  } catch (problem) {
    return problem instanceof BadInput ? { why: problem } : unreadable('notJson');
  }
}

function personIn(entry: string): Person | { readonly why: Refusal } {
  try {
    return readPerson(JSON.parse(entry));
  } catch (problem) {
    return problem instanceof BadInput ? { why: problem } : unreadable('notJson');
  }
}

function unreadable(code: string): { readonly why: Refusal } {
  return { why: refusal(code, 'This cannot be read.') };
}

/** Told once for each reason. */
function refusals() {
  const counted = new Map<string, { why: Refusal; count: number }>();
  return {
    add(why: Refusal) {
      const known = counted.get(why.code);
      if (known) known.count++;
      else counted.set(why.code, { why, count: 1 });
    },
    all: () => [...counted.values()],
  };
}

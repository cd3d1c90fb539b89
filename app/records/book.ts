import type { Device } from '../services/device';
import { inOneGo } from '../services/storage';
import { breather } from './breath';
import { unpackedRecord, unpackedText } from './packedRecord';
import {
  BROKEN,
  isBroken,
  movesKey,
  pageNumbers,
  readMoves,
  rowsIn,
  rowsKey,
  takenBy,
  writeMoves,
  writeRows,
} from './pages';
import { put } from './put';
import { writtenRecord, type MatchRecord } from './record';
import { idInText, rowOf, type Row } from './row';

/** All that is on record. */
export interface Book {
  /** The latest first. */
  readonly rows: readonly Row[];
  /** Matches that the device has no room for: they are gone when the app is closed. */
  readonly waiting: ReadonlySet<string>;
  /** How much is taken of the room there is, from 0 to 1. */
  readonly taken: number;
  /** Pages that cannot be read. Copies of them are kept. */
  readonly broken: number;
}

/** What has found no room yet, by id. */
const waiting = new Map<string, MatchRecord>();

/** Puts a match on record, or what it has become in the place of what it was. */
export async function putOnRecord(record: MatchRecord): Promise<void> {
  const waited = [...waiting.values()].filter(({ id }) => id !== record.id);
  const done = await inOneGo(async (device) => {
    // The last card is on its way: what takes its time comes after the frame.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return put(device, [record, ...waited]);
  }, 0);
  [record, ...waited].forEach((one, at) => {
    if (at < done) waiting.delete(one.id);
    else waiting.set(one.id, one);
  });
}

/** How many of these the device had room for, from the first one on. */
export function putAll(records: readonly MatchRecord[]): Promise<number> {
  return inOneGo((device) => put(device, records), 0);
}

const NOTHING: Book = { rows: [], waiting: new Set(), taken: 0, broken: 0 };

export async function openBook(): Promise<Book> {
  const found = await inOneGo<Omit<Book, 'waiting'>>(readAll, NOTHING);
  const rows = [...found.rows, ...[...waiting.values()].map(rowOf)];
  return {
    ...found,
    rows: rows.sort((a, b) => b.at - a.at),
    waiting: new Set(waiting.keys()),
  };
}

async function readAll(device: Device): Promise<Omit<Book, 'waiting'>> {
  const pages = await pageNumbers(device);
  const texts = await device.read(pages.map(rowsKey));
  const rows: Row[] = [];
  for (const page of pages) {
    const read = rowsIn(rowsKey(page), texts.get(rowsKey(page)) ?? '');
    if (read) rows.push(...read);
    else await putAside(device, page);
  }
  const broken = (await device.keys()).filter(isBroken).length;
  return { rows, taken: takenBy(pages.length, rows.length), broken };
}

/** A page that cannot be read makes room for one that can, and is kept as it is. */
async function putAside(device: Device, page: number): Promise<void> {
  for (const key of [movesKey(page), rowsKey(page)]) {
    const text = (await device.read([key])).get(key);
    if (text === undefined || (await device.write(`${key}${BROKEN}`, text))) {
      await device.remove([key]);
    }
  }
}

/** The whole match; null where there is none of this name, or its moves cannot be read. */
export async function findRecord(id: string): Promise<MatchRecord | null> {
  const held = waiting.get(id);
  if (held) return held;
  const pack = await inOneGo(async (device) => {
    const pages = await pageNumbers(device);
    const rows = await device.read(pages.map(rowsKey));
    for (const page of pages) {
      if (!rows.get(rowsKey(page))?.includes(idInText(id))) continue;
      const moves = readMoves((await device.read([movesKey(page)])).get(movesKey(page)));
      const own = moves.get(id);
      if (own !== undefined) return own;
    }
    return null;
  }, null);
  return pack === null ? null : unpackedRecord(pack);
}

/** These matches as they are written in a file, by id; without those that cannot be read. */
export async function recordTexts(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const breath = breather();
  const pages = await inOneGo(pageNumbers, []);
  // A page at a time: whatever else wants to be written comes between.
  for (const page of pages) {
    const key = movesKey(page);
    const found = await inOneGo((device) => device.read([key]), new Map<string, string>());
    for (const [id, pack] of readMoves(found.get(key))) {
      if (!ids.has(id)) continue;
      const text = unpackedText(pack);
      if (text !== null) texts.set(id, text);
      if (breath.isDue()) await breath.take();
    }
  }
  for (const [id, record] of waiting) if (ids.has(id)) texts.set(id, writtenRecord(record));
  return texts;
}

/** Those that have these ids are gone; what waited for room finds it now. */
export async function remove(ids: ReadonlySet<string>): Promise<void> {
  for (const id of ids) waiting.delete(id);
  const waited = [...waiting.values()];
  const done = await inOneGo(async (device) => {
    for (const page of await pageNumbers(device)) await removeFrom(device, page, ids);
    return waited.length > 0 ? put(device, waited) : 0;
  }, 0);
  for (const { id } of waited.slice(0, done)) waiting.delete(id);
}

async function removeFrom(device: Device, page: number, ids: ReadonlySet<string>): Promise<void> {
  const [key, own] = [rowsKey(page), movesKey(page)];
  const texts = await device.read([key]);
  const rows = rowsIn(key, texts.get(key) ?? '');
  const left = rows?.filter(({ id }) => !ids.has(id));
  if (!rows || !left || left.length === rows.length) return;
  if (left.length === 0) return device.remove([key, own]);
  const moves = readMoves((await device.read([own])).get(own));
  await device.write(key, writeRows(left));
  await device.write(own, writeMoves(moves, left));
}

/** Nothing is on record any more, not even what could not be read. */
export async function removeAll(): Promise<void> {
  waiting.clear();
  await inOneGo(async (device) => {
    const keys = await device.keys();
    await device.remove(keys.filter((key) => key.startsWith('shushu.records.')));
  }, undefined);
}

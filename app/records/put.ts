import type { Device } from '../services/device';
import { packedRecord } from './packedRecord';
import {
  isFull,
  MOST_PAGES,
  movesKey,
  pageNumbers,
  readMoves,
  rowsIn,
  rowsKey,
  writeMoves,
  writeRows,
} from './pages';
import type { MatchRecord } from './record';
import { idInText, rowOf, type Row } from './row';

/** A page that is being written on. */
interface Page {
  readonly number: number;
  readonly rows: Map<string, Row>;
  readonly moves: Map<string, string>;
}

/** The texts of the rows, by page. */
type Texts = Map<number, string>;

/** Writes records on their pages, from the first one on; how many of them found room. */
export async function put(device: Device, records: readonly MatchRecord[]): Promise<number> {
  const numbers = await pageNumbers(device);
  const found = await device.read(numbers.map(rowsKey));
  const texts: Texts = new Map(numbers.map((number) => [number, found.get(rowsKey(number)) ?? '']));
  let done = 0;
  for (let next = records[0]; next; next = records[done]) {
    const page = await pageFor(device, texts, next.id);
    if (!page) break;
    // As many as the page takes are written together.
    let added = 0;
    do {
      page.rows.set(next.id, rowOf(next));
      page.moves.set(next.id, packedRecord(next));
      next = records[done + ++added];
    } while (next && !isFull(page.rows.size, page.moves) && isNew(texts, next.id));
    if (!(await write(device, page, texts))) break;
    done += added;
  }
  return done;
}

/** Where the match is already; else the last page, a new one, or any that has room. */
async function pageFor(device: Device, texts: Texts, id: string): Promise<Page | null> {
  for (const [number, text] of texts) {
    if (!text.includes(idInText(id))) continue;
    const page = await open(device, texts, number);
    if (page?.rows.has(id)) return page;
  }
  const numbers = [...texts.keys()];
  const last = numbers.at(-1);
  if (last === undefined || texts.size < MOST_PAGES) {
    const page = last === undefined ? null : await open(device, texts, last);
    if (page && !isFull(page.rows.size, page.moves)) return page;
    return { number: (last ?? 0) + 1, rows: new Map(), moves: new Map() };
  }
  for (const number of numbers.reverse()) {
    const page = await open(device, texts, number);
    if (page && !isFull(page.rows.size, page.moves)) return page;
  }
  return null;
}

function isNew(texts: Texts, id: string): boolean {
  return ![...texts.values()].some((text) => text.includes(idInText(id)));
}

/** Null where it cannot be read: nothing may be written over it. */
async function open(device: Device, texts: Texts, number: number): Promise<Page | null> {
  const rows = rowsIn(rowsKey(number), texts.get(number) ?? '');
  if (!rows) return null;
  const key = movesKey(number);
  const moves = readMoves((await device.read([key])).get(key));
  return { number, rows: new Map(rows.map((row) => [row.id, row])), moves: new Map(moves) };
}

async function write(device: Device, { number, rows, moves }: Page, texts: Texts) {
  const text = writeRows([...rows.values()]);
  // The moves first: what is listed can be opened.
  const done =
    (await device.write(movesKey(number), writeMoves(moves, [...rows.values()]))) &&
    (await device.write(rowsKey(number), text));
  if (done) texts.set(number, text);
  return done;
}

import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Device } from '../services/device';
import { readRow, writtenRow, type Row } from './row';

/*
 * Finished matches lie on pages: of each page the rows under one key, to be read all at once for lists and
 * sums, and the moves under another, to be read when one match is opened. No key grows beyond what phones
 * read in one piece, and no write beyond a page.
 */

/**
 * Rows of a page, and letters of its moves, after which it is full. The longest match that is usual, one of
 * Fighting Numbers to twelve, takes 1,500 letters: pages are full of rows, unless somebody plays for days.
 */
const MOST_ROWS = 50;
const MOST_LETTERS = 150_000;

/**
 * Five thousand of the longest matches, with everybody of the roster, are eighteen million letters. Browsers
 * have room for them on a shelf of its own (`services/shelf.web.ts`), Android is told to make it (`app.config.js`).
 */
export const MOST_PAGES = 100;

const VERSION = 1;
const ROWS = /^shushu\.records\.(\d+)$/;

/** Ends the name of a page that cannot be read. */
export const BROKEN = '.broken';

export function isBroken(key: string): boolean {
  return /^shushu\.records\.\d+\.broken$/.test(key);
}

export const rowsKey = (page: number) => `shushu.records.${page}`;
export const movesKey = (page: number) => `shushu.records.${page}.moves`;

/** Packed records by their ids. */
export type Moves = ReadonlyMap<string, string>;

const PAGE = v.strictObject({ v: v.literal(VERSION), data: v.array(v.unknown()) });
const MOVES = v.strictObject({
  v: v.literal(VERSION),
  data: v.array(v.strictTuple([v.string(), v.string()])),
});

export async function pageNumbers(device: Device): Promise<number[]> {
  return (await device.keys())
    .flatMap((key) => ROWS.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** Pages as they were read last: most of them are the same the next time. */
const known = new Map<string, { readonly text: string; readonly rows: readonly Row[] }>();

/** Null where the text is no page. */
export function rowsIn(key: string, text: string): readonly Row[] | null {
  const before = known.get(key);
  if (before?.text === text) return before.rows;
  try {
    const rows = read(PAGE, JSON.parse(text), 'page').data.map(readRow);
    known.set(key, { text, rows });
    return rows;
  } catch {
    return null;
  }
}

/** What cannot be read is not there: a row without its moves can still be counted. */
export function readMoves(text: string | undefined): Moves {
  try {
    return new Map(read(MOVES, JSON.parse(text ?? ''), 'moves').data);
  } catch {
    return new Map();
  }
}

export function writeRows(rows: readonly Row[]): string {
  return JSON.stringify({ v: VERSION, data: rows.map(writtenRow) });
}

/** Of rows that are there, and of no others: what a killed app has left behind goes with the next write. */
export function writeMoves(moves: Moves, rows: readonly Row[]): string {
  const data = rows.flatMap(({ id }) => {
    const own = moves.get(id);
    return own === undefined ? [] : [[id, own]];
  });
  return JSON.stringify({ v: VERSION, data });
}

/** How much of all the room so many pages with so many rows take. */
export function takenBy(pages: number, rows: number): number {
  const full = Math.max(0, pages - 1) / MOST_PAGES;
  return Math.min(1, Math.max(full, rows / (MOST_PAGES * MOST_ROWS)));
}

export function isFull(rows: number, moves: Moves): boolean {
  let letters = 0;
  for (const pack of moves.values()) letters += pack.length;
  return rows >= MOST_ROWS || letters >= MOST_LETTERS;
}

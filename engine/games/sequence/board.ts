import type { Cell } from '../../core/game';
import type { BoardSize } from './options';

/** On a corner: a chip of everyone. */
export const FREE = -2;
/** No chip lies there. */
export const OPEN = -1;

/** So many in a row are a sequence. */
export const FIVE = 5;

/** House rules. `highest`: no equation has a number above it. */
export const BOARDS = {
  8: { numbers: 30, highest: 30 },
  6: { numbers: 16, highest: 20 },
} as const;

/** How far on the next cell's number is: it shares no factor with 30 or 16, so each number comes once. */
const STRIDE = 7;

/** Right, down, and the two ways aslant. */
const DIRECTIONS: readonly Cell[] = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

/** In here a space is one number, row by row: a search looks at thousands of them. */
export type Space = number;

export interface Board {
  readonly size: BoardSize;
  /** By space: what is printed there, 0 on a corner. */
  readonly printed: readonly number[];
  /** By number: the two spaces that show it. */
  readonly spacesOf: readonly (readonly Space[])[];
  /** Every space that can be covered. */
  readonly plain: readonly Space[];
  /** Every five in a line. */
  readonly fives: readonly (readonly Space[])[];
  /** By space: the fives through it, one list for each direction. */
  readonly through: readonly (readonly (readonly Space[])[])[][];
  /** By space. */
  readonly cells: readonly Cell[];
}

/** The chips of an empty board. */
export function emptyBoard({ printed }: Board): number[] {
  return printed.map((number) => (number === 0 ? FREE : OPEN));
}

/** The space of a cell; −1 where there is none. */
export function spaceAt({ size }: Board, [row, column]: Cell): Space {
  const inside = (at: number) => Number.isInteger(at) && at >= 0 && at < size;
  return inside(row) && inside(column) ? row * size + column : -1;
}

export function cellOf({ cells }: Board, space: Space): Cell {
  return cells[space] as Cell; // a space of this very board
}

export function boardOf(size: BoardSize): Board {
  return made[size];
}

const made: { readonly [size in BoardSize]: Board } = { 8: make(8), 6: make(6) };

function make(size: BoardSize): Board {
  const cells = Array.from({ length: size * size }, (_, at): Cell => [
    Math.floor(at / size),
    at % size,
  ]);
  const printed = print(size, cells);
  const spacesOf: Space[][] = [];
  printed.forEach((number, space) => (spacesOf[number] ??= []).push(space));
  const byDirection = DIRECTIONS.map((step) => fivesAlong(step, size, cells));
  return {
    size,
    printed,
    spacesOf,
    plain: cells.flatMap((_, space) => (printed[space] === 0 ? [] : [space])),
    fives: byDirection.flat(),
    through: cells.map((_, space) =>
      byDirection.map((fives) => fives.filter((five) => five.includes(space))),
    ),
    cells,
  };
}

/** The upper half carries each number once; turned half round it is the lower half, so that copies lie far apart. */
function print(size: BoardSize, cells: readonly Cell[]): number[] {
  const { numbers } = BOARDS[size];
  const last = size - 1;
  const printed = cells.map(() => 0);
  let count = 0;
  cells.forEach(([row, column], space) => {
    const isCorner = (row === 0 || row === last) && (column === 0 || column === last);
    if (isCorner || row >= size / 2) return;
    const number = ((count++ * STRIDE) % numbers) + 1;
    printed[space] = number;
    printed[cells.length - 1 - space] = number;
  });
  return printed;
}

function fivesAlong([down, right]: Cell, size: number, cells: readonly Cell[]): Space[][] {
  const isOn = (at: number) => at >= 0 && at < size;
  return cells.flatMap(([row, column]) => {
    const reach = FIVE - 1;
    if (!isOn(row + down * reach) || !isOn(column + right * reach)) return [];
    return [Array.from({ length: FIVE }, (_, n) => (row + down * n) * size + column + right * n)];
  });
}

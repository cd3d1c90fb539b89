import type { Cell, Seat } from '../../core/game';
import { boardOf, FREE, spaceAt, type Space } from './board';
import { teamOf, type Sequence, type SequenceState } from './state';

export type Line = readonly Space[];

/** What the side's sequences so far have in common with a new one: no more than one space of each. */
const SHARED = 1;

type Table = Pick<SequenceState, 'teams' | 'options' | 'chips' | 'turned' | 'sequences'>;

/**
 * The fives that a chip of this seat would complete on an open space, by direction. Where a list has several,
 * the chip makes six or more in a line: one of them can be chosen, and the first is the usual one.
 */
export function completedBy(table: Table, seat: Seat, space: Space): readonly Line[][] {
  const team = teamOf(table, seat);
  const found: Line[][] = [];
  for (const fives of boardOf(table.options.board).through[space] ?? []) {
    const whole = fives.filter((five) => isWhole(table.chips, team, space, five));
    if (whole.length === 0) continue;
    const counting = whole.filter((five) => mayCount(table.sequences, team, five));
    if (counting.length > 0) found.push(turnedLast(counting, table.turned));
  }
  return found;
}

/** The fives that count when the chip lies: the chosen one, and the usual one of each other direction. */
export function closedBy(
  table: Table,
  seat: Seat,
  space: Space,
  chosen: Line | null,
): readonly Line[] {
  return completedBy(table, seat, space).map((lines) => {
    const asked = chosen && lines.find((line) => isSame(line, chosen));
    return asked ?? (lines[0] as Line); // no list is empty
  });
}

/** A line that was asked for, in order; null where a cell is off the board. */
export function lineOf(table: Table, cells: readonly Cell[]): Line | null {
  const board = boardOf(table.options.board);
  const spaces = cells.map((cell) => spaceAt(board, cell));
  return spaces.includes(-1) ? null : spaces.sort((a, b) => a - b);
}

export function isSame(one: Line, other: Line): boolean {
  return one.every((space) => other.includes(space));
}

function isWhole(chips: readonly number[], team: number, placed: Space, five: Line): boolean {
  for (const space of five) {
    const chip = chips[space];
    if (chip !== team && chip !== FREE && space !== placed) return false;
  }
  return true;
}

function mayCount(sequences: readonly Sequence<Space>[], team: number, five: Line): boolean {
  return sequences.every(
    (known) =>
      known.team !== team || five.filter((space) => known.line.includes(space)).length <= SHARED,
  );
}

/** The usual choice: the fewer chips are turned already, the better. A sort that leaves equals as they were. */
function turnedLast(lines: Line[], turned: readonly number[]): Line[] {
  const count = (line: Line) => line.filter((space) => turned[space] === 1).length;
  return lines.sort((a, b) => count(a) - count(b));
}

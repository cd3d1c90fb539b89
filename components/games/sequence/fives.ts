import type { Cell } from '../../../engine/core/game';
import { isSameCell, type Five } from './table';

type Line = readonly Cell[];

/** By five: the line that it has and the others have not. */
export function ownLines(fives: readonly Five[]): Line[] {
  return fives.map(({ lines }, at) => {
    const others = fives.flatMap((five, other) => (other === at ? [] : five.lines));
    return lines.find((line) => !others.some((other) => isSame(line, other))) ?? lines[0] ?? [];
  });
}

/** Where each of these lines can be told from the others: at that of its ends which the fewest of them cover. */
export function tellingEnds(lines: readonly Line[]): Cell[] {
  return lines.map((line) => {
    const [first, last] = [line[0] ?? NOWHERE, line.at(-1) ?? NOWHERE];
    return covering(lines, last) < covering(lines, first) ? last : first;
  });
}

const NOWHERE: Cell = [0, 0];

function covering(lines: readonly Line[], cell: Cell): number {
  return lines.filter((line) => line.some((each) => isSameCell(each, cell))).length;
}

function isSame(one: Line, other: Line): boolean {
  return one.every((cell) => other.some((each) => isSameCell(cell, each)));
}

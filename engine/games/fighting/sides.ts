import type { Seat } from '../../core/game';

/** How many sides there are: with 4 and 6 seats those who sit opposite are partners, otherwise each plays alone. */
export function sidesAt(seats: number): number {
  return seats === 4 || seats === 6 ? seats / 2 : seats;
}

/** A side is known by its first seat. */
export function sideOf(seats: number, seat: Seat): number {
  return seat % sidesAt(seats);
}

export function seatsOf(seats: number, side: number): Seat[] {
  const sides = sidesAt(seats);
  return sides === seats ? [side] : [side, side + sides];
}

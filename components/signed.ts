/** A number with a minus sign as long as a plus, which a hyphen is not. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** A number with a minus sign as long as a plus, which a hyphen is not. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** What something brought or cost: a gain has its sign, too. */
export function gain(n: number): string {
  return n > 0 ? `+${n}` : signed(n);
}

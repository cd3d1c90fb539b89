/** The list with this one so many places further down; up, where that is negative. */
export function movedBy<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  places: number,
): readonly T[] {
  const at = list.findIndex((one) => one.id === id);
  const moved = list[at];
  if (!moved) return list;
  const rest = list.filter((one) => one !== moved);
  const to = Math.max(0, Math.min(rest.length, at + places));
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

import type { SequenceView } from '../../../../engine/games/sequence/state';

/** The names of those who play for a side. */
export function sideOf(names: readonly string[], teams: number, side: number): string[] {
  return names.filter((_, seat) => seat % teams === side);
}

/** How many sequences each side has. */
export function sequencesBySide({ teams, sequences }: SequenceView): number[] {
  return Array.from(
    { length: teams },
    (_, side) => sequences.filter(({ team }) => team === side).length,
  );
}

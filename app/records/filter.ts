import type { PlayedId } from '../texts';
import type { Row } from './row';

/** Which matches are shown. */
export interface Filter {
  readonly game: PlayedId | null;
  /** As `whoOf` names them. */
  readonly player: string | null;
}

export const EVERYTHING: Filter = { game: null, player: null };

/** Somebody by the roster; else people of one written name are one to the reader. */
type Person = Extract<Row['players'][number], { kind: 'person' }>;

export function whoOf({ who, name }: Person): string {
  return who === undefined ? `name ${name}` : `who ${who}`;
}

export function filtered(rows: readonly Row[], { game, player }: Filter): readonly Row[] {
  if (game === null && player === null) return rows;
  return rows.filter(
    (row) =>
      (game === null || row.game === game) &&
      (player === null ||
        row.players.some((one) => one.kind === 'person' && whoOf(one) === player)),
  );
}

export interface Known {
  readonly key: string;
  /** As they were called last. */
  readonly name: string;
  readonly who: string | null;
  readonly count: number;
}

/** The people who have played: those of the roster first, then by how often. People without a name are nobody. */
export function peopleIn(rows: readonly Row[]): Known[] {
  const found = new Map<string, { name: string; who: string | null; count: number }>();
  for (const { players } of rows) {
    for (const player of players) {
      if (player.kind !== 'person' || (player.who === undefined && player.name === '')) continue;
      const key = whoOf(player);
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { name: player.name, who: player.who ?? null, count: 1 });
    }
  }
  return [...found]
    .map(([key, known]) => ({ key, ...known }))
    .sort((a, b) => Number(b.who !== null) - Number(a.who !== null) || b.count - a.count);
}

export function gamesIn(rows: readonly Row[]): PlayedId[] {
  return [...new Set(rows.map(({ game }) => game))];
}

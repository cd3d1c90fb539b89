import { play, toMove } from '../../../engine';
import { NOTHING_YET, type SoFar } from '../../../app/practice/soFar';
import { recordOf, type MatchRecord } from '../../../app/records/record';
import { sit, TAKE } from '../play/sit';

interface More extends Partial<SoFar> {
  readonly id?: string;
  readonly at?: number;
  readonly seed?: string;
  /** Of the first seat. */
  readonly who?: string;
}

/** A match of 不要，谢谢 in which everybody takes what is turned. */
export function finished(people = 'Mei * *', more: More = {}): MatchRecord {
  const { id, at = 1_700_000_000_000, seed, who, ...soFar } = more;
  const sitting = sit(people, seed === undefined ? {} : { seed });
  let { match } = sitting;
  while (toMove(match).length > 0) match = play(match, toMove(match)[0] ?? 0, TAKE).match;
  const players = sitting.players.map((player, seat) =>
    seat === 0 && player.kind === 'person' && who !== undefined ? { ...player, who } : player,
  );
  const over = { ...sitting, match, players, ...(id !== undefined && { id }) };
  return recordOf(over, { ...NOTHING_YET, ...soFar }, at);
}

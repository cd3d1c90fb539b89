import * as v from 'valibot';
import { result } from '../../engine';
import { read } from '../../engine/core/read';
import { PLAYER } from '../play/beside';
import type { Player } from '../play/players';
import { talliesOf } from '../practice/tallies';
import { SPELT_TALLY } from '../practice/tally';
import { gameTexts, type PlayedId } from '../texts';
import type { MatchRecord } from './record';

/** What lists and sums need of a match, without its moves. */
export interface Row {
  readonly id: string;
  readonly at: number;
  readonly game: PlayedId;
  readonly players: readonly Player[];
  /** By seat. */
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly hints: readonly number[];
  readonly moves: number;
  /** What each player of the roster has practised, spelt; empty for all others. */
  readonly tallies: readonly string[];
}

export function rowOf(record: MatchRecord): Row {
  const { id, at, match, players, hints } = record;
  const end = result(match);
  return {
    ...{ id, at, players, hints },
    game: match.game as PlayedId, // `readRecord` and the table know no other
    scores: end?.scores ?? [],
    ranks: end?.ranks ?? [],
    moves: match.moves.length,
    tallies: talliesOf(match, players, record),
  };
}

const number = v.pipe(v.number(), v.integer());
const text = v.string();

/** One of thousands that are read at once: lists in a fixed order are short, and quick to check. */
const WRITTEN = v.strictTuple([
  text,
  number,
  v.picklist(Object.keys(gameTexts) as PlayedId[]), // the registry's type has no other keys
  v.array(v.unknown()),
  v.array(v.number()),
  v.array(number),
  v.array(number),
  number,
  v.array(v.pipe(text, v.regex(SPELT_TALLY))),
]);

type Written = readonly unknown[];

export function writtenRow(row: Row): Written {
  const { id, at, game, players, scores, ranks, hints, moves, tallies } = row;
  const seated = players.map((player) => {
    if (player.kind === 'bot') return [player.name, player.level, 'bot'];
    return player.who === undefined ? [player.name] : [player.name, player.who];
  });
  const spelt = tallies.map((tally) => (tally === '' ? NONE : tally));
  return [id, at, game, seated, scores, ranks, hints, moves, spelt];
}

const NONE = '////';

/** Throws BadInput. */
export function readRow(input: unknown): Row {
  const [id, at, game, seated, scores, ranks, hints, moves, spelt] = read(WRITTEN, input, 'row');
  const tallies = spelt.map((tally) => (tally === NONE ? '' : tally));
  return { id, at, game, players: seated.map(readPlayer), scores, ranks, hints, moves, tallies };
}

const SEATED = v.array(v.string());

function readPlayer(input: unknown): Player {
  const [name = '', who, kind] = read(SEATED, input, 'player');
  if (kind === 'bot') return read(PLAYER, { kind, name, level: who }, 'player');
  return who === undefined ? { kind: 'person', name } : { kind: 'person', name, who };
}

/** Whether this is how the id of a row stands in the text of a page. */
export function idInText(id: string): string {
  return `["${id}",`;
}

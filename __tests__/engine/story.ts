import {
  games,
  legalMoves,
  newMatch,
  play,
  result,
  save,
  toMove,
  viewFor,
  type GameEvent,
  type GameId,
  type Match,
} from '../../engine';
import { readSentence } from '../../engine/chinese/sentence';
import { below, randomFrom } from '../../engine/core/random';
import { seconds } from './seconds';

/** How often a story stops to tell everything that each seat can see. */
const LOOK_EVERY = 12;

/** A whole game, move by move, as a person can read it; `at` picks the table size. */
export function story(id: GameId, at: number): string {
  const sizes = games[id].seats;
  const seats = sizes[at % sizes.length] as number; // within the list
  const seed = `playthrough ${at + 1}`;
  const random = randomFrom(`choices of ${seed}`);
  const options = seconds[id].stories?.[at];
  let match = newMatch({ game: id, seats, options, seed });
  const lines = [`${id}, version ${games[id].version}: ${seats} seats, seed "${seed}"`];
  lines.push(`options ${JSON.stringify(match.options)}`, '');
  for (let moved = 0; toMove(match).length > 0; moved++) {
    if (moved % LOOK_EVERY === 0) lines.push(...views(match), '');
    const turn = toMove(match);
    const seat = turn[below(random, turn.length)] ?? 0;
    const moves = legalMoves(match, seat);
    const move = moves[below(random, moves.length)];
    const played = play(match, seat, move);
    match = played.match;
    lines.push(`${moved + 1}. seat ${seat}: ${JSON.stringify(move)} of ${moves.length}`);
    lines.push(...played.events.map((event) => `     ${told(event)}`));
  }
  lines.push(
    '',
    ...views(match),
    '',
    `result ${JSON.stringify(result(match))}`,
    '',
    save(match),
    '',
  );
  return lines.join('\n');
}

/** What a bystander sees, line by line; then what each seat sees beside it. */
function views(match: Match): string[] {
  const open = seen(match, null);
  const seats = Array.from({ length: match.seats }, (_, seat) => {
    const own = seen(match, seat);
    return `   seat ${seat} sees ${own.filter((text) => !open.includes(text)).join('; ')}`;
  });
  return [...open.map((text) => `   ${text}`), ...seats];
}

/** Accounts are told line by line as they come about: once is enough. */
function seen(match: Match, seat: number | null): string[] {
  return Object.entries(viewFor(match, seat))
    .filter(([, value]) => !JSON.stringify(value).includes('"lines"'))
    .map(([name, value]) => line(name, value));
}

function line(name: string, value: unknown): string {
  return `${name} ${JSON.stringify(value)}`;
}

function told({ type, seenBy, reveals, said, lines, ...facts }: GameEvent): string {
  const who = seenBy === 'all' ? 'all' : `only ${seenBy.join()}`;
  const aloud = (said ?? []).map(
    (sentence) => ` “${readSentence(sentence, facts.value).hanzi.simplified}”`,
  );
  const account = (lines ?? []).map(
    ({ rule, cards, points }) => `\n       rule ${rule}: ${points} for ${cards.join(' ')}`,
  );
  const what = `${type} ${JSON.stringify(facts)}${aloud.join('')}`;
  return `${what} (${who}${reveals ? ', revealing' : ''})${account.join('')}`;
}

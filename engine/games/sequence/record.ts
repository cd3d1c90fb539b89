import { silent, type Seat, type Tell } from '../../core/game';
import { boardOf, cellOf, type Space } from './board';
import { deckOf, type CardNumber } from './cards';
import type { Deed, SequenceState } from './state';

/** What is remembered of a game. */
const KINDS = [
  'placed',
  'removed',
  'turnedIn',
  'passed',
  'refilled',
  'lost',
  'reshuffled',
  'forfeited',
  'talked',
  'closed',
] as const;

type Kind = (typeof KINDS)[number];

const CODES = Object.fromEntries(KINDS.map((kind, code) => [kind, code])) as Record<Kind, number>;

/** Stands where a deed has no seat, card or space. */
export const NONE = -1;

const WIDTH = 4;

/** What a deed's third and fourth numbers are: a card and a space; a team; a sequence; so many cards. */
type Fact = CardNumber | Space | number;

/** Puts on record what everybody sees, in few numbers: a search does this all the time. */
export function record(
  state: SequenceState,
  kind: Kind,
  seat: Seat,
  one: Fact,
  other: Fact,
  tell: Tell,
): void {
  state.history.push(CODES[kind], seat, one, other);
  if (tell === silent) return;
  const deed = deedAt(state, state.history.length - WIDTH);
  const card = kind === 'placed' ? deckOf(state.options.board).cards[one] : undefined;
  const said = card?.type === 'equation' ? [card.sentence] : undefined;
  tell({ ...deed, seenBy: 'all', reveals: REVEALING.includes(kind), ...(said && { said }) });
}

/** With these a card of a hand is laid open. */
const REVEALING: readonly Kind[] = ['placed', 'removed', 'turnedIn', 'forfeited'];

export function deeds(state: SequenceState): Deed[] {
  const told: Deed[] = [];
  for (let at = 0; at < state.history.length; at += WIDTH) told.push(deedAt(state, at));
  return told;
}

/** The numbers again that these deeds were told from. */
export function recorded(history: readonly Deed[], state: SequenceState): number[] {
  const { numberOf } = deckOf(state.options.board);
  const { size } = boardOf(state.options.board);
  let closed = 0;
  return history.flatMap(({ type, seat = NONE, cards, cells, count, team = NONE }) => {
    const kind = type as Kind; // told by `deedAt`
    const card = cards?.[0] === undefined ? NONE : (numberOf.get(cards[0]) ?? NONE);
    const [row = 0, column = 0] = cells?.[0] ?? [];
    if (kind === 'closed') return [CODES[kind], seat, team, closed++];
    if (kind === 'talked') return [CODES[kind], seat, team, NONE];
    if (kind === 'refilled' || kind === 'reshuffled') {
      return [CODES[kind], seat, count ?? NONE, NONE];
    }
    return [CODES[kind], seat, card, cells ? row * size + column : NONE];
  });
}

function deedAt({ history, options, sequences }: SequenceState, at: number): Deed {
  const { cards, ids } = deckOf(options.board);
  const board = boardOf(options.board);
  const [code = 0, seat = NONE, one = NONE, other = NONE] = history.slice(at, at + WIDTH);
  const type = KINDS[code] ?? 'passed';
  const who = seat === NONE ? { type } : { type, seat };
  const card = cards[one];
  switch (type) {
    case 'placed':
    case 'removed':
    case 'turnedIn':
    case 'forfeited':
      return {
        ...who,
        cards: [ids[one] ?? ''],
        ...(other !== NONE && { cells: [cellOf(board, other)] }),
        ...(type === 'placed' && card?.type === 'equation' && { value: card.answer }),
      };
    case 'talked':
      return { ...who, team: one };
    case 'closed': {
      const line = sequences[other]?.line ?? [];
      return { ...who, team: one, cells: line.map((space) => cellOf(board, space)) };
    }
    case 'refilled':
    case 'reshuffled':
      return { ...who, count: one };
    default:
      return who;
  }
}

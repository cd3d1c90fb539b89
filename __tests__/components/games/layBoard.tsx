import { act } from '@testing-library/react-native';
import { useState, type ReactElement } from 'react';
import { inWords } from '../../../app/texts/refusals';
import type { BoardProps } from '../../../components/games/board';
import type { Look } from '../../../components/look';
import type { Place, Rect, Size } from '../../../components/table/place';
import {
  legalMoves,
  refuse,
  toMove,
  viewFor,
  type AnyView,
  type Match,
  type Seat,
} from '../../../engine';
import { drag } from '../drag';
import { show } from '../show';

/** What is left of a phone for the table. */
export const PHONE = { width: 374, height: 760 };

const NAMES = ['Mei', 'Bo', 'Lin', 'Ana', 'Tom', 'Eva'];

export interface Setting {
  readonly size?: Size;
  readonly names?: readonly string[];
  /** From this seat on they are bots. */
  readonly people?: number;
  /** Whom the screen waits for: Mei, whenever she may move. */
  readonly acting?: Seat | null;
  readonly thinking?: Seat | null;
  readonly around?: boolean;
  /** Of Mei's turn, what was put together before. */
  readonly draft?: readonly unknown[];
}

/** Everything flies to its place. */
export const land = () => act(() => jest.advanceTimersByTime(600));

/** The middle of a part of the table. */
export const middleOf = ({ x, y, width, height }: Rect) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** What the table is told by a board. */
const heard = <Move,>() => ({
  onMove: jest.fn<void, [Move]>(),
  onSay: jest.fn(),
  onLook: jest.fn(),
  onRefused: jest.fn<void, [string]>(),
  onFeel: jest.fn(),
});

/** What a game's board is given, as Mei sees it, at seat 0, or round a tablet as everybody does. */
export function given<View extends AnyView, Move>(match: Match, setting: Setting = {}) {
  const { size = PHONE, names = NAMES, people = 1, around = false, thinking = null } = setting;
  const { acting = toMove(match).includes(0) ? 0 : null, draft = [] } = setting;
  const seen = (seat: Seat | null) => viewFor(match, seat) as View; // the game's own
  return {
    ...{ ...heard<Move>(), size, acting, thinking, around, draft },
    onDraft: jest.fn<void, [readonly unknown[]]>(),
    view: seen(around ? null : 0),
    near: 0,
    seats: names.slice(0, match.seats).map((name, seat) => ({ name, bot: seat >= people })),
    legal: () => (acting === null ? [] : (legalMoves(match, acting) as readonly Move[])),
    peek: seen,
    why: (move: Move) => {
      const refused = refuse(match, acting ?? 0, move);
      return refused && inWords(refused, 'en');
    },
  };
}

/** The board itself; a turn is kept as it is put together. Hands back all that it told the table. Needs fake timers. */
export function layBoard<View extends AnyView, Move>(
  match: Match,
  setting: Setting,
  look: Partial<Look>,
  draw: (props: BoardProps<View, Move>) => ReactElement,
) {
  const props = given<View, Move>(match, setting);
  let kept = props.draft;
  function Kept() {
    const [draft, onDraft] = useState(kept);
    kept = draft;
    return draw({ ...props, draft, onDraft });
  }
  show(<Kept />, look);
  land();
  const { onMove, onSay, onLook, onRefused, onFeel } = props;
  return {
    ...{ onMove, onSay, onLook, onRefused, onFeel },
    /** What has been put together so far. */
    draft: () => kept,
    /** Carries a piece by the finger, from where it lies onto something else. */
    carry(piece: string, from: Pick<Place, 'x' | 'y'>, to: Pick<Place, 'x' | 'y'>) {
      drag(piece, { x: to.x - from.x, y: to.y - from.y });
      land();
    },
  };
}

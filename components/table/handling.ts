import { createContext, useContext, type ReactNode } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import type { Intent, PieceId, WhyNot, ZoneId } from './intent';
import type { Place, Rect } from './place';

export type Rects = { readonly [zone: ZoneId]: Rect };
export type Accepts = { readonly [piece: PieceId]: readonly ZoneId[] };

export type Aim = 'cover' | 'middle';

/** What the pieces and zones of one table share while something is in hand. */
export interface Handling {
  /** On the UI thread: the piece under the finger, and the zone it would fall on. */
  readonly held: SharedValue<PieceId | null>;
  readonly over: SharedValue<ZoneId | null>;
  readonly zones: SharedValue<Rects>;
  readonly accepts: SharedValue<Accepts>;
  /** On what a piece falls: what it covers most, or what is below its middle. */
  readonly aim: Aim;
  /** Nothing lights up, and a piece can be put anywhere. */
  readonly unaided: boolean;

  /** The piece that was picked up by a tap or a key. */
  readonly picked: PieceId | null;
  /** It can go somewhere, or those who try are told why it cannot. */
  readonly canPick: (piece: PieceId) => boolean;
  readonly pick: (piece: PieceId) => void;
  readonly putDown: () => void;
  readonly intentsOf: (piece: PieceId) => readonly Intent[];
  readonly put: (piece: PieceId, zone: ZoneId) => void;
  readonly act: (intent: Intent) => void;
  /** What is in hand cannot go there, and why: it is put down, and that is said. */
  readonly whyNot: WhyNot;
  readonly refuse: (reason: string) => void;

  readonly lifted: (piece: PieceId) => void;
  readonly dropped: (
    piece: PieceId,
    zone: ZoneId | null,
    at: { readonly x: number; readonly y: number },
  ) => void;

  /** Where each piece was last: a piece that comes back elsewhere flies from there. */
  readonly lastPlaces: Map<PieceId, Place>;
  readonly leave: (piece: PieceId, from: Place, height: number, drawn: ReactNode) => void;
}

const HandlingContext = createContext<Handling | null>(null);

export const HandlingProvider = HandlingContext.Provider;

export function useHandling(): Handling {
  const handling = useContext(HandlingContext);
  if (!handling) throw new Error('Pieces and zones lie in a DragLayer');
  return handling;
}

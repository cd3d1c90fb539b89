import { createContext, useContext } from 'react';
import type { Script } from '../engine/chinese/reading';

/** What stands on a card: each adds to the one before, the last is digits alone. */
export type CardFace = 'hanzi' | 'pinyin' | 'digits' | 'digitsOnly';

/** How the people at this device like their cards and their table. */
export interface Look {
  readonly face: CardFace;
  readonly script: Script;
  /** 1 is the usual size. */
  readonly cardScale: number;
  /** How long a card flies, as a share of the usual time; 0 is at once. */
  readonly pace: number;
  readonly leftHanded: boolean;
  /** Nothing lights up for a piece in hand: people think for themselves where it may go. */
  readonly unaided: boolean;
}

export const USUAL_LOOK: Look = {
  face: 'digits',
  script: 'simplified',
  cardScale: 1,
  pace: 1,
  leftHanded: false,
  unaided: false,
};

const LookContext = createContext<Look>(USUAL_LOOK);

export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  return useContext(LookContext);
}

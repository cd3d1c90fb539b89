import type { ComponentType } from 'react';
import type { CardId } from '../../engine';
import type { CardFace } from '../look';

export interface FrontProps {
  readonly card: CardId;
  readonly width: number;
  /** What a screen reader says; without it the card is decoration. */
  readonly label?: string;
  /** In 大写, the numerals of cheques. */
  readonly formal?: boolean;
  /** For small cards, and those that others half cover. */
  readonly compact?: boolean;
  /** Instead of the one that the people here have chosen. */
  readonly face?: CardFace;
}

/** How a deck draws its cards, where they show more than a reading: colours, shapes, signs. */
export type Front = ComponentType<FrontProps>;

/** One card of such a deck. */
export interface OwnFront {
  readonly draw: Front;
  readonly card: CardId;
}

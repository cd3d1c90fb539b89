import type { Level } from '../../engine';

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** How several people share the device: handed on from one to the next, or lying between them. */
export type Sharing = 'pass' | 'around';

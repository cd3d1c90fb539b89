export const LEVELS = ['easy', 'normal', 'hard'] as const;

export type Level = (typeof LEVELS)[number];

/** How much a bot may think: imagined games played to their end. */
export interface Budget {
  readonly playouts: number;
}

/** A level is a budget here and a way of playing in each game's own file. */
export const BUDGETS: { readonly [level in Level]: Budget } = {
  easy: { playouts: 0 },
  normal: { playouts: 60 },
  hard: { playouts: 200 },
};

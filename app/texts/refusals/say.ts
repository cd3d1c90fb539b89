import type { Facts } from '../../../engine';

/** One reason in words, with what the engine knows about it. */
export type Say = (facts: Facts) => string;

/**
 * A patience of level 0 that is over after two or three takes. Centre 3 5 8 10 10, hand 8 1 1 1 1: the 8 takes an
 * 8 and 3 + 5. Whoever takes less finds 5 and 5, then 3 and two 3s; after that nothing fits the hand any more.
 */
export const SHORT_DECK = 'g3 o5 b8 r10 g10 g8 g1 o1 b1 r1 o10 b5 b3 r3 b10 r2 r9';

/** Two of four cards, two of two, two of three. */
export const SO_SO = ['take g8: b8', 'take b5: o5', 'take r3: g3'];

/** Four of four, two of two. */
export const WELL = ['take g8: g3+o5, b8', 'take r3: b3'];

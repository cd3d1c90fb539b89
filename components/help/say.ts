import type { Reading } from '../../engine/chinese/reading';

/** Says something in Chinese; null where there is no voice to offer. */
export type Say = ((reading: Reading) => void) | null;

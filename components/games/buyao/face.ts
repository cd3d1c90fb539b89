import { readNumber } from '../../../engine/chinese/number';
import type { Face } from '../face';

export const face: Face = (card) => readNumber(Number(card));

import { readSuitCard } from '../../../engine/chinese/suits';
import { faceOf } from '../../../engine/games/sevens/cards';
import type { Face } from '../face';

/** 红桃七: the suit comes first. */
export const face: Face = (card) => {
  const { number, suit } = faceOf(card);
  return readSuitCard(number, suit);
};

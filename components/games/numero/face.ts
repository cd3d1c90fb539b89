import { readNumber } from '../../../engine/chinese/number';
import { readChange } from '../../../engine/chinese/sentence';
import { cardOf } from '../../../engine/games/numero/cards';
import type { Face } from '../face';

/** A number, or what a wild card does: 八, 减二, 四分之三. */
export const face: Face = (id) => {
  const card = cardOf(id);
  return card.type === 'number' ? readNumber(card.number) : readChange(card.change);
};

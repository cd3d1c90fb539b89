import { readZodiacCard } from '../../../engine/chinese/zodiac';
import type { Face } from '../face';

/** 木鼠，一: element, animal, seniority. */
export const face: Face = (card) => readZodiacCard(Number(card));

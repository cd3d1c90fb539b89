import type { GameId } from '../../../engine';
import { buyao } from './buyao';
import type { GameTexts } from './gameTexts';

export const gameTexts: Readonly<Record<GameId, GameTexts>> = { buyao };

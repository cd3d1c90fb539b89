import { deckFrom } from '../../app/play/games/sequence/deckFrom';
import { newMatch, play, type Match, type Mover } from '../../engine';
import type { SequenceMove } from '../../engine/games/sequence/move';
import { table } from '../engine/games/sequence/table';

/** Mei has 1, 8, 15 and 22 of the upper edge, one after another; Bo, beside her, has none of them. */
export const HANDS = '1+0 20+9 17-9 3+1 23-8 10+2 18+4 19+2 minus1 21+7';

export const deal = (options: object = {}, hands = HANDS, seats = 2): Match =>
  newMatch({
    game: 'sequence',
    seats,
    options: { dealer: seats - 1, ...options },
    deck: deckFrom(8, hands),
  });

/** The small board, with five of its second row in Mei's hand; Bo neither has nor draws what could stop her. */
export const shortDeal = (): Match =>
  newMatch({
    game: 'sequence',
    seats: 2,
    options: { dealer: 1, board: 6 },
    deck: deckFrom(6, '9+4 1+0 3+1 2+3 2+9 4+2 1+1 6+1 2+7 3+7 2+1 10+2 20-5 8+6 17-3 15+1'),
  });

/** Four in two teams: Mei and Lin have a line already, and 11 makes six of row 2, which would be their second. */
export const sixInALine = () =>
  table('31 61 32 63 33 65 34 71 35 73 11 75 12 46 13 47 15 50 16 56', {
    seats: 4,
    holding: { 0: ['17-6'] },
  });

export const after = (match: Match, ...moves: readonly (readonly [Mover, SequenceMove])[]): Match =>
  moves.reduce((now, [by, move]) => play(now, by, move).match, match);

export const chip = (card: string, row: number, column: number): SequenceMove => ({
  type: 'chip',
  card,
  cell: [row, column],
});

/** Three of the upper edge lie already, and Bo has not come near them. */
export const nearlyWon = () =>
  after(
    deal(),
    [0, chip('1+0', 0, 1)],
    [1, chip('20+9', 7, 2)],
    [0, chip('17-9', 0, 2)],
    [1, chip('3+1', 6, 4)],
  );

import { board as words } from '../../../../app/texts/games/sevens/board';
import { arrange } from '../../../../components/games/sevens/arrange';
import { Board } from '../../../../components/games/sevens/Board';
import type { Look } from '../../../../components/look';
import type { Place, Rect } from '../../../../components/table/place';
import type { Match } from '../../../../engine';
import { packOf } from '../../../../engine/games/sevens/cards';
import type { SevensMove } from '../../../../engine/games/sevens/move';
import type { SevensView } from '../../../../engine/games/sevens/state';
import { see } from '../../../engine/games/sevens/table';
import { layBoard, middleOf, PHONE } from '../layBoard';

/** The table as Mei sees it. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}, size = PHONE) {
  const did = layBoard<SevensView, SevensMove>(match, { size }, look, (props) => (
    <Board {...props} words={words.en} />
  ));
  const plan = arrange({
    ...{ size, seats: match.seats, near: 0, textScale: 1, cardScale: 1 },
    leftHanded: look.leftHanded ?? false,
    highest: packOf(see(match, 0).options).highest,
    guess: null,
  });
  return {
    ...did,
    plan,
    /** Carries a piece from where it lies to the middle of a part of the table. */
    carry: (piece: string, from: Place, onto: Rect) => did.carry(piece, from, middleOf(onto)),
  };
}

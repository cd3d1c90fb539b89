import { board as words } from '../../../../app/texts/games/sequence/board';
import { arrange, spaceRect } from '../../../../components/games/sequence/arrange';
import { Board } from '../../../../components/games/sequence/Board';
import type { Look } from '../../../../components/look';
import { fanOut } from '../../../../components/table/fanOut';
import type { Cell, Match, Mover } from '../../../../engine';
import type { SequenceMove } from '../../../../engine/games/sequence/move';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import { seen } from '../../../engine/games/sequence/table';
import { layBoard, middleOf, PHONE, type Setting } from '../layBoard';

interface Here extends Setting {
  readonly onHandOn?: () => void;
}

/** The table as Mei sees it. Needs fake timers. */
export function lay(match: Match, { onHandOn, ...setting }: Here = {}, look: Partial<Look> = {}) {
  const onAside = jest.fn<void, [Mover, SequenceMove]>();
  const did = layBoard<SequenceView, SequenceMove>(match, setting, look, (props) => (
    <Board {...props} {...{ onAside, onHandOn }} words={words.en} />
  ));
  const view = seen(match, 0);
  const plan = arrange({
    ...{ size: setting.size ?? PHONE, seats: match.seats, near: 0, spaces: view.options.board },
    ...{ textScale: 1, cardScale: 1, leftHanded: look.leftHanded ?? false },
  });
  const own = view.hand ?? [];
  const home = (card: string) => {
    if (card === 'deck') return plan.deck;
    const place = fanOut(own.length, plan.hand, plan.handCard, plan.handRows)[own.indexOf(card)];
    if (!place) throw new Error(`${card} is not in this hand`);
    return place;
  };
  return {
    ...did,
    onAside,
    /** A card of the hand, carried by the finger onto a space of the board. */
    put: (card: string, ...cell: Cell) =>
      did.carry(card, home(card), middleOf(spaceRect(plan, cell))),
    /** Carried onto Mei's own pile. */
    turnIn: (card: string) => did.carry(card, home(card), plan.piles[0]!),
    /** The card that is to be drawn, carried to the hand. */
    draw: () => did.carry('deck', home('deck'), middleOf(plan.hand)),
  };
}

import { board as words } from '../../../../app/texts/games/buyao/board';
import { arrange } from '../../../../components/games/buyao/arrange';
import { Board } from '../../../../components/games/buyao/Board';
import type { Look } from '../../../../components/look';
import { inArea } from '../../../../components/table/area';
import { toMove, type Match } from '../../../../engine';
import type { BuyaoMove, BuyaoView } from '../../../../engine/games/buyao/state';
import { seen } from '../../../app/play/games/buyao/position';
import { layBoard, PHONE, type Setting } from '../layBoard';

const tablet = { width: 1164, height: 764 };
const names = ['Mei', 'Bo', 'Xiǎomíng', 'Dōngméi', 'Dàwěi', 'Yǔqíng'];

/** Mei and Bo, the others bots; as Mei sees it, or as everybody does round a tablet. Needs fake timers. */
export function lay(match: Match, setting: Setting = {}, look: Partial<Look> = {}) {
  const { around = false, size = around ? tablet : PHONE } = setting;
  const [turn = null] = toMove(match);
  const { acting = around || turn === 0 ? turn : null } = setting;
  const here = { ...setting, around, size, acting, names, people: 2 };
  const did = layBoard<BuyaoView, BuyaoMove>(match, here, look, (props) => (
    <Board {...props} words={words.en} />
  ));
  const plan = arrange({
    ...{ size, seats: match.seats, near: 0, around },
    ...{ textScale: 1, cardScale: 1, leftHanded: look.leftHanded ?? false },
  });
  return {
    ...did,
    /** The open card, carried to a seat. */
    carryTo(seat: number) {
      const { area } = plan.seats[seat]!;
      const to = inArea(area, { x: area.width / 2, y: area.height / 2, width: 1 });
      did.carry(seen(match, 0).open!, plan.open, to);
    },
    /** A token, carried from a seat's purse onto the open card. */
    pay(seat: number) {
      const { area, purse } = plan.seats[seat]!;
      did.carry(`coin-${seen(match, 0).pot}`, inArea(area, { ...purse, width: 1 }), plan.open);
    },
  };
}

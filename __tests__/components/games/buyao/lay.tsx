import { act, fireEvent, screen } from '@testing-library/react-native';
import { board as words } from '../../../../app/texts/games/buyao/board';
import { inWords } from '../../../../app/texts/refusals';
import { arrange } from '../../../../components/games/buyao/arrange';
import { Board } from '../../../../components/games/buyao/Board';
import type { BuyaoBoardProps } from '../../../../components/games/buyao/table';
import type { Look } from '../../../../components/look';
import { inArea } from '../../../../components/table/area';
import { legalMoves, refuse, toMove, type Match } from '../../../../engine';
import type { BuyaoMove } from '../../../../engine/games/buyao/state';
import { seen } from '../../../app/play/games/buyao/position';
import { drag } from '../../drag';
import { show } from '../../show';

const phone = { width: 374, height: 760 };
const tablet = { width: 1164, height: 764 };
const NAMES = ['Mei', 'Bo', 'Xiǎomíng', 'Dōngméi', 'Dàwěi', 'Yǔqíng'];

/** Everything flies to its place. */
const land = () => act(() => jest.advanceTimersByTime(600));

type Setting = Partial<Pick<BuyaoBoardProps, 'size' | 'around' | 'acting' | 'thinking'>>;

/** Mei and Bo, the others bots; as Mei sees it, or as everybody does round a tablet. Needs fake timers. */
export function lay(match: Match, setting: Setting = {}, look: Partial<Look> = {}) {
  const { around = false, size = around ? tablet : phone, thinking = null } = setting;
  const [turn = null] = toMove(match);
  const { acting = around || turn === 0 ? turn : null } = setting;
  const did = {
    onMove: jest.fn<void, [BuyaoMove]>(),
    onSay: jest.fn(),
    onLook: jest.fn(),
    onRefused: jest.fn(),
    onFeel: jest.fn(),
  };
  show(
    <Board
      {...did}
      view={seen(match, around ? null : 0)}
      size={size}
      seats={NAMES.slice(0, match.seats).map((name, seat) => ({ name, bot: seat > 1 }))}
      near={0}
      acting={acting}
      legal={() => (acting === null ? [] : (legalMoves(match, acting) as BuyaoMove[]))}
      draft={[]}
      onDraft={jest.fn()}
      thinking={thinking}
      around={around}
      peek={(seat) => seen(match, seat)}
      why={(move) => {
        const refused = refuse(match, acting ?? 0, move);
        return refused && inWords(refused, 'en');
      }}
      words={words.en}
    />,
    look,
  );
  land();
  const plan = arrange({
    ...{ size, seats: match.seats, near: 0, around },
    ...{ textScale: 1, cardScale: 1, leftHanded: look.leftHanded ?? false },
  });
  const middleOf = (seat: number) => {
    const { area } = plan.seats[seat]!;
    return inArea(area, { x: area.width / 2, y: area.height / 2, width: 1 });
  };
  return {
    ...did,
    /** The open card, carried to a seat. */
    carryTo(seat: number) {
      const to = middleOf(seat);
      drag(seen(match, 0).open!, { x: to.x - plan.open.x, y: to.y - plan.open.y });
      land();
    },
    /** A token, carried from a seat's purse onto the open card. */
    pay(seat: number) {
      const { area, purse } = plan.seats[seat]!;
      const from = inArea(area, { ...purse, width: 1 });
      const coin = `coin-${seen(match, 0).pot}`;
      drag(coin, { x: plan.open.x - from.x, y: plan.open.y - from.y });
      land();
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => fireEvent.press(button(name));
/** Though it is said to be disabled: it can be pressed to be told why. */
export const tapDim = (name: RegExp) =>
  act(() => button(name).props.onClick({ target: button(name), currentTarget: button(name) }));

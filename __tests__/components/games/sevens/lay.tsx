import { act, fireEvent, screen } from '@testing-library/react-native';
import { board as words } from '../../../../app/texts/games/sevens/board';
import { inWords } from '../../../../app/texts/refusals';
import { arrange } from '../../../../components/games/sevens/arrange';
import { Board } from '../../../../components/games/sevens/Board';
import type { Look } from '../../../../components/look';
import type { Place, Rect } from '../../../../components/table/place';
import { legalMoves, refuse, toMove, type Match } from '../../../../engine';
import { packOf } from '../../../../engine/games/sevens/cards';
import type { SevensMove } from '../../../../engine/games/sevens/move';
import { see } from '../../../engine/games/sevens/table';
import { drag } from '../../drag';
import { show } from '../../show';

export const PHONE = { width: 374, height: 760 };
const NAMES = ['Mei', 'Bo', 'Lin', 'Ana', 'Tom'];

/** Everything flies to its place. */
const land = () => act(() => jest.advanceTimersByTime(600));

/** The table as Mei sees it. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}, size = PHONE) {
  const view = see(match, 0);
  const acting = toMove(match).includes(0) ? 0 : null;
  const did = {
    onMove: jest.fn<void, [SevensMove]>(),
    onSay: jest.fn(),
    onLook: jest.fn(),
    onRefused: jest.fn(),
    onFeel: jest.fn(),
  };
  show(
    <Board
      {...did}
      view={view}
      size={size}
      seats={NAMES.slice(0, match.seats).map((name, seat) => ({ name, bot: seat > 0 }))}
      near={0}
      acting={acting}
      legal={() => (acting === null ? [] : (legalMoves(match, acting) as SevensMove[]))}
      draft={[]}
      onDraft={jest.fn()}
      thinking={null}
      around={false}
      peek={() => view}
      why={(move) => {
        const refused = refuse(match, 0, move);
        return refused && inWords(refused, 'en');
      }}
      words={words.en}
    />,
    look,
  );
  land();
  const plan = arrange({
    ...{ size, seats: match.seats, near: 0, textScale: 1, cardScale: 1 },
    leftHanded: look.leftHanded ?? false,
    highest: packOf(view.options).highest,
    guess: null,
  });
  return {
    ...did,
    plan,
    /** Carries a piece from where it lies to the middle of a part of the table. */
    carry(piece: string, from: Place, { x, y, width, height }: Rect) {
      drag(piece, { x: x + width / 2 - from.x, y: y + height / 2 - from.y });
      land();
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => fireEvent.press(button(name));
/** Though it is said to be disabled: it can be pressed to be told why. */
export const tapDim = (name: RegExp) =>
  act(() => button(name).props.onClick({ target: button(name), currentTarget: button(name) }));

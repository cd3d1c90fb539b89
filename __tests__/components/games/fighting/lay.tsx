import { act } from '@testing-library/react-native';
import { board as words } from '../../../../app/texts/games/fighting/board';
import { inWords } from '../../../../app/texts/refusals';
import { Board } from '../../../../components/games/fighting/Board';
import type { Look } from '../../../../components/look';
import { legalMoves, refuse, toMove, type Match } from '../../../../engine';
import type { FightingMove } from '../../../../engine/games/fighting/state';
import { seen } from '../../../app/play/games/fighting/position';
import { show } from '../../show';

const NAMES = ['Mei', 'Xiǎomíng', 'Dōngméi', 'Dàwěi', 'Yǔqíng', 'Zhìqiáng'];

/** Mei and bots, as Mei sees it. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}) {
  const acting = toMove(match).includes(0) ? 0 : null;
  const did = {
    onMove: jest.fn<void, [FightingMove]>(),
    onSay: jest.fn(),
    onLook: jest.fn(),
    onRefused: jest.fn(),
    onFeel: jest.fn(),
  };
  show(
    <Board
      {...did}
      view={seen(match, 0)}
      size={{ width: 374, height: 760 }}
      seats={NAMES.slice(0, match.seats).map((name, seat) => ({ name, bot: seat > 0 }))}
      near={0}
      acting={acting}
      legal={() => (acting === null ? [] : (legalMoves(match, acting) as FightingMove[]))}
      draft={[]}
      onDraft={jest.fn()}
      thinking={null}
      around={false}
      peek={() => seen(match, 0)}
      why={(move) => {
        const refused = refuse(match, acting ?? 0, move);
        return refused && inWords(refused, 'en');
      }}
      words={words.en}
    />,
    look,
  );
  act(() => jest.advanceTimersByTime(600));
  return did;
}

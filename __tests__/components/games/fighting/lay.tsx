import { board as words } from '../../../../app/texts/games/fighting/board';
import { Board } from '../../../../components/games/fighting/Board';
import type { Look } from '../../../../components/look';
import type { Match } from '../../../../engine';
import type { FightingMove, FightingView } from '../../../../engine/games/fighting/state';
import { layBoard } from '../layBoard';

const names = ['Mei', 'Xiǎomíng', 'Dōngméi', 'Dàwěi', 'Yǔqíng', 'Zhìqiáng'];

/** Mei and bots, as Mei sees it. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}) {
  return layBoard<FightingView, FightingMove>(match, { names }, look, (props) => (
    <Board {...props} words={words.en} />
  ));
}

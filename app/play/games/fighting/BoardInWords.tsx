import type { BoardProps } from '../../../../components/games/board';
import { Board } from '../../../../components/games/fighting/Board';
import type { FightingMove, FightingView } from '../../../../engine/games/fighting/state';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/fighting/board';

/** The board, speaking the language of the app. */
export function BoardInWords(props: BoardProps<FightingView, FightingMove>) {
  return <Board {...props} words={board[useLanguage()]} />;
}

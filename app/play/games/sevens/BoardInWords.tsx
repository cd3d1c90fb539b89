import type { BoardProps } from '../../../../components/games/board';
import { Board } from '../../../../components/games/sevens/Board';
import type { SevensMove } from '../../../../engine/games/sevens/move';
import type { SevensView } from '../../../../engine/games/sevens/state';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/sevens/board';

/** The board, speaking the language of the app. */
export function BoardInWords(props: BoardProps<SevensView, SevensMove>) {
  return <Board {...props} words={board[useLanguage()]} />;
}

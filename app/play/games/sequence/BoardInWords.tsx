import type { BoardProps } from '../../../../components/games/board';
import { Board } from '../../../../components/games/sequence/Board';
import type { SequenceMove } from '../../../../engine/games/sequence/move';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/sequence/board';

/** The board, speaking the language of the app. */
export function BoardInWords(props: BoardProps<SequenceView, SequenceMove>) {
  return <Board {...props} words={board[useLanguage()]} />;
}

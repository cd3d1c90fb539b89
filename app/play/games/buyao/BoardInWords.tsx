import { Board } from '../../../../components/games/buyao/Board';
import type { BoardProps } from '../../../../components/games/board';
import type { BuyaoMove, BuyaoView } from '../../../../engine/games/buyao/state';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/buyao/board';

/** The board, speaking the language of the app. */
export function BoardInWords(props: BoardProps<BuyaoView, BuyaoMove>) {
  return <Board {...props} words={board[useLanguage()]} />;
}

import { useCallback } from 'react';
import type { BoardProps } from '../../../../components/games/board';
import { Board } from '../../../../components/games/numero/Board';
import type { Refusal } from '../../../../engine';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/numero/board';
import { inWords } from '../../../texts/refusals';

/** The board, speaking the language of the app. */
export function BoardInWords(props: BoardProps<NumeroView | PatienceView, NumeroMove>) {
  const language = useLanguage();
  const told = useCallback((why: Refusal) => inWords(why, language), [language]);
  return <Board {...props} words={board[language]} inWords={told} />;
}

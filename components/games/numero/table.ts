import type { NumeroMove } from '../../../engine/games/numero/move';
import type { NumeroView } from '../../../engine/games/numero/state';
import type { PatienceView } from '../../../engine/games/patience/state';
import type { BoardProps } from '../board';
import type { Arrangement } from './arrange';
import type { Composing } from './intents';
import type { Judged } from './judged';
import type { Seen } from './seen';
import type { NumeroWords } from './words';

export interface NumeroBoardProps extends BoardProps<NumeroView | PatienceView, NumeroMove> {
  readonly words: NumeroWords;
  /** The engine's reason against a step of a turn, in words. */
  readonly inWords: Composing['inWords'];
}

/** What each part of the board gets: all of it, what is seen, what is being put together, where things lie. */
export interface PartProps extends NumeroBoardProps, Judged {
  readonly seen: Seen;
  readonly turn: Composing;
  readonly plan: Arrangement;
}

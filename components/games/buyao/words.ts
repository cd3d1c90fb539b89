import type { Reading } from '../../../engine/chinese/reading';

/** What this board says. */
export interface BuyaoWords {
  readonly take: string;
  readonly decline: string;
  /** Of what a drop would do: "Take 十八". */
  readonly takeIt: (card: Reading) => string;
  readonly payFor: (card: Reading) => string;
  readonly openCard: (card: Reading, tokens: number) => string;
  readonly token: string;
  readonly tokens: (count: number) => string;
  readonly pile: (count: number) => string;
  readonly seat: (name: string, cards: readonly Reading[], active: boolean) => string;
  readonly card: (card: Reading) => string;
  readonly thinking: string;
  readonly say: string;
  /** Round a tablet: held down, it shows the tokens. */
  readonly peek: (name: string) => string;
  readonly notYours: (name: string) => string;
}

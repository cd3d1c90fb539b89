import { Picture } from '../../../help/Picture';
import type { Say } from '../../../help/say';
import { TapCard } from '../../../help/TapCard';
import { Words } from '../../../help/Words';
import { Tokens } from '../../../Tokens';
import { face } from '../face';
import { CARD_WIDTH } from './Run';

interface Props {
  readonly card: number;
  readonly tokens: number;
  readonly words: {
    readonly tokens: (count: number) => string;
    /** What it costs. */
    readonly costs: string;
  };
  readonly onSay: Say;
}

/** A card that has been passed on a few times. */
export function OpenCard({ card, tokens, words, onSay }: Props) {
  return (
    <Picture>
      <TapCard reading={face(`${card}`)} width={CARD_WIDTH} onSay={onSay} />
      {tokens > 0 && <Tokens count={tokens} size={36} label={words.tokens(tokens)} />}
      <Words>{words.costs}</Words>
    </Picture>
  );
}

import { runs, scoreOf } from '../../../../engine/games/buyao/score';
import { Picture } from '../../../help/Picture';
import type { Say } from '../../../help/say';
import { Words } from '../../../help/Words';
import { useTheme } from '../../../theme';
import { Tokens } from '../../../Tokens';
import { Run } from './Run';

interface Props {
  readonly cards: readonly number[];
  readonly tokens: number;
  readonly words: {
    readonly tokens: (count: number) => string;
    readonly sum: (lowest: readonly number[], tokens: number, total: number) => string;
  };
  readonly onSay: Say;
}

/** What somebody has at the end, and the sum that it makes. */
export function Score({ cards, tokens, words, onSay }: Props) {
  const { text } = useTheme();
  const laid = runs(cards);
  const lowest = laid.map(([first = 0]) => first);
  return (
    <Picture>
      {laid.map((run) => (
        <Run key={run[0]} cards={run} counts={`${run[0]}`} onSay={onSay} />
      ))}
      <Tokens count={tokens} size={36} label={words.tokens(tokens)} />
      <Words style={{ fontSize: text.l, lineHeight: text.l * 1.4 }}>
        {words.sum(lowest, tokens, scoreOf(cards, tokens))}
      </Words>
    </Picture>
  );
}

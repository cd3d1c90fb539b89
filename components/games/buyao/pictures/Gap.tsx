import { useState } from 'react';
import { View } from 'react-native';
import type { Reading } from '../../../../engine/chinese/reading';
import { runs } from '../../../../engine/games/buyao/score';
import { Button } from '../../../controls/Button';
import { Picture } from '../../../help/Picture';
import type { Say } from '../../../help/say';
import { Words } from '../../../help/Words';
import { useTheme } from '../../../theme';
import { face } from '../face';
import { Run } from './Run';

interface Props {
  readonly held: readonly number[];
  readonly missing: number;
  readonly words: {
    readonly add: (card: Reading) => string;
    readonly remove: (card: Reading) => string;
    /** By the lowest card of each run. */
    readonly counts: (lowest: readonly number[]) => string;
  };
  readonly onSay: Say;
}

/** Cards with one missing between them, to be taken and given back: the points change with it. */
export function Gap({ held, missing, words, onSay }: Props) {
  const { space, text } = useTheme();
  const [taken, setTaken] = useState(false);
  const reading = face(`${missing}`);
  const laid = runs(taken ? [...held, missing] : held);
  const lowest = laid.map(([first = 0]) => first);
  return (
    <View style={{ gap: space.s }}>
      <Picture>
        {laid.map((run) => (
          <Run key={run[0]} cards={run} onSay={onSay} />
        ))}
        <View aria-live="polite">
          <Words style={{ fontSize: text.l, lineHeight: text.l * 1.4 }}>
            {words.counts(lowest)}
          </Words>
        </View>
      </Picture>
      <Button
        kind="secondary"
        label={taken ? words.remove(reading) : words.add(reading)}
        onPress={() => {
          setTaken(!taken);
          if (!taken) onSay?.(reading);
        }}
      />
    </View>
  );
}

import { StyleSheet, View } from 'react-native';
import type { Say } from '../../../help/say';
import { TapCard } from '../../../help/TapCard';
import { Words } from '../../../help/Words';
import { useTheme } from '../../../theme';
import { face } from '../face';

/** So wide that of a card which another lies on, a finger's breadth is left to be tapped. */
export const CARD_WIDTH = 72;

interface Props {
  readonly cards: readonly number[];
  /** What it counts, in words. */
  readonly counts?: string;
  readonly onSay: Say;
}

/** Cards in a row, overlapping as on the table. */
export function Run({ cards, counts, onSay }: Props) {
  const { space, touch } = useTheme();
  return (
    <View style={[styles.run, { gap: space.xs }]}>
      <View style={styles.cards}>
        {cards.map((card, at) => (
          <View key={card} style={at > 0 && { marginLeft: touch - CARD_WIDTH }}>
            <TapCard reading={face(`${card}`)} width={CARD_WIDTH} onSay={onSay} />
          </View>
        ))}
      </View>
      {counts !== undefined && <Words>{counts}</Words>}
    </View>
  );
}

const styles = StyleSheet.create({
  run: { alignItems: 'center' },
  cards: { flexDirection: 'row' },
});

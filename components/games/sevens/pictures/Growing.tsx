import { Pressable, StyleSheet, View } from 'react-native';
import { cardLabel } from '../../../cardLabel';
import type { Say } from '../../../help/say';
import { useLook } from '../../../look';
import { useTheme } from '../../../theme';
import { face } from '../face';
import { SevensCard } from '../SevensCard';

const WIDTH = 52;

interface Props {
  readonly chain: readonly string[];
  readonly onSay: Say;
}

/** Cards beside each other; tapped, each is said. */
export function Growing({ chain, onSay }: Props) {
  const { space } = useTheme();
  const { script } = useLook();
  return (
    <View style={[styles.row, { gap: space.xs }]}>
      {chain.map((card) => {
        const reading = face(card);
        const label = cardLabel(reading, script);
        if (!onSay) return <SevensCard key={card} card={card} width={WIDTH} label={label} />;
        return (
          <Pressable
            key={card}
            role="button"
            aria-label={label}
            onPress={() => onSay(reading)}
            style={({ pressed }) => ({ opacity: pressed ? 0.7 : 1 })}
          >
            <SevensCard card={card} width={WIDTH} />
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

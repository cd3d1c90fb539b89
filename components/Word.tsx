import { useEffect } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useAnnounced } from './announce';
import { useTheme } from './theme';

/** Long enough to be read twice. */
const STAYS = 5_000;

interface Props {
  readonly children: string;
  readonly onGone: () => void;
}

/** A word from the table, such as why a card cannot go there. It passes by itself and stops nobody. */
export function Word({ children: says, onGone }: Props) {
  const { colors, space, text, radius } = useTheme();
  useAnnounced(says);
  useEffect(() => {
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [says, onGone]);
  return (
    <View style={[styles.across, { top: space.s }]}>
      <View
        role="status"
        aria-live="polite"
        style={{
          paddingHorizontal: space.l,
          paddingVertical: space.m,
          borderRadius: radius.card,
          backgroundColor: colors.ink,
          boxShadow: `0px 4px 16px ${colors.shadow}`,
        }}
      >
        <Text style={[styles.words, { color: colors.surface, fontSize: text.m }]}>{says}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  across: {
    position: 'absolute',
    left: 0,
    right: 0,
    zIndex: 2,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  words: { textAlign: 'center' },
});

import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';

interface Props {
  /** What is being done, and how far it is. */
  readonly label: string;
  readonly percent: number;
}

/** Something that takes a while: how much of it is done. */
export function Progress({ label, percent }: Props) {
  const { colors, radius, space, text } = useTheme();
  return (
    <View style={[styles.middle, { padding: space.xl, gap: space.m }]}>
      <Text aria-hidden style={[styles.label, { color: colors.ink, fontSize: text.m }]}>
        {label}
      </Text>
      <View
        role="progressbar"
        accessible
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={[
          styles.track,
          { height: space.m, borderRadius: radius.card, backgroundColor: colors.cardEdge },
        ]}
      >
        <View style={[styles.done, { width: `${percent}%`, backgroundColor: colors.accent }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  label: { textAlign: 'center' },
  track: { width: '100%', maxWidth: 360, overflow: 'hidden' },
  done: { height: '100%' },
});

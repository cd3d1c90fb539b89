import { StyleSheet, Text, View } from 'react-native';
import { Shape } from '../Shape';
import { useTheme } from '../theme';

interface Props {
  readonly title: string;
  /** Both in words. */
  readonly label: string;
  readonly current: { readonly label: string; readonly days: number };
  readonly longest: { readonly label: string; readonly days: number };
}

/** A week, as marks in a row. */
const WEEK = 7;
const STAR = 4;

/** Days on end: a star for each of the last week, and how many there were in all. */
export function StreakCard({ title, label, current, longest }: Props) {
  const { colors, radius, space, text } = useTheme();
  return (
    <View
      role="img"
      accessible
      aria-label={label}
      style={[
        styles.card,
        {
          padding: space.l,
          gap: space.m,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
        },
      ]}
    >
      <Text style={[styles.strong, { color: colors.ink, fontSize: text.m }]}>{title}</Text>
      <View style={[styles.row, { gap: space.s }]}>
        {Array.from({ length: WEEK }, (_, at) => (
          <Shape
            key={at}
            number={STAR}
            size={28}
            color={at < current.days ? colors.coin : colors.cardEdge}
          />
        ))}
      </View>
      <View style={[styles.row, { gap: space.xl }]}>
        {[current, longest].map(({ label: says, days }) => (
          <View key={says} style={styles.number}>
            <Text style={[styles.strong, { color: colors.ink, fontSize: text.xl }]}>{days}</Text>
            <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{says}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', borderWidth: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  number: { alignItems: 'center' },
  strong: { fontWeight: '600' },
});

import { StyleSheet, Text, View } from 'react-native';
import { Ring } from '../review/Ring';
import { useTheme } from '../theme';

interface Props {
  readonly title: string;
  /** What it was played for. */
  readonly about: string;
  readonly accuracy: { readonly percent: number | null; readonly label: string };
  readonly numbers: readonly { readonly label: string; readonly value: string }[];
  readonly width: number;
}

const RING = 88;

/** How all games of one kind went. */
export function KindCard({ title, about, accuracy, numbers, width }: Props) {
  const { colors, radius, space, text } = useTheme();
  return (
    <View
      role="group"
      aria-label={`${title}, ${about}`}
      style={[
        styles.card,
        {
          width,
          padding: space.l,
          gap: space.m,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
        },
      ]}
    >
      <View>
        <Text
          role="heading"
          aria-level={2}
          style={[styles.strong, { color: colors.ink, fontSize: text.m }]}
        >
          {title}
        </Text>
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{about}</Text>
      </View>
      <View style={[styles.row, { gap: space.l }]}>
        <Ring size={RING} {...accuracy} />
        <View style={[styles.numbers, { gap: space.xs }]}>
          {numbers.map(({ label, value }) => (
            <View
              key={label}
              role="img"
              accessible
              aria-label={`${label}: ${value}`}
              style={[styles.number, { columnGap: space.s }]}
            >
              <Text style={[styles.label, { color: colors.inkSoft, fontSize: text.s }]}>
                {label}
              </Text>
              <Text style={[styles.strong, { color: colors.ink, fontSize: text.m }]}>{value}</Text>
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1 },
  row: { flexDirection: 'row', alignItems: 'center' },
  numbers: { flex: 1 },
  number: { flexDirection: 'row', alignItems: 'baseline' },
  label: { flex: 1 },
  strong: { fontWeight: '600' },
});

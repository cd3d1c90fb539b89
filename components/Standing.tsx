import { StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../engine';
import { SeatMark } from './SeatMark';
import { signed } from './signed';
import { useTheme } from './theme';

interface Props {
  readonly title: string;
  readonly rows: readonly { readonly seat: Seat; readonly name: string; readonly points: number }[];
}

/** How everyone stands, as far as all may know it. */
export function Standing({ title, rows }: Props) {
  const { colors, space, text } = useTheme();
  return (
    <View style={{ gap: space.s }}>
      <Text role="heading" aria-level={2} style={{ color: colors.inkSoft, fontSize: text.s }}>
        {title}
      </Text>
      <View role="list" style={{ gap: space.xs }}>
        {rows.map(({ seat, name, points }) => (
          <View key={name} role="listitem" style={[styles.row, { gap: space.s }]}>
            <SeatMark seat={seat} size={14} />
            <Text numberOfLines={1} style={[styles.name, { color: colors.ink, fontSize: text.m }]}>
              {name}
            </Text>
            <Text style={[styles.points, { color: colors.ink, fontSize: text.m }]}>
              {signed(points)}
            </Text>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1 },
  points: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

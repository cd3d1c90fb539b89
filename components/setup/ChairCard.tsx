import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../../engine';
import { SeatMark } from '../SeatMark';
import { useTheme } from '../theme';

interface Props {
  /** Whose shape and colour it wears: its own, or its team's. */
  readonly mark: Seat;
  readonly title: string;
  /** Who sits here. */
  readonly who: ReactNode;
  /** More about them. */
  readonly children: ReactNode;
}

/** One seat of a table that is being set, with the sign it will have there. */
export function ChairCard({ mark, title, who, children }: Props) {
  const { colors, radius, space, text } = useTheme();
  return (
    <View
      role="group"
      aria-label={title}
      style={{
        gap: space.s,
        padding: space.m,
        borderWidth: 1,
        borderRadius: radius.card,
        borderColor: colors.cardEdge,
        backgroundColor: colors.surface,
      }}
    >
      <View style={[styles.row, { gap: space.s }]}>
        <View style={[styles.title, { gap: space.s }]}>
          <SeatMark seat={mark} size={20} />
          <Text style={[styles.label, { color: colors.ink, fontSize: text.m }]}>{title}</Text>
        </View>
        {who}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  title: { flexDirection: 'row', alignItems: 'center' },
  label: { fontWeight: '600' },
});

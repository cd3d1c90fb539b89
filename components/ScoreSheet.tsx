import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../engine';
import { SeatMark, seatColor } from './SeatMark';
import { signed } from './signed';
import { useTheme } from './theme';

export interface ScoreRow {
  readonly seat: Seat;
  readonly name: string;
  readonly total: number;
  /** "1st", "2nd". */
  readonly place: string;
  readonly won: boolean;
  /** How the total came about, in words and signs. */
  readonly account: string;
  /** And line by line: what each thing brought or cost. */
  readonly lines?: readonly { readonly says: string; readonly points: string }[];
  /** The same as a picture: the cards that count. */
  readonly picture?: ReactNode;
}

interface Props {
  readonly title: string;
  readonly rows: readonly ScoreRow[];
}

/** Who won, and why: each seat's total with the account that leads to it, the best first. */
export function ScoreSheet({ title, rows }: Props) {
  const { colors, space, text, radius } = useTheme();
  return (
    <View style={{ gap: space.m }}>
      <Text
        role="heading"
        aria-level={2}
        style={[styles.title, { color: colors.ink, fontSize: text.xl }]}
      >
        {title}
      </Text>
      <View role="list" style={{ gap: space.s }}>
        {rows.map(({ seat, name, total, place, won, account, picture, lines = [] }) => (
          <View
            key={seat}
            role="listitem"
            style={[
              styles.row,
              {
                padding: space.m,
                gap: space.s,
                borderRadius: radius.card,
                borderColor: won ? seatColor(colors, seat) : colors.cardEdge,
                backgroundColor: colors.card,
              },
            ]}
          >
            <View style={[styles.line, { gap: space.s }]}>
              <SeatMark seat={seat} size={18} />
              <Text style={[styles.name, { color: colors.ink, fontSize: text.m }]}>{name}</Text>
              <Text style={{ color: won ? colors.accent : colors.inkSoft, fontSize: text.s }}>
                {place}
              </Text>
              <Text style={[styles.total, { color: colors.ink, fontSize: text.l }]}>
                {signed(total)}
              </Text>
            </View>
            {picture}
            {lines.length > 0 && (
              <View>
                {lines.map(({ says, points }) => (
                  <View
                    key={says}
                    style={[styles.line, { gap: space.m, paddingVertical: space.hair }]}
                  >
                    <Text style={[styles.says, { color: colors.ink, fontSize: text.s }]}>
                      {says}
                    </Text>
                    <Text style={[styles.points, { color: colors.ink, fontSize: text.s }]}>
                      {points}
                    </Text>
                  </View>
                ))}
              </View>
            )}
            {account !== '' && (
              <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{account}</Text>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  title: { textAlign: 'center', fontWeight: '600' },
  row: { borderWidth: 2 },
  line: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1, fontWeight: '600' },
  says: { flex: 1 },
  points: { fontWeight: '600', textAlign: 'right' },
  total: { fontWeight: '700', minWidth: 32, textAlign: 'right' },
});

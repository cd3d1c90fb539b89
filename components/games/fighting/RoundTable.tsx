import { StyleSheet, Text, View } from 'react-native';
import { nameZodiacCard } from '../../../engine/chinese/zodiac';
import { seatsOf, sideOf, sidesAt } from '../../../engine/games/fighting/sides';
import type { Round } from '../../../engine/games/fighting/state';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { SeatMark } from '../../SeatMark';
import { useTheme } from '../../theme';
import type { RoundWords } from './words';

interface Props {
  readonly seats: number;
  readonly names: readonly string[];
  readonly rounds: readonly Round[];
  readonly words: RoundWords;
}

/** Every round on a line: what was called by whom, the tricks of each side, and the points they brought. */
export function RoundTable({ seats, names, rounds, words }: Props) {
  const { colors, space, text } = useTheme();
  const { script } = useLook();
  const sides = Array.from({ length: sidesAt(seats) }, (_, side) => side);
  const sideNames = sides.map((side) => words.seatNames(names, seatsOf(seats, side)));
  const totals = sides.map((side) =>
    rounds.reduce((sum, round) => sum + (round.side === side ? round.points : 0), 0),
  );
  const soft = { color: colors.inkSoft, fontSize: text.s };
  const line = { borderColor: colors.cardEdge, paddingVertical: space.xs };
  return (
    <View role="list" style={{ gap: 0 }}>
      <View role="listitem" style={[styles.row, styles.head, line]}>
        <Text style={[styles.first, soft]}>{words.round}</Text>
        {sides.map((side) => (
          <View key={side} style={styles.cell}>
            <SeatMark seat={side} size={16} />
            {seatsOf(seats, side).map((seat) => (
              <Text key={seat} numberOfLines={1} style={soft}>
                {names[seat] ?? ''}
              </Text>
            ))}
          </View>
        ))}
      </View>
      {rounds.length === 0 && <Text style={[soft, line]}>{words.none}</Text>}
      {rounds.map((round, at) => (
        <View
          key={at}
          role="listitem"
          accessible
          aria-label={words.row(at + 1, round, sideNames, names)}
          style={[styles.row, line]}
        >
          <View style={[styles.first, styles.called, { columnGap: space.s }]}>
            <Text style={{ color: colors.ink, fontSize: text.m }}>{at + 1}</Text>
            <Hanzi script={script} style={{ fontSize: text.m, color: colors.inkSoft }}>
              {nameZodiacCard(Number(round.wangpai)).hanzi[script]}
            </Hanzi>
          </View>
          {sides.map((side) => {
            const scored = round.side === side;
            return (
              <View key={side} style={styles.cell}>
                <Text style={soft}>
                  {`${round.tricks[side] ?? 0}${sideOf(seats, round.caller) === side ? ' ◆' : ''}`}
                </Text>
                <Text
                  style={[
                    styles.points,
                    { color: scored ? colors.accent : colors.inkSoft, fontSize: text.m },
                  ]}
                >
                  {scored ? `+${round.points}` : '·'}
                </Text>
              </View>
            );
          })}
        </View>
      ))}
      <View
        role="listitem"
        accessible
        aria-label={words.totals(sideNames, totals)}
        style={[styles.row, line]}
      >
        <Text style={[styles.first, styles.points, { color: colors.ink, fontSize: text.m }]}>
          {words.total}
        </Text>
        {totals.map((total, side) => (
          <View key={side} style={styles.cell}>
            <Text style={[styles.points, { color: colors.ink, fontSize: text.l }]}>{total}</Text>
          </View>
        ))}
      </View>
      <Text style={[soft, { paddingTop: space.s }]}>{words.calls}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1 },
  head: { alignItems: 'flex-start' },
  first: { flex: 3, minWidth: 64 },
  called: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  cell: { flex: 2, alignItems: 'center', minWidth: 0 },
  points: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

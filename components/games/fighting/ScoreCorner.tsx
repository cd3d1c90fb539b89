import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { seatsOf, sidesAt } from '../../../engine/games/fighting/sides';
import { SeatMark } from '../../SeatMark';
import { Sheet } from '../../Sheet';
import { useTheme } from '../../theme';
import { RoundTable } from './RoundTable';
import type { PartProps } from './table';

/** What one side takes of a row, and a row of the height, in sizes of its number: there may be two digits. */
const EACH = 2.7;
const LINE = 1.25;
const AIR = 14;

/** Everybody's points, side by side; pressed, it shows the sheet with every round. */
export function ScoreCorner({ view, plan, seats, words }: PartProps) {
  const { colors, radius, text } = useTheme();
  const [open, setOpen] = useState(false);
  const { x, y, width, height } = plan.score;
  const names = seats.map(({ name }) => name);
  const sides = Array.from({ length: sidesAt(view.seats) }, (_, side) => side);
  const goal = words.score(view.options.points);
  const inRows = [1, 2].map((rows) => ({
    rows,
    size: Math.min(
      text.xl,
      (width - AIR) / (Math.ceil(sides.length / rows) * EACH),
      (height - AIR) / (rows * LINE),
    ),
  }));
  const { rows, size } = inRows.reduce((a, b) => (b.size > a.size * 1.2 ? b : a));
  const hasRoom = height - AIR - rows * size * LINE >= text.xs * LINE;
  const spoken = sides.map((side) =>
    words.scoreOf(words.table.seatNames(names, seatsOf(view.seats, side)), view.scores[side] ?? 0),
  );
  return (
    <>
      <Pressable
        role="button"
        aria-label={[words.sheet, goal, ...spoken].join(', ')}
        onPress={() => setOpen(true)}
        style={({ pressed }) => [
          styles.corner,
          {
            left: x,
            top: y,
            width,
            height,
            borderRadius: radius.card,
            borderColor: colors.cardEdge,
            backgroundColor: colors.card,
            opacity: pressed ? 0.6 : 1,
          },
        ]}
      >
        <View style={styles.sides}>
          {sides.map((side) => (
            <View key={side} style={styles.side}>
              <SeatMark seat={side} size={size * 0.7} />
              <Text
                style={[
                  styles.points,
                  { color: colors.ink, fontSize: size, lineHeight: size * LINE },
                ]}
              >
                {view.scores[side] ?? 0}
              </Text>
            </View>
          ))}
        </View>
        {hasRoom && (
          <Text numberOfLines={1} style={{ color: colors.inkSoft, fontSize: text.xs }}>
            {goal}
          </Text>
        )}
      </Pressable>
      {open && (
        <Sheet title={words.sheet} close={words.close} onClose={() => setOpen(false)}>
          <RoundTable seats={view.seats} names={names} rounds={view.rounds} words={words.table} />
        </Sheet>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  corner: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    overflow: 'hidden',
  },
  sides: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 8,
  },
  side: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  points: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

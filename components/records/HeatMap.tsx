import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';

interface Props {
  /** What the whole picture says, in words. */
  readonly label: string;
  /** How often, by number, from 1 on. */
  readonly counts: readonly number[];
  /** One number and how often, in words. */
  readonly says: (number: number, times: number) => string;
  readonly width: number;
}

/** So many bars at most: more would be a pattern nobody counts. */
const LEVELS = 4;
const TINTS = [0, 0.1, 0.18, 0.26, 0.34] as const;

/** Beyond this size of letters half as many numbers lie in a row. */
const LARGE = 1.4;

/** The numbers in rows of ten. The more often, the deeper the colour and the more bars: either is enough to read it. */
export function HeatMap({ label, counts, says, width }: Props) {
  const { colors, space, textScale } = useTheme();
  const across = textScale > LARGE ? 5 : 10;
  const gap = space.hair;
  const cell = Math.floor((width - (across - 1) * gap) / across);
  const most = Math.max(1, ...counts.slice(1));
  const numbers = Array.from({ length: counts.length - 1 }, (_, at) => at + 1);
  return (
    <View
      role="list"
      aria-label={label}
      style={[styles.map, { gap, width: across * (cell + gap) - gap }]}
    >
      {numbers.map((number) => {
        const times = counts[number] ?? 0;
        const level = levelOf(times, most);
        return (
          <View
            key={number}
            role="listitem"
            aria-label={says(number, times)}
            style={[
              styles.cell,
              {
                width: cell,
                height: cell,
                borderColor: colors.fibre,
                backgroundColor: colors.card,
              },
            ]}
          >
            <View
              style={[
                StyleSheet.absoluteFill,
                { backgroundColor: colors.legal, opacity: TINTS[level] },
              ]}
            />
            <Text
              aria-hidden
              // Part of a picture: it is as large as its place.
              allowFontScaling={false}
              style={[styles.number, { color: colors.ink, fontSize: Math.min(20, cell * 0.42) }]}
            >
              {number}
            </Text>
            <View style={[styles.bars, { height: cell * 0.14 }]}>
              {Array.from({ length: level }, (_, at) => (
                <View
                  key={at}
                  style={{ width: cell * 0.14, height: '100%', backgroundColor: colors.ink }}
                />
              ))}
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** Once is one bar, the most there is is four. */
export function levelOf(times: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (times <= 0) return 0;
  const level = Math.ceil((times / Math.max(most, LEVELS)) * LEVELS);
  return Math.max(1, Math.min(LEVELS, level)) as 1 | 2 | 3 | 4; // within these bounds by the line itself
}

const styles = StyleSheet.create({
  map: { flexDirection: 'row', flexWrap: 'wrap' },
  cell: { alignItems: 'center', justifyContent: 'center', borderWidth: 1, borderRadius: 4 },
  number: { fontVariant: ['tabular-nums'], fontWeight: '600' },
  bars: { flexDirection: 'row', columnGap: 2 },
});

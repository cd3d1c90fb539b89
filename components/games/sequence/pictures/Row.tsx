import { StyleSheet, View } from 'react-native';
import { seatColor } from '../../../SeatMark';
import { useTheme } from '../../../theme';
import { Chip } from '../Chip';
import { Space } from '../Space';

/** A part of the board, space by space. */
export interface Shown {
  /** 0 is a corner. */
  readonly number: number;
  readonly side?: number;
  readonly turned?: boolean;
}

interface Props {
  readonly label: string;
  readonly row: readonly Shown[];
  /** The side that has a sequence here. */
  readonly closed?: number;
}

const SIZE = 44;

/** A row of the board with its chips, and the line through them where they are a sequence. */
export function Row({ label, row, closed }: Props) {
  const { colors } = useTheme();
  return (
    <View role="img" aria-label={label} accessible style={styles.row}>
      {row.map(({ number, side, turned }, at) => (
        <View key={at}>
          <Space number={number} size={SIZE} />
          {side !== undefined && (
            <View style={styles.chip}>
              <Chip side={side} size={SIZE * 0.8} turned={turned} />
            </View>
          )}
        </View>
      ))}
      {closed !== undefined && (
        <View style={[styles.line, { backgroundColor: seatColor(colors, closed) }]} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  chip: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
  line: {
    position: 'absolute',
    left: SIZE / 2,
    right: SIZE / 2,
    top: SIZE / 2 - 2,
    height: 5,
    borderRadius: 3,
    opacity: 0.75,
  },
});

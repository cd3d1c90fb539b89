import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../../components/theme';

interface Props {
  /** Of one turn. */
  readonly seconds: number;
  /** Somebody is to move, and nothing lies over the table. */
  readonly running: boolean;
  /** Once, when they have gone by. The turn goes on. */
  readonly onOver: () => void;
}

const HEIGHT = 6;

/** The time of a turn as a line that grows shorter. Each turn has a clock of its own, by its `key`. */
export function TurnClock({ seconds, running, onOver }: Props) {
  const { colors, space } = useTheme();
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    if (!running || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) onOver();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [running, left, onOver]);

  return (
    <View
      aria-hidden
      testID="turn-clock"
      style={[styles.track, { marginHorizontal: space.l, backgroundColor: colors.cardEdge }]}
    >
      <View
        style={[
          styles.line,
          { width: `${(100 * left) / seconds}%`, backgroundColor: colors.accent },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  track: { height: HEIGHT, borderRadius: HEIGHT / 2, overflow: 'hidden' },
  line: { height: HEIGHT, borderRadius: HEIGHT / 2 },
});

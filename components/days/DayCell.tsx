import { Pressable, StyleSheet, Text, View } from 'react-native';
import type { Way } from '../LinkButton';
import { useTheme } from '../theme';
import { DayMark, type DayState } from './DayMark';

interface Props {
  /** As it stands in a calendar: 18. */
  readonly number: number;
  readonly label: string;
  readonly state: DayState;
  readonly isToday: boolean;
  /** Null for a day that cannot be played. */
  readonly way: Way | null;
}

/** One day of a calendar, with the mark of how it stands. */
export function DayCell({ number, label, state, isToday, way }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  const drawn = (
    <>
      <Text
        maxFontSizeMultiplier={1}
        style={[
          isToday && styles.today,
          { color: way ? colors.ink : colors.inkSoft, fontSize: text.m },
        ]}
      >
        {number}
      </Text>
      <View style={{ height: MARK }}>
        <DayMark state={state} size={MARK} />
      </View>
    </>
  );
  const look = {
    minHeight: touch,
    padding: space.hair,
    borderRadius: radius.card,
    borderColor: isToday ? colors.accent : 'transparent',
  };
  if (!way) {
    return (
      <View aria-hidden style={[styles.day, look, styles.faint]}>
        {drawn}
      </View>
    );
  }
  return (
    <Pressable
      role="link"
      aria-label={label}
      {...way}
      style={({ pressed }) => [styles.day, look, { opacity: pressed ? 0.6 : 1 }]}
    >
      {drawn}
    </Pressable>
  );
}

const MARK = 16;

const styles = StyleSheet.create({
  day: { alignItems: 'center', justifyContent: 'center', borderWidth: 2 },
  today: { fontWeight: '700' },
  faint: { opacity: 0.45 },
});

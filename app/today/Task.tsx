import { StyleSheet, Text, View } from 'react-native';
import { Shape } from '../../components/Shape';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import type { Challenge } from './challenge';
import { Clock } from './Clock';

interface Props {
  readonly challenge: Challenge;
  readonly hints: number;
  /** Null where nobody wants to see the time. */
  readonly seconds: (() => number) | null;
}

const DIAMOND = 3;

/** What is asked for, how hard it is, and what has been spent on it. */
export function Task({ challenge: { puzzle }, hints, seconds }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <View style={[styles.task, { paddingHorizontal: space.l, columnGap: space.m }]}>
      <Text style={[styles.goal, { color: colors.ink, fontSize: text.m }]}>
        {texts.today.goal(puzzle.most)}
      </Text>
      <View style={[styles.grade, { gap: space.xs }]}>
        <View aria-hidden style={styles.grade}>
          {Array.from({ length: puzzle.grade }, (_, at) => (
            <Shape key={at} number={DIAMOND} size={12} color={colors.inkSoft} />
          ))}
        </View>
        <Text style={soft}>{texts.today.grades[puzzle.grade]}</Text>
      </View>
      {hints > 0 && <Text style={soft}>{texts.today.hints(hints)}</Text>}
      {seconds && <Clock seconds={seconds} />}
    </View>
  );
}

const styles = StyleSheet.create({
  task: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
  },
  goal: { fontWeight: '600' },
  grade: { flexDirection: 'row', alignItems: 'center' },
});

import { Pressable, StyleSheet, Text, View } from 'react-native';
import type { Way } from '../LinkButton';
import { useTheme } from '../theme';
import { DayMark, type DayState } from './DayMark';

interface Props {
  readonly level: string;
  readonly name: string;
  /** All of it, and how it stands, for those who do not see the mark. */
  readonly says: string;
  readonly state: DayState;
  readonly width: number;
  readonly way: Way;
}

/** The challenge of one level, to be opened with a tap. */
export function LevelTile({ level, name, says, state, width, way }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  return (
    <Pressable
      role="link"
      aria-label={says}
      {...way}
      style={({ pressed }) => [
        styles.tile,
        {
          width,
          minHeight: touch + space.l,
          gap: space.s,
          paddingHorizontal: space.m,
          paddingVertical: space.s,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
          boxShadow: `0px 1px 3px ${colors.shadow}`,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      <View style={styles.words}>
        <Text style={[styles.level, { color: colors.ink, fontSize: text.m }]}>{level}</Text>
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{name}</Text>
      </View>
      <DayMark state={state} size={24} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: { flexDirection: 'row', alignItems: 'center', borderWidth: 1 },
  words: { flex: 1 },
  level: { fontWeight: '600' },
});

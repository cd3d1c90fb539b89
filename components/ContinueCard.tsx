import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi } from './Hanzi';
import { Icon } from './Icon';
import type { Way } from './LinkButton';
import { useTheme } from './theme';

interface Props {
  readonly label: string;
  readonly hanzi: string;
  /** What a screen reader says: the label and the game. */
  readonly says: string;
  /** Who plays, and who is next. */
  readonly stands: string;
  readonly way: Way;
}

/** Where one was: before anything else, and with one tap. */
export function ContinueCard({ label, hanzi, says, stands, way }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  const color = colors.onAccent;
  return (
    <Pressable
      role="link"
      aria-label={says}
      {...way}
      style={({ pressed }) => [
        styles.card,
        {
          minHeight: touch + space.l,
          gap: space.m,
          paddingHorizontal: space.l,
          paddingVertical: space.s,
          borderRadius: radius.card,
          backgroundColor: colors.accent,
          boxShadow: `0px 1px 2px ${colors.shadow}, 0px 6px 16px ${colors.shadow}`,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      <Icon name="play" color={color} size={32} />
      <View style={styles.words}>
        <View style={[styles.name, { columnGap: space.m }]}>
          <Text style={[styles.label, { color, fontSize: text.l }]}>{label}</Text>
          <Hanzi style={{ color, fontSize: text.l }}>{hanzi}</Hanzi>
        </View>
        <Text style={{ color, fontSize: text.s }}>{stands}</Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  label: { fontWeight: '600' },
});

import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Icon } from '../Icon';
import { useTheme } from '../theme';

interface Props {
  readonly label: string;
  readonly about: string;
  readonly onPress: () => void;
}

/** A table that is ready: one tap, and the cards are dealt. */
export function PresetButton({ label, about, onPress }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={`${label}: ${about}`}
      onPress={onPress}
      style={({ pressed }) => [
        styles.preset,
        {
          minHeight: touch + space.l,
          gap: space.m,
          paddingHorizontal: space.l,
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
        <Text style={[styles.label, { color: colors.ink, fontSize: text.l }]}>{label}</Text>
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{about}</Text>
      </View>
      <Icon name="right" color={colors.accent} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  preset: { flexDirection: 'row', alignItems: 'center', borderWidth: 1 },
  words: { flex: 1 },
  label: { fontWeight: '600' },
});

import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi } from './Hanzi';
import { pressedState } from './pressedState';
import { useTheme } from './theme';

interface Props {
  readonly hanzi: string;
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A button that stays down: a seal, inked when on. */
export function Toggle({ hanzi, label, on, onChange }: Props) {
  const { colors, space, text, touch } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={`${hanzi} ${label}`}
      {...pressedState(on)}
      onPress={() => onChange(!on)}
      style={({ pressed }) => [
        styles.row,
        { minHeight: touch, gap: space.s, paddingHorizontal: space.s, opacity: pressed ? 0.6 : 1 },
      ]}
    >
      <View
        style={[
          styles.seal,
          {
            borderColor: colors.accent,
            backgroundColor: on ? colors.accent : 'transparent',
            paddingHorizontal: space.xs,
            paddingVertical: space.hair,
          },
        ]}
      >
        <Hanzi style={{ fontSize: text.m, color: on ? colors.onAccent : colors.accent }}>
          {hanzi}
        </Hanzi>
      </View>
      <Text style={[styles.label, { color: colors.ink, fontSize: text.m }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  seal: { borderWidth: 1.5, borderRadius: 5 },
  label: { flexShrink: 1 },
});

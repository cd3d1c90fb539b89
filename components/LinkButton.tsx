import { Pressable, StyleSheet, Text, type GestureResponderEvent } from 'react-native';
import { useTheme } from './theme';

/** Where it leads: an address for browsers, and the step itself. */
export interface Way {
  readonly href?: string;
  readonly onPress: (event: GestureResponderEvent) => void;
}

interface Props {
  readonly label: string;
  /** What a screen reader says, where the words alone could lead anywhere. */
  readonly says?: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly way: Way;
}

/** A way to another screen that looks like a button; large, unless it is quiet. */
export function LinkButton({ label, says = label, kind, way }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  const color =
    kind === 'primary' ? colors.onAccent : kind === 'quiet' ? colors.accent : colors.ink;
  return (
    <Pressable
      role="link"
      aria-label={says}
      {...way}
      style={({ pressed }) => [
        styles.button,
        {
          minHeight: kind === 'quiet' ? touch : touch + space.s,
          paddingHorizontal: space.m,
          paddingVertical: space.xs,
          borderRadius: radius.card,
          opacity: pressed ? 0.6 : 1,
        },
        kind === 'primary' && { backgroundColor: colors.accent },
        kind === 'secondary' && { borderWidth: 1.5, borderColor: colors.accent },
      ]}
    >
      <Text style={[styles.label, { color, fontSize: kind === 'quiet' ? text.m : text.l }]}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center' },
  label: { fontWeight: '600', textAlign: 'center' },
});

import { Pressable, StyleSheet, Text } from 'react-native';
import { Icon, type IconName } from './Icon';
import type { Way } from './LinkButton';
import { useTheme } from './theme';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly way: Way;
}

/** A way to another screen by its sign, with its word below: for those who read, and those who do not yet. */
export function WayTile({ icon, label, way }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  return (
    <Pressable
      role="link"
      aria-label={label}
      {...way}
      style={({ pressed }) => [
        styles.tile,
        {
          minWidth: touch * 1.75,
          minHeight: touch,
          gap: space.xs,
          paddingHorizontal: space.s,
          paddingVertical: space.s,
          borderRadius: radius.card,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      <Icon name={icon} color={colors.accent} />
      <Text style={[styles.label, { color: colors.ink, fontSize: text.s }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: { alignItems: 'center', justifyContent: 'center' },
  label: { textAlign: 'center' },
});

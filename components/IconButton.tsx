import type { PropsWithChildren } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { useTheme } from './theme';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
  /** Raised on the paper like a stone, or plain. */
  readonly raised?: boolean;
}

/** A round button that shows a sign, and says in words what it does. */
export function IconButton({ label, onPress, raised = false, children }: PropsWithChildren<Props>) {
  const { colors, touch } = useTheme();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { width: touch, height: touch, borderRadius: touch / 2, opacity: pressed ? 0.6 : 1 },
        raised && {
          borderWidth: 1,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
          boxShadow: `0px 1px 3px ${colors.shadow}`,
        },
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ button: { alignItems: 'center', justifyContent: 'center' } });

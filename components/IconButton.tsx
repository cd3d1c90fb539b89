import type { PropsWithChildren } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import type { Way } from './LinkButton';
import { useTheme } from './theme';

interface Props {
  readonly label: string;
  readonly onPress?: () => void;
  /** Instead, where it leads to another screen. */
  readonly way?: Way;
  /** Raised on the paper like a stone, or plain. */
  readonly raised?: boolean;
  readonly disabled?: boolean;
}

/** A round button that shows a sign, and says in words what it does. */
export function IconButton(props: PropsWithChildren<Props>) {
  const { label, onPress, way, raised = false, disabled = false, children } = props;
  const { colors, touch } = useTheme();
  return (
    <Pressable
      role={way ? 'link' : 'button'}
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      {...(way ?? { onPress })}
      style={({ pressed }) => [
        styles.button,
        {
          width: touch,
          height: touch,
          borderRadius: touch / 2,
          opacity: disabled ? 0.35 : pressed ? 0.6 : 1,
        },
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

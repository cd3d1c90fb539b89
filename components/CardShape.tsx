import { StyleSheet, View, type ViewProps } from 'react-native';
import { useTheme } from './theme';

/** Width to height, of every card in every game. */
export const CARD_RATIO = 5 / 7;

interface Props extends Omit<ViewProps, 'style'> {
  readonly width: number;
  /** Without the line and the long shadow: small cards would be all frame. */
  readonly plain?: boolean;
}

/** The paper of a card, with a fine line inside its edge. */
export function CardShape({ width, plain = false, children, ...rest }: Props) {
  const { colors, radius } = useTheme();
  // Small cards need smaller corners, or they look like pebbles.
  const corner = Math.min(radius.card, width * 0.08);
  const inset = width * 0.04;
  return (
    <View
      {...rest}
      style={[
        styles.card,
        {
          width,
          height: width / CARD_RATIO,
          borderRadius: corner,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
          boxShadow: plain
            ? `0px 1px 3px ${colors.shadow}`
            : `0px 1px 2px ${colors.shadow}, 0px 6px 16px ${colors.shadow}`,
        },
      ]}
    >
      {!plain && (
        <View
          style={[styles.line, { inset, borderRadius: corner * 0.6, borderColor: colors.cardEdge }]}
        />
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  line: { position: 'absolute', borderWidth: 1 },
});

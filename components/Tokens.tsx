import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from './theme';
import { Token } from './Token';

interface Props {
  /** `null`: how many there are is not for these eyes. */
  readonly count: number | null;
  readonly size: number;
  /** In words: "4 tokens". */
  readonly label: string;
  /** The number on the left: where the stack is at the right edge. */
  readonly mirrored?: boolean;
}

/** A little stack of tokens, no higher than three, with their number. */
export function Tokens({ count, size, label, mirrored = false }: Props) {
  const { colors, text, space } = useTheme();
  const shown = count === null ? 1 : Math.min(3, count);
  const rise = size * 0.14;
  return (
    <View
      role="img"
      aria-label={label}
      accessible
      style={[styles.row, mirrored && styles.mirrored, { gap: space.xs }]}
    >
      <View style={{ width: size, height: size + 2 * rise }}>
        {Array.from({ length: shown }, (_, at) => (
          <View key={at} style={[styles.coin, { bottom: at * rise }]}>
            <Token size={size} />
          </View>
        ))}
      </View>
      {count !== null && (
        <Text style={[styles.count, { color: colors.ink, fontSize: text.l }]}>{count}</Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  mirrored: { flexDirection: 'row-reverse' },
  coin: { position: 'absolute', left: 0 },
  count: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

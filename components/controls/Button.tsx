import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi, Pinyin } from '../Hanzi';
import { useTheme } from '../theme';

interface Props {
  readonly label: string;
  /** What a screen reader says, where the words alone could mean any of several. */
  readonly says?: string;
  /** Said with it, where the button teaches its own words. */
  readonly hanzi?: string;
  readonly pinyin?: string;
  /** The one thing to do next, another one, or one that stays in the background. */
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Why it is disabled, in words. */
  readonly reason?: string;
}

export function Button(props: Props) {
  const { label, says = label, hanzi, pinyin, kind, onPress, disabled = false, reason } = props;
  const { colors, space, text, touch, radius } = useTheme();
  const color =
    kind === 'primary' ? colors.onAccent : kind === 'quiet' ? colors.accent : colors.ink;
  return (
    <View style={{ gap: space.xs }}>
      <Pressable
        role="button"
        aria-label={[hanzi, says].filter(Boolean).join(' ')}
        aria-disabled={disabled}
        disabled={disabled}
        onPress={onPress}
        style={({ pressed }) => [
          styles.button,
          {
            minHeight: touch,
            minWidth: touch,
            paddingHorizontal: kind === 'quiet' ? space.m : space.xl,
            paddingVertical: space.s,
            borderRadius: radius.card,
            opacity: disabled ? 0.45 : pressed ? 0.6 : 1,
          },
          kind === 'primary' && { backgroundColor: colors.accent },
          kind === 'secondary' && {
            borderWidth: 1,
            borderColor: colors.cardEdge,
            backgroundColor: colors.card,
            boxShadow: `0px 1px 3px ${colors.shadow}`,
          },
        ]}
      >
        {hanzi !== undefined && (
          <View style={[styles.chinese, { columnGap: space.s }]}>
            <Hanzi style={{ color, fontSize: text.l }}>{hanzi}</Hanzi>
            {pinyin !== undefined && <Pinyin style={{ color, fontSize: text.s }}>{pinyin}</Pinyin>}
          </View>
        )}
        <Text style={[styles.label, { color, fontSize: text.m }]}>{label}</Text>
      </Pressable>
      {disabled && reason !== undefined && (
        <Text style={[styles.reason, { color: colors.inkSoft, fontSize: text.s }]}>{reason}</Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  button: { alignItems: 'center', justifyContent: 'center' },
  chinese: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
  },
  label: { fontWeight: '600', textAlign: 'center' },
  reason: { textAlign: 'center' },
});

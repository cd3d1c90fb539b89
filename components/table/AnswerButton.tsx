import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi, Pinyin } from '../Hanzi';
import { useTheme } from '../theme';
import { useNotNow } from './notNow';

interface Props {
  readonly hanzi: string;
  readonly pinyin: string;
  readonly label: string;
  readonly kind: 'primary' | 'secondary';
  /** Not now: it still can be pressed, to be told why. */
  readonly dim: boolean;
  readonly onPress: () => void;
}

/** One of a few things to say, in the words one says at the table. It fills the room it is given. */
export function AnswerButton({ hanzi, pinyin, label, kind, dim, onPress }: Props) {
  const { colors, space, text, radius } = useTheme();
  const notNow = useNotNow(dim);
  const color = kind === 'primary' ? colors.onAccent : colors.ink;
  return (
    <Pressable
      role="button"
      aria-label={`${hanzi} ${label}`}
      {...notNow}
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        {
          borderRadius: radius.card,
          paddingHorizontal: space.s,
          borderColor: kind === 'primary' ? colors.accent : colors.cardEdge,
          backgroundColor: kind === 'primary' ? colors.accent : colors.card,
          boxShadow: `0px 1px 3px ${colors.shadow}`,
          opacity: dim ? 0.4 : pressed ? 0.6 : 1,
        },
      ]}
    >
      <View style={[styles.chinese, { columnGap: space.s }]}>
        <Hanzi numberOfLines={1} style={{ color, fontSize: text.l }}>
          {hanzi}
        </Hanzi>
        <Pinyin numberOfLines={1} style={{ color, fontSize: text.s }}>
          {pinyin}
        </Pinyin>
      </View>
      <Text numberOfLines={1} style={[styles.label, { color, fontSize: text.s }]}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { flex: 1, alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  chinese: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
  },
  label: { fontWeight: '600' },
});

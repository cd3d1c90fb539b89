import { Pressable, StyleSheet, Text, View } from 'react-native';
import { fitting } from '../fitting';
import { Hanzi, Pinyin } from '../Hanzi';
import { useLook } from '../look';
import { useTheme } from '../theme';
import { useNotNow } from './notNow';
import type { Size } from './place';

interface Props {
  /** In the script that the people here read. */
  readonly hanzi: string;
  readonly pinyin: string;
  readonly label: string;
  readonly kind: 'primary' | 'secondary';
  readonly size: Size;
  /** Not now: it still can be pressed, to be told why. */
  readonly dim: boolean;
  readonly onPress: () => void;
}

/** One of a few things to say, in the words one says at the table. It fills the room it is given. */
export function AnswerButton({ hanzi, pinyin, label, kind, size, dim, onPress }: Props) {
  const { colors, space, text, radius } = useTheme();
  const { script } = useLook();
  const notNow = useNotNow(dim);
  const color = kind === 'primary' ? colors.onAccent : colors.ink;
  const room = size.width - 2 * space.s - 2; // but for the edges
  // Three lines, the first of them larger.
  const [first, other] = [size.height * 0.3, size.height * 0.19];
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
        <Hanzi
          script={script}
          numberOfLines={1}
          adjustsFontSizeToFit
          style={{ color, fontSize: fitting(Math.min(text.l, first), hanzi, room) }}
        >
          {hanzi}
        </Hanzi>
        <Pinyin
          numberOfLines={1}
          adjustsFontSizeToFit
          style={{ color, fontSize: fitting(Math.min(text.s, other), pinyin, room) }}
        >
          {pinyin}
        </Pinyin>
      </View>
      <Text
        numberOfLines={1}
        adjustsFontSizeToFit
        style={[
          styles.label,
          { color, fontSize: fitting(Math.min(text.s, other), label, room, 'bold') },
        ]}
      >
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

import { Pressable, StyleSheet, Text, View } from 'react-native';
import type { CardId } from '../../../../engine';
import type { Reading } from '../../../../engine/chinese/reading';
import { Hanzi } from '../../../Hanzi';
import type { Say } from '../../../help/say';
import { useLook } from '../../../look';
import { useTheme } from '../../../theme';
import { NumeroCard } from '../NumeroCard';

interface Props {
  /** What is put together. */
  readonly cards: readonly CardId[];
  /** What takes it. */
  readonly taker: CardId;
  readonly sentence: Reading;
  readonly onSay: Say;
}

const WIDTH = 52;

/** Cards and the one that takes them, with the sentence that they make; tapped, it is said. */
export function Example({ cards, taker, sentence, onSay }: Props) {
  const { colors, space, text } = useTheme();
  const { script } = useLook();
  const picture = (
    <>
      <View style={[styles.row, { gap: space.xs }]}>
        {cards.map((card) => (
          <NumeroCard key={card} card={card} width={WIDTH} />
        ))}
        <Text aria-hidden style={{ color: colors.inkSoft, fontSize: text.l }}>
          →
        </Text>
        <NumeroCard card={taker} width={WIDTH} />
      </View>
      <View style={[styles.row, { columnGap: space.s }]}>
        <Text style={[styles.words, { color: colors.ink, fontSize: text.m }]}>
          {sentence.digits}
        </Text>
        <Hanzi script={script} style={[styles.words, { fontSize: text.m }]}>
          {sentence.hanzi[script]}
        </Hanzi>
      </View>
    </>
  );
  const label = `${sentence.digits}, ${sentence.hanzi[script]}, ${sentence.said}`;
  if (!onSay) {
    return (
      <View role="img" aria-label={label} accessible style={[styles.example, { gap: space.s }]}>
        {picture}
      </View>
    );
  }
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={() => onSay(sentence)}
      style={({ pressed }) => [styles.example, { gap: space.s, opacity: pressed ? 0.7 : 1 }]}
    >
      {picture}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  example: { alignItems: 'center', maxWidth: '100%' },
  words: { maxWidth: '100%', textAlign: 'center' },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
  },
});

import { StyleSheet, Text, View } from 'react-native';
import type { Reading } from '../../../engine/chinese/reading';
import { fittingIn } from '../../fitting';
import { Hanzi } from '../../Hanzi';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { useLook } from '../../look';
import { useHandling } from '../../table/handling';
import { useTheme } from '../../theme';
import { cardOf, face, sentenceOf } from './face';
import { DECK } from './intents';
import type { PartProps } from './table';

/** So high, at the usual size of text, there is room for a sentence and for words below it. */
const BOTH = 70;
const SENTENCE = 24;
const SPEAKER = 48;

/** What is in hand and what it is for; else the sentence that was played last, or what to do. */
export function SayLine(props: PartProps) {
  const { plan, words, onSay } = props;
  const { colors, text, textScale } = useTheme();
  const { picked } = useHandling();
  const { unaided } = useLook();
  const { x, y, width, height } = plan.line;
  const helps = helpFor(props, picked, unaided);
  // What there is to do comes before what was done.
  const onlyHelp = helps !== null && height < BOTH * textScale;
  const said = onlyHelp ? null : sentenceFor(props, picked);
  const room = said
    ? { width: width - SPEAKER, height: height - SENTENCE * textScale }
    : { width, height };
  return (
    <View style={[styles.line, { left: x, top: y, width, height }]}>
      <View style={styles.both}>
        {said && <Sentence sentence={said} />}
        {helps !== null && (
          <Text
            role="status"
            style={[
              styles.words,
              { color: colors.inkSoft, fontSize: fittingIn(text.s, helps, room) },
            ]}
          >
            {helps}
          </Text>
        )}
      </View>
      {said && onSay && (
        <IconButton label={words.say} onPress={() => onSay(said)}>
          <Icon name="speaker" color={colors.ink} />
        </IconButton>
      )}
    </View>
  );
}

function Sentence({ sentence }: { readonly sentence: Reading }) {
  const { colors, text, space } = useTheme();
  const { face: shown, script } = useLook();
  return (
    <View style={[styles.sentence, { columnGap: space.s }]}>
      {shown !== 'hanzi' && shown !== 'pinyin' && (
        <Text
          numberOfLines={1}
          adjustsFontSizeToFit
          style={[styles.digits, { color: colors.ink, fontSize: text.m }]}
        >
          {sentence.digits}
        </Text>
      )}
      {shown !== 'digitsOnly' && (
        <Hanzi script={script} numberOfLines={1} adjustsFontSizeToFit style={{ fontSize: text.m }}>
          {sentence.hanzi[script]}
        </Hanzi>
      )}
    </View>
  );
}

/** The card in hand without its answer; or the last one that was played, with it. */
function sentenceFor({ view, choosing }: PartProps, picked: string | null): Reading | null {
  if (picked !== null && picked !== DECK) return face(picked);
  if (choosing) return null;
  const last = view.history.findLast(({ type }) => type === 'placed' || type === 'removed');
  const [card] = last?.cards ?? [];
  return card === undefined ? null : sentenceOf(card);
}

function helpFor(props: PartProps, picked: string | null, unaided: boolean): string | null {
  const { view, words, acting, choosing, legal } = props;
  if (choosing) return words.chooseFive;
  if (acting === null) return null;
  if (view.giving.includes(acting)) return words.giveNow;
  if (picked !== null && picked !== DECK) {
    const { type } = cardOf(picked);
    return type === 'equation' ? null : words.does[type];
  }
  if (view.owing.includes(acting) && view.seat === acting) return words.drawHelp;
  const moves = legal();
  if (moves.some(({ type }) => type === 'pass')) return words.canOnlyPass;
  if (unaided) return words.noHelp;
  // A Minus is dead as long as nobody has put a chip: no news to begin with.
  if (view.history.length === 0) return words.begin;
  return moves.some(({ type }) => type === 'exchange') ? words.dead : null;
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
  },
  both: { flexShrink: 1, alignItems: 'center' },
  sentence: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
  },
  digits: { fontWeight: '600' },
  words: { textAlign: 'center' },
});

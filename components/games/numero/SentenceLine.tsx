import { StyleSheet, Text, View } from 'react-native';
import { join, PAUSE, type Reading } from '../../../engine/chinese/reading';
import { cardOf } from '../../../engine/games/numero/cards';
import { Hanzi } from '../../Hanzi';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { useLook } from '../../look';
import { useTheme } from '../../theme';
import { sayTerm } from '../../../engine/games/numero/say';
import { pileValueIn, sentenceOf } from './sentence';
import type { PartProps } from './table';
import { takeIn, type HeapId, type Step } from './workbench';

/** What is being put together, as a number sentence; before, what to do; after a take, what it brought. */
export function SentenceLine(props: PartProps) {
  const { plan, seen, turn, words, acting, onSay } = props;
  const { colors, text } = useTheme();
  const { x, y, width, height } = plan.sentence;
  const sentence = composed(props);
  const quiet = [styles.words, { color: colors.inkSoft, fontSize: text.s }];
  return (
    <View style={[styles.line, { left: x, top: y, width, height }]}>
      {sentence ? (
        <>
          <Sentence sentence={sentence} room={width - 56} />
          {onSay && (
            <IconButton label={words.say} onPress={() => onSay(sentence)}>
              <Icon name="speaker" color={colors.ink} />
            </IconButton>
          )}
        </>
      ) : seen.brought && turn.draft.length === 0 ? (
        <Text role="status" numberOfLines={2} adjustsFontSizeToFit style={quiet}>
          {words.account(seen.brought)}
        </Text>
      ) : (
        acting !== null && (
          <Text numberOfLines={2} adjustsFontSizeToFit style={quiet}>
            {seen.alone ? words.beginAlone : words.begin}
          </Text>
        )
      )}
    </View>
  );
}

function Sentence({ sentence, room }: { readonly sentence: Reading; readonly room: number }) {
  const { colors, text, space } = useTheme();
  const { face, script } = useLook();
  return (
    <View style={[styles.sentence, { columnGap: space.s, maxWidth: room }]}>
      {face !== 'hanzi' && face !== 'pinyin' && (
        <Text
          numberOfLines={1}
          adjustsFontSizeToFit
          style={[styles.digits, { color: colors.ink, fontSize: text.m }]}
        >
          {sentence.digits}
        </Text>
      )}
      {face !== 'digitsOnly' && (
        <Hanzi script={script} numberOfLines={1} adjustsFontSizeToFit style={{ fontSize: text.m }}>
          {sentence.hanzi[script]}
        </Hanzi>
      )}
    </View>
  );
}

/** The heap that was touched last; where a card takes, all that it takes. */
export function composed({ turn, why }: PartProps): Reading | null {
  const { bench, bed, draft } = turn;
  const take = takeIn(bench);
  if (take && why(take) === null) {
    const card = cardOf(take.card);
    const answer = card.type === 'number' ? card.number : 0;
    const said = take.groups.map((group) => sayTerm(group, pileValueIn(bed), answer));
    const parts = said.flatMap((one, at) => (at === 0 ? [one] : [PAUSE, one]));
    return join(parts, said.map(({ digits }) => digits).join(', '));
  }
  const last = draft.at(-1);
  const heap = last && bench.heaps.find(({ id }) => id === touchedBy(last));
  return heap ? sentenceOf(heap, bed) : null;
}

function touchedBy(step: Step): HeapId {
  return step.type === 'also' ? step.heap : step.onto;
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
  },
  sentence: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
  },
  digits: { fontWeight: '600' },
  words: { textAlign: 'center' },
});

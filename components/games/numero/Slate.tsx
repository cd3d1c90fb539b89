import { StyleSheet, Text, View } from 'react-native';
import { join, PAUSE, type Reading } from '../../../engine/chinese/reading';
import { numberOn } from '../../../engine/games/numero/answers';
import { fittingIn } from '../../fitting';
import { Hanzi } from '../../Hanzi';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { useLook } from '../../look';
import { SeatMark } from '../../SeatMark';
import { Zone } from '../../table/Zone';
import type { Size } from '../../table/place';
import { useTheme } from '../../theme';
import { BUILD, DISCARD } from './intents';
import { sentenceOf, takenBy } from './sentence';
import type { PartProps } from './table';
import { takeIn, type HeapId, type Step } from './workbench';

/**
 * Between the pack and what has been won: the number sentence that is being put together; before, what to do;
 * after a take, what it brought. With others at the table it is the place to put a card down, too.
 */
export function Slate(props: PartProps) {
  const { plan, seen, turn, acting } = props;
  const { colors, radius, space } = useTheme();
  const { x, y, width, height } = plan.slate;
  const isPlace = !seen.alone && acting !== null && (turn.draft.length === 0 || turn.bench.laid);
  const slate = (
    <View
      style={[
        styles.slate,
        { left: x, top: y, width, height, padding: space.xs, borderRadius: radius.card },
        { borderColor: isPlace ? colors.inkSoft : 'transparent' },
      ]}
    >
      <Said {...props} room={{ width: width - 2 * space.s, height: height - 2 * space.xs }} />
    </View>
  );
  if (!isPlace) return slate;
  return (
    <Zone id={turn.bench.laid ? BUILD : DISCARD} rect={plan.slate}>
      {slate}
    </Zone>
  );
}

type SaidProps = PartProps & { readonly room: Size };

function Said(props: SaidProps) {
  const { seen, turn, words, acting, stuck, onSay, room } = props;
  const { colors, touch } = useTheme();
  const sentence = composed(props);
  if (sentence) {
    const beside = onSay ? touch : 0;
    return (
      <View style={styles.row}>
        <View style={styles.lines}>
          <Sentence
            sentence={sentence}
            room={{ width: room.width - beside, height: room.height * (stuck ? 0.5 : 1) }}
          />
          {stuck && (
            <Lines room={{ width: room.width - beside, height: room.height * 0.5 }} danger>
              {stuck}
            </Lines>
          )}
        </View>
        {onSay && (
          <IconButton label={words.say} onPress={() => onSay(sentence)}>
            <Icon name="speaker" color={colors.ink} />
          </IconButton>
        )}
      </View>
    );
  }
  if (seen.brought && turn.draft.length === 0) return <Brought {...props} />;
  if (acting === null) return null;
  return <Lines room={room}>{seen.alone ? words.beginAlone : words.begin}</Lines>;
}

/** What the last take has brought, and whose it was. */
function Brought({ seen, words, acting, room }: SaidProps) {
  const { space } = useTheme();
  if (!seen.brought) return null;
  const { seat, lines } = seen.brought;
  const account = words.account(lines);
  const foot = !seen.alone && acting !== null;
  const mark = seen.alone ? 0 : 22;
  return (
    <View style={styles.lines}>
      <View style={[styles.row, { gap: space.xs }]}>
        {!seen.alone && <SeatMark seat={seat} size={14} />}
        <Lines room={{ width: room.width - mark, height: room.height * (foot ? 0.7 : 1) }} news>
          {account}
        </Lines>
      </View>
      {foot && (
        <Lines room={{ width: room.width, height: room.height * 0.3 }}>{words.discardHere}</Lines>
      )}
    </View>
  );
}

interface LinesProps {
  readonly children: string;
  readonly room: Size;
  readonly danger?: boolean;
  /** It has just come about. */
  readonly news?: boolean;
}

/** Words as large as people want them, where there is room for that. */
function Lines({ children, room, danger = false, news = false }: LinesProps) {
  const { colors, text } = useTheme();
  const fontSize = fittingIn(text.s, children, room);
  const color = danger ? colors.danger : news ? colors.ink : colors.inkSoft;
  return (
    <Text
      {...(news && { role: 'status' as const })}
      allowFontScaling={false}
      style={[styles.words, { color, fontSize, lineHeight: fontSize * 1.25 }]}
    >
      {children}
    </Text>
  );
}

function Sentence({ sentence, room }: { readonly sentence: Reading; readonly room: Size }) {
  const { colors, text } = useTheme();
  const { face, script } = useLook();
  const digits = face === 'digits' || face === 'digitsOnly' ? sentence.digits : null;
  const hanzi = face === 'digitsOnly' ? null : sentence.hanzi[script];
  // Hanzi are wider, and more to read.
  const forDigits = digits === null ? 0 : hanzi === null ? 1 : 0.42;
  const digitsSize = fittingIn(text.m, digits ?? '', {
    width: room.width,
    height: room.height * forDigits,
  });
  const hanziSize = fittingIn(text.m, hanzi ?? '', {
    width: room.width,
    height: room.height * (1 - forDigits),
  });
  return (
    <>
      {digits !== null && (
        <Text
          allowFontScaling={false}
          style={[
            styles.digits,
            { color: colors.ink, fontSize: digitsSize, lineHeight: digitsSize * 1.25 },
          ]}
        >
          {digits}
        </Text>
      )}
      {hanzi !== null && (
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={[styles.words, { fontSize: hanziSize, lineHeight: hanziSize * 1.25 }]}
        >
          {hanzi}
        </Hanzi>
      )}
    </>
  );
}

/** The heap that was touched last; where a card takes, all that it takes. */
export function composed({ turn, takes }: Pick<PartProps, 'turn' | 'takes'>): Reading | null {
  const { bench, bed, draft } = turn;
  const take = takes ? takeIn(bench) : null;
  if (take) {
    const said = take.groups.map((group) => takenBy(numberOn(take.card), group, bed));
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
  slate: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderStyle: 'dashed',
  },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', maxWidth: '100%' },
  lines: { flexShrink: 1, alignItems: 'center', justifyContent: 'center' },
  digits: { fontWeight: '600', textAlign: 'center' },
  words: { textAlign: 'center' },
});

import { StyleSheet, Text, View } from 'react-native';
import { Card } from '../../Card';
import { CardShape } from '../../CardShape';
import { fitting } from '../../fitting';
import { Hanzi, Pinyin } from '../../Hanzi';
import { useLook } from '../../look';
import { useTheme } from '../../theme';
import type { FrontProps } from '../front';
import { cardOf, face } from './face';
import type { SequenceWords } from './words';

interface Props extends FrontProps {
  /** What a Plus and a Minus do, in a few words. */
  readonly short?: SequenceWords['short'];
}

/** Narrower than this, there is no room for words. */
const WORDY = 56;

/** How wide a digit or a sign of the brush is, on the average, against its height. */
const SIGN = 0.58;

/** A sum to be reckoned; a Plus or a Minus with a line round it, and what it does. */
export function SequenceCard(props: Props) {
  const { card, width, short, label, compact, face: shown } = props;
  const { colors } = useTheme();
  const { type } = cardOf(card);
  if (type === 'equation') return <Sum {...props} />;
  const color = type === 'plus' ? colors.legal : colors.danger;
  const inset = width * 0.06;
  const words = short?.[type];
  return (
    <Card
      {...{ reading: face(card), width, label, compact, ink: color }}
      {...(shown && { face: shown })}
    >
      <View style={[styles.edge, { inset, borderRadius: width * 0.06, borderColor: color }]} />
      {words !== undefined && width >= WORDY && (
        <Text
          aria-hidden
          allowFontScaling={false}
          numberOfLines={1}
          style={[
            styles.words,
            {
              // Beside the sign in the corner.
              left: width * 0.24,
              top: width * 0.1,
              color: colors.inkSoft,
              fontSize: fitting(width * 0.14, words, width * 0.62),
            },
          ]}
        >
          {words}
        </Text>
      )}
    </Card>
  );
}

/** What is to be reckoned, in the middle: the sum, and how it is said. */
function Sum({ card, width, label, formal = false, face: asked }: FrontProps) {
  const { colors, hanziFont } = useTheme();
  const look = useLook();
  const { script } = look;
  const shown = asked ?? look.face;
  const { digits, pinyin, ...written } = face(card);
  const hanzi = formal ? written.formal : written.hanzi;
  const inDigits = shown === 'digits' || shown === 'digitsOnly';
  const inHanzi = shown !== 'digitsOnly';
  const withPinyin = (shown === 'pinyin' || shown === 'digits') && width >= WORDY;
  const room = width * 0.8;
  return (
    <CardShape
      width={width}
      plain={width < WORDY}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, accessible: true })}
    >
      <View style={[styles.sum, { gap: width * 0.06 }]}>
        {inDigits && (
          <Text
            allowFontScaling={false}
            style={{
              color: colors.accent,
              fontFamily: hanziFont,
              fontSize: Math.min(width * (inHanzi ? 0.28 : 0.4), room / (digits.length * SIGN)),
            }}
          >
            {digits}
          </Text>
        )}
        {inHanzi && (
          <Hanzi
            script={script}
            allowFontScaling={false}
            style={{ fontSize: Math.min(width * 0.28, room / hanzi[script].length) }}
          >
            {hanzi[script]}
          </Hanzi>
        )}
        {withPinyin && (
          <Pinyin
            allowFontScaling={false}
            style={[styles.pinyin, { width: room, fontSize: width * 0.12 }]}
          >
            {pinyin}
          </Pinyin>
        )}
      </View>
    </CardShape>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', borderWidth: 2, pointerEvents: 'none' },
  words: { position: 'absolute' },
  sum: { alignItems: 'center' },
  pinyin: { textAlign: 'center' },
});

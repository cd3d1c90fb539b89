import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
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

/** How large signs and characters are, as shares of the width: those of a sum, and the one of a Plus or a Minus. */
const SIZES = {
  sum: { alone: 0.4, digits: 0.28, hanzi: 0.28 },
  sign: { alone: 0.8, digits: 0.38, hanzi: 0.42 },
} as const;

/** A sum to be reckoned; a Plus or a Minus with a line round it, and what it does. */
export function SequenceCard(props: Props) {
  const { card, width, short } = props;
  const { colors } = useTheme();
  const { type } = cardOf(card);
  if (type === 'equation') return <Written {...props} sizes={SIZES.sum} />;
  const color = type === 'plus' ? colors.legal : colors.danger;
  const words = short?.[type];
  return (
    <Written {...props} sizes={SIZES.sign} ink={color}>
      {words !== undefined && width >= WORDY && (
        <Text
          aria-hidden
          allowFontScaling={false}
          numberOfLines={1}
          style={{ color: colors.inkSoft, fontSize: fitting(width * 0.14, words, width * 0.76) }}
        >
          {words}
        </Text>
      )}
      <View
        style={[
          styles.edge,
          { inset: width * 0.05, borderRadius: width * 0.06, borderColor: color },
        ]}
      />
    </Written>
  );
}

interface WrittenProps extends FrontProps {
  readonly sizes: (typeof SIZES)[keyof typeof SIZES];
  readonly ink?: string;
  /** Below. */
  readonly children?: ReactNode;
}

/** In the middle: what is to be reckoned, or the sign, and how it is said. */
function Written(props: WrittenProps) {
  const { card, width, label, formal = false, face: asked, sizes, ink, children } = props;
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
  const character = Math.min(width * sizes.hanzi, room / hanzi[script].length);
  const large = Math.min(
    width * (inHanzi ? sizes.digits : sizes.alone),
    room / (digits.length * SIGN),
  );
  return (
    <CardShape
      width={width}
      plain={width < WORDY || ink !== undefined}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, accessible: true })}
    >
      <View style={[styles.written, { gap: width * (ink === undefined ? 0.06 : 0.02) }]}>
        {inDigits && (
          <Text
            allowFontScaling={false}
            style={{
              color: ink ?? colors.accent,
              fontFamily: hanziFont,
              fontSize: large,
              // A sign alone is small for its size.
              ...(ink !== undefined && { lineHeight: large * 0.8 }),
            }}
          >
            {digits}
          </Text>
        )}
        {inHanzi && (
          <Hanzi
            script={script}
            allowFontScaling={false}
            style={{
              fontSize: character,
              ...(ink !== undefined && { color: ink, lineHeight: character * 1.1 }),
            }}
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
        {children}
      </View>
    </CardShape>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', borderWidth: 2, pointerEvents: 'none' },
  written: {
    alignSelf: 'stretch',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  pinyin: { textAlign: 'center' },
});

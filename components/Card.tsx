import { StyleSheet, Text } from 'react-native';
import type { Reading } from '../engine/chinese/reading';
import { CardShape } from './CardShape';
import { Hanzi, Pinyin } from './Hanzi';
import { useTheme } from './theme';

interface Props {
  readonly reading: Reading;
  readonly width: number;
  /** In 大写, the numerals of cheques. */
  readonly formal?: boolean;
  /** What a screen reader says; without it the card is decoration. */
  readonly label?: string;
}

/**
 * The front of a card. Every measure is a share of its width, so that it looks the same at any size;
 * for the same reason its letters do not grow with the system's text size: the card itself is what grows.
 */
export function Card({ reading, width, formal = false, label }: Props) {
  const { colors, hanziFont } = useTheme();
  const hanzi = (formal ? reading.formal : reading.hanzi).simplified;
  return (
    <CardShape width={width} {...(label === undefined ? decoration : picture(label))}>
      <Text
        allowFontScaling={false}
        style={[
          styles.placed,
          {
            color: colors.accent,
            fontFamily: hanziFont,
            fontSize: width * 0.16,
            left: width * 0.1,
            top: width * 0.06,
          },
        ]}
      >
        {reading.digits}
      </Text>
      <Hanzi
        allowFontScaling={false}
        style={{ fontSize: width * shareOf(hanzi), lineHeight: width * 0.72 }}
      >
        {hanzi}
      </Hanzi>
      <Pinyin
        allowFontScaling={false}
        style={[styles.placed, { bottom: width * 0.14, fontSize: width * 0.115 }]}
      >
        {reading.pinyin}
      </Pinyin>
    </CardShape>
  );
}

/** The size of a character as a share of the card's width: one alone is large, several share a line. */
function shareOf(hanzi: string): number {
  return Math.min(0.62, 0.8 / hanzi.length);
}

const decoration = { 'aria-hidden': true } as const;
const picture = (label: string) =>
  ({ role: 'img', 'aria-label': label, accessible: true }) as const;

const styles = StyleSheet.create({
  placed: { position: 'absolute' },
});

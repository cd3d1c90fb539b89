import { StyleSheet, Text } from 'react-native';
import type { Reading, Script } from '../engine/chinese/reading';
import { Hanzi, Pinyin } from './Hanzi';
import type { CardFace } from './look';
import { useTheme } from './theme';

export interface FaceProps {
  readonly hanzi: string;
  readonly reading: Reading;
  readonly width: number;
  readonly face: CardFace;
  readonly script: Script;
  /** Of cards that come in colours; else the digits are red and the characters black. */
  readonly ink?: string;
}

/** The characters in the middle, the sound below, the digits in the corner: as much of it as is wanted. */
export function FullFace({ hanzi, reading, width, face, script, ink }: FaceProps) {
  const { colors, hanziFont } = useTheme();
  const digits = { color: ink ?? colors.accent, fontFamily: hanziFont };
  if (face === 'digitsOnly') {
    return (
      <Text
        allowFontScaling={false}
        style={[digits, { fontSize: width * digitsShare(reading.digits), lineHeight: width }]}
      >
        {reading.digits}
      </Text>
    );
  }
  return (
    <>
      {face === 'digits' && (
        <Text
          allowFontScaling={false}
          style={[
            styles.placed,
            digits,
            { fontSize: width * 0.16, left: width * 0.1, top: width * 0.06 },
          ]}
        >
          {reading.digits}
        </Text>
      )}
      <Hanzi
        script={script}
        allowFontScaling={false}
        style={{
          color: ink ?? colors.ink,
          fontSize: width * hanziShare(hanzi),
          lineHeight: width * 0.72,
        }}
      >
        {hanzi}
      </Hanzi>
      {face !== 'hanzi' && (
        <Pinyin
          allowFontScaling={false}
          style={[styles.placed, { bottom: width * 0.14, fontSize: width * 0.115 }]}
        >
          {reading.pinyin}
        </Pinyin>
      )}
    </>
  );
}

/** The size of a character as a share of the card's width: one alone is large, several share a line. */
function hanziShare(hanzi: string): number {
  return Math.min(0.62, 0.8 / hanzi.length);
}

/** Digits are little more than half as wide as they are high. */
function digitsShare(digits: string): number {
  return Math.min(0.8, 1.3 / digits.length);
}

const styles = StyleSheet.create({ placed: { position: 'absolute' } });

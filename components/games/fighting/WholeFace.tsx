import { StyleSheet, Text, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { ANIMAL_READINGS, nameZodiacCard, zodiacCard } from '../../../engine/chinese/zodiac';
import { Hanzi, Pinyin } from '../../Hanzi';
import { useTheme } from '../../theme';
import { ElementSeal } from './ElementSeal';
import type { ZodiacFaceProps } from './IndexFace';

/** The whole card: element and animal in the middle, the number below, and how both sound. */
export function WholeFace({ number, width, face, script, formal }: ZodiacFaceProps) {
  const { colors, hanziFont } = useTheme();
  const { element, animal } = zodiacCard(number);
  const reading = readNumber(number);
  const sounds = face === 'digits' || face === 'pinyin';
  const sound = { fontSize: width * 0.1, lineHeight: width * 0.15 };
  return (
    <>
      {face === 'digits' && (
        <Text
          allowFontScaling={false}
          style={[
            styles.corner,
            {
              color: colors.accent,
              fontFamily: hanziFont,
              fontSize: width * 0.18,
              left: width * 0.09,
              top: width * 0.06,
            },
          ]}
        >
          {reading.digits}
        </Text>
      )}
      <View style={[styles.signs, { gap: width * 0.05, marginTop: width * 0.12 }]}>
        <ElementSeal element={element} size={width * 0.36} />
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={{ fontSize: width * 0.4, lineHeight: width * 0.48 }}
        >
          {ANIMAL_READINGS[animal].hanzi[script]}
        </Hanzi>
      </View>
      {sounds && (
        <Pinyin allowFontScaling={false} style={sound}>
          {nameZodiacCard(number).pinyin}
        </Pinyin>
      )}
      {face === 'digitsOnly' ? (
        <Text
          allowFontScaling={false}
          style={{
            color: colors.accent,
            fontFamily: hanziFont,
            fontSize: width * 0.34,
            lineHeight: width * 0.42,
          }}
        >
          {reading.digits}
        </Text>
      ) : (
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={{
            color: colors.accent,
            fontSize: width * 0.22,
            lineHeight: width * 0.28,
            marginTop: width * 0.04,
          }}
        >
          {(formal ? reading.formal : reading.hanzi)[script]}
        </Hanzi>
      )}
      {sounds && (
        <Pinyin allowFontScaling={false} style={sound}>
          {reading.pinyin}
        </Pinyin>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  corner: { position: 'absolute' },
  signs: { flexDirection: 'row', alignItems: 'center' },
});

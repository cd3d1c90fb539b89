import { StyleSheet, Text, View } from 'react-native';
import type { Script } from '../../../engine/chinese/reading';
import { readNumber } from '../../../engine/chinese/number';
import { ANIMAL_READINGS, zodiacCard } from '../../../engine/chinese/zodiac';
import { Hanzi } from '../../Hanzi';
import type { CardFace } from '../../look';
import { useTheme } from '../../theme';
import { ElementSeal } from './ElementSeal';

export interface ZodiacFaceProps {
  /** Its seniority. */
  readonly number: number;
  readonly width: number;
  readonly face: CardFace;
  readonly script: Script;
  readonly formal: boolean;
}

/** For small cards, and those that others half cover: all that matters stands at the left edge. */
export function IndexFace({ number, width, face, script, formal }: ZodiacFaceProps) {
  const { colors, hanziFont } = useTheme();
  const { element, animal } = zodiacCard(number);
  const reading = readNumber(number);
  const digits = face === 'digits' || face === 'digitsOnly';
  const numeral = (formal ? reading.formal : reading.hanzi)[script];
  const character = width * Math.min(digits ? 0.34 : 0.27, (digits ? 1.02 : 0.81) / numeral.length);
  return (
    <View style={styles.fill}>
      <View style={[styles.column, { left: width * 0.05, top: width * 0.03, width: width * 0.42 }]}>
        {digits && (
          <Text
            allowFontScaling={false}
            style={{
              color: colors.accent,
              fontFamily: hanziFont,
              fontSize: width * 0.34,
              lineHeight: width * 0.36,
            }}
          >
            {reading.digits}
          </Text>
        )}
        <View style={!digits && styles.left}>
          <ElementSeal element={element} size={width * (digits ? 0.36 : 0.28)} />
        </View>
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={[
            !digits && styles.left,
            {
              fontSize: width * (digits ? 0.38 : 0.3),
              lineHeight: width * (digits ? 0.42 : 0.36),
            },
          ]}
        >
          {ANIMAL_READINGS[animal].hanzi[script]}
        </Hanzi>
      </View>
      {face !== 'digitsOnly' && (
        <View
          style={[styles.numeral, { top: width * 0.06 }, digits ? { right: width * 0.08 } : null]}
        >
          <Hanzi
            script={script}
            allowFontScaling={false}
            style={{
              color: digits ? colors.inkSoft : colors.accent,
              // Beside the signs where there are no digits: a hand that is fanned shows that much.
              marginLeft: digits ? 0 : width * 0.34,
              width: character * 1.1,
              fontSize: character,
              lineHeight: character * 1.06,
            }}
          >
            {numeral}
          </Hanzi>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { alignSelf: 'stretch', flex: 1 },
  column: { position: 'absolute', alignItems: 'center' },
  left: { alignSelf: 'flex-start' },
  numeral: { position: 'absolute' },
});

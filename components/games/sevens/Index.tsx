import { StyleSheet, Text, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { faceOf } from '../../../engine/games/sevens/cards';
import { Hanzi } from '../../Hanzi';
import { useLook, type CardFace } from '../../look';
import { useTheme } from '../../theme';
import { suitColor, SuitSign } from './SuitSign';

interface Props {
  readonly card: string;
  /** Of the card, or of whatever it stands on. */
  readonly width: number;
  /** One beside the other where the next card covers what is below; one below the other where it covers the side. */
  readonly inRow: boolean;
  readonly formal?: boolean;
  readonly face?: CardFace;
}

/** What is left to see of a card under the next one must tell which it is: its number and the sign of its suit. */
export function Index({ card, width, inRow, formal = false, ...rest }: Props) {
  const { colors, hanziFont } = useTheme();
  const look = useLook();
  const face = rest.face ?? look.face;
  const { number, suit } = faceOf(card);
  const color = suitColor(colors, suit);
  const reading = readNumber(number);
  // Ten has two digits, and all three things must find room side by side.
  const size = width * (inRow ? (number > 9 && face === 'digits' ? 0.26 : 0.3) : 0.29);
  const line = size * 1.12;
  return (
    <View style={inRow ? styles.row : styles.column}>
      {(face === 'digits' || face === 'digitsOnly') && (
        <Text
          allowFontScaling={false}
          style={{ color, fontFamily: hanziFont, fontSize: size, lineHeight: line }}
        >
          {reading.digits}
        </Text>
      )}
      {face !== 'digitsOnly' && (
        <Hanzi
          script={look.script}
          allowFontScaling={false}
          style={{ color, fontSize: size, lineHeight: line }}
        >
          {(formal ? reading.formal : reading.hanzi)[look.script]}
        </Hanzi>
      )}
      <View style={[styles.sign, { height: line, width: size * 0.86 }]}>
        <SuitSign suit={suit} size={size * 0.82} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', columnGap: 1 },
  column: { alignItems: 'center' },
  sign: { alignItems: 'center', justifyContent: 'center' },
});

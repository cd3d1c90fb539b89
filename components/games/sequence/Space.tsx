import { StyleSheet, Text, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { Shape } from '../../Shape';
import { useTheme } from '../../theme';
import { inkOf, tensOf } from './tens';

interface Props {
  /** 0 on a corner. */
  readonly number: number;
  readonly size: number;
  /** A chip was put there last, or taken away. */
  readonly last?: boolean;
}

/** Corners are everybody's: the sign of none of the sides. */
const STAR = 4;

/** A space of the board as it is printed: its tens by colour, and by as many bars at its foot. */
export function Space({ number, size, last = false }: Props) {
  const { colors } = useTheme();
  const corner = number === 0;
  return (
    <View
      style={[
        styles.space,
        {
          width: size - 2,
          height: size - 2,
          borderRadius: size * 0.12,
          borderWidth: last ? 3 : 1,
          borderColor: last ? colors.accent : colors.cardEdge,
          backgroundColor: corner ? colors.cardBack : colors.card,
        },
      ]}
    >
      {corner ? (
        <Shape number={STAR} size={size * 0.5} color={colors.lattice} />
      ) : (
        <Printed number={number} size={size} />
      )}
    </View>
  );
}

function Printed({ number, size }: { readonly number: number; readonly size: number }) {
  const { colors, hanziFont } = useTheme();
  const { face, script } = useLook();
  const color = inkOf(colors, number);
  const inHanzi = face === 'hanzi' || face === 'pinyin';
  const hanzi = readNumber(number).hanzi[script];
  return (
    <>
      {inHanzi ? (
        <Hanzi
          script={script}
          allowFontScaling={false}
          style={{ color, fontSize: size * Math.min(0.52, 0.84 / hanzi.length) }}
        >
          {hanzi}
        </Hanzi>
      ) : (
        <Text
          allowFontScaling={false}
          style={{ color, fontFamily: hanziFont, fontSize: size * 0.46, lineHeight: size * 0.6 }}
        >
          {number}
        </Text>
      )}
      <View style={[styles.tens, { bottom: size * 0.08, gap: size * 0.06 }]}>
        {Array.from({ length: tensOf(number) }, (_, at) => (
          <View
            key={at}
            style={{ width: size * 0.13, height: size * 0.06, backgroundColor: color }}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  space: { margin: 1, alignItems: 'center', justifyContent: 'center' },
  tens: { position: 'absolute', flexDirection: 'row' },
});

import { StyleSheet, Text, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { Piece } from '../../table/Piece';
import { useTheme } from '../../theme';
import { possibleIn } from './intents';
import { guessesNumber, guessPiece, type PartProps } from './table';

/** Where the number alone is guessed: all that it may be, to be carried onto the card that lies face down. */
export function Numbers({ view, plan, acting, why, onLook, onRefused }: PartProps) {
  const { colors, radius } = useTheme();
  const { face, script } = useLook();
  if (!guessesNumber(view, acting)) return null;
  return possibleIn(view).map((number) => {
    const rect = plan.numbers[Number(number) - 1];
    if (!rect) return null;
    const { x, y, width, height } = rect;
    const reading = readNumber(Number(number));
    const size = Math.min(height * 0.42, (width * 0.72) / (1 + 0.6 * reading.digits.length));
    return (
      <Piece
        key={number}
        id={guessPiece(number)}
        place={{ x: x + width / 2, y: y + height / 2, width, level: 30 }}
        ratio={width / height}
        label={`${reading.digits}, ${reading.hanzi[script]}, ${reading.pinyin}`}
        lift
        onPress={() => {
          const reason = why({ type: 'guess', number: Number(number) });
          if (reason !== null) onRefused(reason);
        }}
        onLongPress={() => onLook(reading)}
      >
        <View
          style={[
            styles.tile,
            { width, height, borderRadius: radius.card },
            { borderColor: colors.accent, backgroundColor: colors.card },
          ]}
        >
          {face !== 'digitsOnly' && (
            <Hanzi script={script} allowFontScaling={false} style={{ fontSize: size * 1.1 }}>
              {reading.hanzi[script]}
            </Hanzi>
          )}
          {(face === 'digits' || face === 'digitsOnly') && (
            <Text allowFontScaling={false} style={{ color: colors.accent, fontSize: size * 0.9 }}>
              {reading.digits}
            </Text>
          )}
        </View>
      </Piece>
    );
  });
}

const styles = StyleSheet.create({
  tile: {
    flexDirection: 'row',
    columnGap: 4,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
  },
});

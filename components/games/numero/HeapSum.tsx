import { StyleSheet, Text, View } from 'react-native';
import type { Reading } from '../../../engine/chinese/reading';
import { fitting } from '../../fitting';
import { Hanzi } from '../../Hanzi';
import { useLook } from '../../look';
import { SeatMark } from '../../SeatMark';
import { useTheme } from '../../theme';
import type { Sum } from './sums';

interface Props extends Sum {
  /** In the middle below the heap, as wide as it may be. */
  readonly room: number;
  readonly height: number;
}

/** Smaller letters than these nobody reads. */
const SMALLEST = 11;
const EDGE = 8;
const MARK = 14;

/** What a heap comes to, below it: in digits or in Hanzi, as the cards are. */
export function HeapSum({ sentence, value, owner, taken, room, height }: Props) {
  const { colors, text } = useTheme();
  const { face, script } = useLook();
  const inHanzi = face === 'hanzi' || face === 'pinyin';
  const written = (reading: Reading) => (inHanzi ? reading.hanzi[script] : reading.digits);
  const short = inHanzi ? written(value) : `= ${written(value)}`;
  const full = sentence ? written(sentence) : short;
  const mark = taken ? ' ✓' : '';
  const wanted = Math.min(text.s, height * 0.64);
  const free = room - 2 * EDGE - (owner === null ? 0 : MARK + 4);
  const inFull = fitting(wanted, full + mark, free, 'bold');
  const fits = inFull >= SMALLEST;
  const color = taken ? colors.legal : colors.accent;
  const style = {
    color,
    fontSize: fits ? inFull : fitting(wanted, short + mark, free, 'bold'),
    fontWeight: '600',
  } as const;
  const says = (fits ? full : short) + mark;
  return (
    <View
      aria-hidden
      style={[
        styles.chip,
        {
          height,
          paddingHorizontal: EDGE,
          borderRadius: height / 2,
          borderColor: color,
          backgroundColor: colors.card,
        },
      ]}
    >
      {owner !== null && <SeatMark seat={owner} size={MARK} />}
      {inHanzi ? (
        <Hanzi script={script} allowFontScaling={false} numberOfLines={1} style={style}>
          {says}
        </Hanzi>
      ) : (
        <Text allowFontScaling={false} numberOfLines={1} style={style}>
          {says}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  chip: {
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    borderWidth: 1,
  },
});

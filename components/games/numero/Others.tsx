import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../CardBack';
import { Icon } from '../../Icon';
import { signed } from '../../signed';
import { Seat } from '../../table/Seat';
import { useTheme } from '../../theme';
import type { PartProps } from './table';

/** The other seats: who sits there, how many cards they hold, what they have. */
export function Others({ plan, seen, seats, words, thinking }: PartProps) {
  const { colors, text, space, textScale } = useTheme();
  return plan.others.map((rect, seat) => {
    const own = seen.seats[seat];
    if (!rect || !own) return null;
    const name = seats[seat]?.name ?? '';
    const active = seen.turn === seat;
    return (
      <Seat
        key={seat}
        seat={seat}
        area={{ ...rect, turn: 0 }}
        name={name}
        label={words.seat(name, own.hand, own.won.length, own.score, active)}
        active={active}
        aside={
          thinking === seat && (
            <View role="img" aria-label={words.thinking} accessible>
              <Icon name="thinking" color={colors.inkSoft} size={20} />
            </View>
          )
        }
      >
        <View aria-hidden style={[styles.holds, { gap: space.s, paddingHorizontal: space.s }]}>
          <CardBack width={10 * textScale} />
          <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{own.hand}</Text>
          <View style={{ width: space.s }} />
          <Icon name="result" color={colors.inkSoft} size={16 * textScale} />
          <Text style={{ color: colors.ink, fontSize: text.s }}>{signed(own.score)}</Text>
        </View>
      </Seat>
    );
  });
}

const styles = StyleSheet.create({
  holds: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', overflow: 'hidden' },
});

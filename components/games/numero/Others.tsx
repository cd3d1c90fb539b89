import { Text, View } from 'react-native';
import { Icon } from '../../Icon';
import { Seat } from '../../table/Seat';
import { useTheme } from '../../theme';
import type { PartProps } from './table';

/** The other seats: who sits there, how many cards they hold, what they have. */
export function Others({ plan, seen, seats, words, thinking }: PartProps) {
  const { colors, text, space } = useTheme();
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
        <Text
          aria-hidden
          numberOfLines={1}
          style={{ color: colors.inkSoft, fontSize: text.s, paddingHorizontal: space.s }}
        >
          {words.holds(own.hand, own.score)}
        </Text>
      </Seat>
    );
  });
}

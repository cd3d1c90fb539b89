import { StyleSheet, Text, View } from 'react-native';
import { Icon } from '../../Icon';
import { Seat } from '../../table/Seat';
import { useTheme } from '../../theme';
import { membersOf } from './Spaces';
import type { PartProps } from './table';

/** The other seats, in the colour of their side: who sits there and how many cards they hold. */
export function Others({ plan, view, seats, words, thinking }: PartProps) {
  const { colors, text, space } = useTheme();
  return plan.others.map((rect, seat) => {
    if (!rect) return null;
    const name = seats[seat]?.name ?? '';
    const cards = view.hands[seat] ?? 0;
    const active = view.turn === seat;
    const side = seat % view.teams;
    return (
      <Seat
        key={seat}
        seat={side}
        area={{ ...rect, turn: 0 }}
        name={name}
        label={words.seat(name, words.side(membersOf({ seats, view }, side)), cards, active)}
        active={active}
        beside={plan.topCards[seat]?.width ?? 0}
      >
        <View style={[styles.below, { gap: space.s, paddingHorizontal: space.s }]}>
          <Text
            aria-hidden
            numberOfLines={1}
            style={{ color: colors.inkSoft, fontSize: text.s, lineHeight: text.s * 1.25 }}
          >
            {words.holds(cards)}
          </Text>
          {thinking === seat && (
            <View role="img" aria-label={words.thinking} accessible>
              <Icon name="thinking" color={colors.inkSoft} size={16} />
            </View>
          )}
        </View>
      </Seat>
    );
  });
}

const styles = StyleSheet.create({ below: { flexDirection: 'row', alignItems: 'center' } });

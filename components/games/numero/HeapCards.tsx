import { StyleSheet, Text, View } from 'react-native';
import type { CardId, Seat } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { SeatMark } from '../../SeatMark';
import { useTheme } from '../../theme';
import { NumeroCard } from './NumeroCard';

interface Props {
  /** All cards of the heap, the lowest first. */
  readonly cards: readonly CardId[];
  /** Of one card. */
  readonly card: number;
  /** Of all of them, overlapping. */
  readonly width: number;
  /** What they come to; nothing stands on a single card. */
  readonly value: string | null;
  /** Who has built it. */
  readonly owner: Seat | null;
  /** A number card of the hand lies on it. */
  readonly laid: boolean;
}

/** Cards that have been put together: one over the other, with their value where it can be seen. */
export function HeapCards({ cards, card, width, value, owner, laid }: Props) {
  const { colors, text, space, radius } = useTheme();
  const step = cards.length > 1 ? (width - card) / (cards.length - 1) : 0;
  const height = card / CARD_RATIO;
  return (
    <View style={{ width, height }}>
      {cards.map((id, at) => (
        <View
          key={id}
          style={[
            styles.card,
            { left: at * step, top: laid && at === cards.length - 1 ? height * 0.08 : 0 },
          ]}
        >
          <NumeroCard card={id} width={card} compact={cards.length > 1 ? true : undefined} />
        </View>
      ))}
      {value !== null && (
        <View
          style={[
            styles.value,
            {
              paddingHorizontal: space.s,
              borderRadius: radius.card,
              borderColor: laid ? colors.legal : colors.accent,
              backgroundColor: colors.card,
              gap: space.xs,
            },
          ]}
        >
          {owner !== null && <SeatMark seat={owner} size={12} />}
          <Text
            allowFontScaling={false}
            style={{ color: laid ? colors.legal : colors.accent, fontSize: text.m }}
          >
            {value}
          </Text>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { position: 'absolute' },
  value: {
    position: 'absolute',
    bottom: -10,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
  },
});

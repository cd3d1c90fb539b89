import { View } from 'react-native';
import type { CardId } from '../../../engine';
import type { FightingMove } from '../../../engine/games/fighting/state';
import { Hand } from '../../table/Hand';
import { useTheme } from '../../theme';
import { face } from './face';
import { marksWangpai, sorted } from './seen';
import type { PartProps } from './table';
import { ZodiacCard } from './ZodiacCard';

interface Props extends PartProps {
  readonly move: (card: CardId) => FightingMove;
}

/** The cards of whoever holds the device, by element; what may be played now has an edge of its own. */
export function OwnHand(props: Props) {
  const { view, plan, words, acting, legal, move, why, onLook, onRefused, onFeel } = props;
  const { colors, radius } = useTheme();
  const hand = sorted(view.hand ?? []);
  const playable = acting === null ? [] : legal().map(({ card }) => card);
  // Where everything may be played, an edge would tell nothing.
  const choosy = playable.length > 0 && playable.length < hand.length;

  function press(card: CardId) {
    const reason = acting === null ? null : why(move(card));
    if (reason === null) return onLook(face(card), card);
    onFeel('refuse');
    onRefused(reason);
  }

  return (
    <Hand
      label={words.hand}
      cards={hand.map((id, at) => ({
        id,
        label: words.card(Number(id), {
          wangpai: marksWangpai(view, id),
          place: [at + 1, hand.length],
          barred: acting !== null && !playable.includes(id),
        }),
      }))}
      area={plan.hand}
      widest={plan.handCard}
      from={plan.stock}
      draw={(card, width) => (
        <View
          style={
            choosy &&
            playable.includes(card) && {
              borderRadius: Math.min(radius.card, width * 0.08),
              outlineWidth: 3,
              outlineStyle: 'solid',
              outlineColor: colors.legal,
            }
          }
        >
          <ZodiacCard card={card} width={width} wangpai={marksWangpai(view, card)} compact />
        </View>
      )}
      onPress={press}
      onLongPress={(card) => onLook(face(card), card)}
    />
  );
}

import { StyleSheet, View } from 'react-native';
import type { CardId } from '../../../engine';
import { CARD_RATIO } from '../../CardShape';
import { NumeroCard } from './NumeroCard';

interface Props {
  /** All cards of the heap, the lowest first. */
  readonly cards: readonly CardId[];
  /** How wide one of them is. */
  readonly card: number;
  /** How wide all of them are, overlapping. */
  readonly width: number;
  /** A number card of the hand lies on it: the last. */
  readonly laid: boolean;
}

/** Cards that have been put together, one over the other: read from the left they are the number sentence. */
export function HeapCards({ cards, card, width, laid }: Props) {
  const step = cards.length > 1 ? (width - card) / (cards.length - 1) : 0;
  const height = card / CARD_RATIO;
  return (
    <View style={{ width, height }}>
      {cards.map((id, at) => {
        const top = laid && at === cards.length - 1 ? height * 0.08 : 0;
        return (
          <View key={id} style={[styles.card, { left: at * step, top }]}>
            <NumeroCard card={id} width={card} compact={cards.length > 1 ? true : undefined} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ card: { position: 'absolute' } });

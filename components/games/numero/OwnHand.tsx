import { Hand } from '../../table/Hand';
import { face } from './face';
import { labelOf } from './labels';
import { NumeroCard } from './NumeroCard';
import type { PartProps } from './table';

/** The cards of whoever holds the device. */
export function OwnHand({ turn, plan, words, onLook }: PartProps) {
  const look = (card: string) => onLook(face(card));
  return (
    <Hand
      label={words.hand}
      cards={turn.bench.hand.map((id) => ({ id, label: labelOf(id, words) }))}
      area={plan.hand}
      widest={plan.handCard}
      from={plan.pack}
      draw={(card, width) => <NumeroCard card={card} width={width} />}
      onPress={look}
      onLongPress={look}
    />
  );
}

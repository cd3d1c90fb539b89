import { Hand } from '../../table/Hand';
import { Zone } from '../../table/Zone';
import { drawerIn, HAND } from './intents';
import { face } from './face';
import { labelOf } from './labels';
import { SequenceCard } from './SequenceCard';
import type { PartProps } from './table';

/** The cards of whoever holds the device. */
export function OwnHand(props: PartProps) {
  const { view, plan, words, onLook, choosing } = props;
  const look = (card: string) => onLook(face(card));
  const waiting = choosing?.fives[0]?.move.card;
  const hand = (
    <Hand
      label={words.hand}
      cards={(view.hand ?? [])
        .filter((id) => id !== waiting)
        .map((id) => ({ id, label: labelOf(id, words) }))}
      area={plan.hand}
      widest={plan.handCard}
      rows={plan.handRows}
      from={plan.deck}
      draw={(card, width) => <SequenceCard card={card} width={width} short={words.short} />}
      onPress={look}
      onLongPress={look}
    />
  );
  // The hand is a place to put something only while there is a card to draw.
  return drawerIn(props) === null ? (
    hand
  ) : (
    <Zone id={HAND} rect={plan.hand}>
      {hand}
    </Zone>
  );
}

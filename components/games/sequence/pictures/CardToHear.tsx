import { Pressable } from 'react-native';
import type { CardId } from '../../../../engine';
import { cardLabel } from '../../../cardLabel';
import type { Say } from '../../../help/say';
import { useLook } from '../../../look';
import { face, sentenceOf } from '../face';
import { SequenceCard } from '../SequenceCard';
import type { SequenceWords } from '../words';

interface Props {
  readonly card: CardId;
  readonly short: SequenceWords['short'];
  readonly onSay: Say;
}

const WIDTH = 72;

/** A card; tapped, its sentence is said. */
export function CardToHear({ card, short, onSay }: Props) {
  const { script } = useLook();
  const drawn = <SequenceCard card={card} width={WIDTH} short={short} />;
  if (!onSay) return drawn;
  return (
    <Pressable
      role="button"
      aria-label={cardLabel(face(card), script)}
      onPress={() => onSay(sentenceOf(card))}
    >
      {drawn}
    </Pressable>
  );
}

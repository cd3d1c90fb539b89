import type { CardId } from '../../engine';
import { Card } from '../Card';
import { faces, fronts } from '.';
import type { FrontProps, OwnFront } from './front';

type DeckId = keyof typeof faces;

interface Props extends FrontProps {
  readonly game: DeckId;
}

/** A card of any game, as its deck draws it. */
export function DeckCard({ game, card, ...rest }: Props) {
  const Front = fronts[game];
  return Front ? <Front card={card} {...rest} /> : <Card reading={faces[game](card)} {...rest} />;
}

/** For a closer look: how this card is drawn; nothing for a deck without fronts of its own. */
export function frontOf(game: DeckId, card: CardId | undefined): OwnFront | undefined {
  const draw = fronts[game];
  return draw && card !== undefined ? { draw, card } : undefined;
}

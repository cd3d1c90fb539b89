import type { CardId } from '../../../../engine';

/** The check list once more, from the names of the cards and nothing else. */

export function isNumberCard(card: CardId): boolean {
  return /^[gobr]\d+$/.test(card);
}

export function printed(card: CardId): number {
  if (isNumberCard(card)) return /^[gobr](1|15)$/.test(card) ? 2 : 0;
  if (/^[-x/]\d$/.test(card)) return 1;
  return ['1/2', '1/3', '1/4', '1/5', '0.5', '0.25', '50%', '25%'].includes(card) ? 2 : 3;
}

function signs(cards: readonly CardId[]): Set<string> {
  const found = new Set<string>();
  if (cards.filter(isNumberCard).length > 1) found.add('+');
  for (const card of cards.filter((each) => !isNumberCard(each))) {
    if (card.startsWith('-')) found.add('-');
    else if (/^x|^sq$|^cube$/.test(card)) found.add('x');
    else if (['2/3', '3/4', '2/5', '75%', '1 1/2'].includes(card)) found.add('x').add('/');
    else found.add('/');
  }
  return found;
}

/** Rules 4 to 9 for one group, the taking card in it or not. */
function extras(cards: readonly CardId[], taker: readonly CardId[]): number {
  const all = [...cards, ...taker];
  const colours = new Set(all.filter(isNumberCard).map((card) => card[0])).size;
  const kinds = signs(cards).size;
  const size = all.length === 5 ? 2 : all.length > 5 ? 5 : 0;
  const colour = all.length >= 5 && (colours === 4 || colours === 1) ? 5 : 0;
  return size + colour + (kinds === 3 ? 5 : kinds === 4 ? 10 : 0);
}

/** Rules 1 to 10 for one turn: the taking card is tried in every group. */
export function turnPoints(
  taker: CardId,
  groups: readonly (readonly CardId[])[],
  clears: boolean,
): number {
  const all = [taker, ...groups.flat()];
  const homes = groups.map((_, home) =>
    groups.reduce((sum, cards, at) => sum + extras(cards, at === home ? [taker] : []), 0),
  );
  const faces = all.reduce((sum, card) => sum + printed(card), 0);
  return groups.length + all.length + faces + Math.max(...homes) + (clears ? 5 : 0);
}

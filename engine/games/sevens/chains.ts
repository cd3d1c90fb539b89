import { cardAt, numberAt, suitAt, type Card, type Pack } from './cards';
import type { Chain } from './state';

type Chains = readonly (Chain | null)[];

/** The card that must be laid before any other: its holder opens. */
export function openingCard({ centre }: Pack): Card {
  return cardAt(0, centre);
}

export function isBare(chains: Chains): boolean {
  return chains.every((chain) => chain === null);
}

/** A centre card of a new suit, or the next one down or up; on a bare table the opening card alone. */
export function fits(chains: Chains, card: Card, pack: Pack): boolean {
  const number = numberAt(card);
  const chain = chains[suitAt(card)];
  if (chain) return number === chain.low - 1 || number === chain.high + 1;
  return number === pack.centre && (!isBare(chains) || card === openingCard(pack));
}

/** All that the table waits for, suit by suit, the lower end first. */
export function fitting(chains: Chains, pack: Pack): Card[] {
  if (isBare(chains)) return [openingCard(pack)];
  return chains.flatMap((chain, suit) => {
    if (!chain) return [cardAt(suit, pack.centre)];
    const ends: Card[] = [];
    if (chain.low > 1) ends.push(cardAt(suit, chain.low - 1));
    if (chain.high < pack.highest) ends.push(cardAt(suit, chain.high + 1));
    return ends;
  });
}

export function extended(chain: Chain | null | undefined, number: number): Chain {
  if (!chain) return { low: number, high: number };
  return { low: Math.min(chain.low, number), high: Math.max(chain.high, number) };
}

export function isLaid(chains: Chains, card: Card): boolean {
  const chain = chains[suitAt(card)];
  const number = numberAt(card);
  return !!chain && number >= chain.low && number <= chain.high;
}

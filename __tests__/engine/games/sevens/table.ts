import { games, legalMoves, newMatch, play, toMove, viewFor, type Match } from '../../../../engine';
import type { SevensView } from '../../../../engine/games/sevens/state';

/** '7C 8C' in one hand each. Seat 0 sits left of the dealer; what is not named goes where there is room, the dealer's first. */
export function table(hands: readonly string[], options: object = {}): Match {
  const seats = hands.length;
  const read = games.sevens.options(options);
  const pack = games.sevens.deck(read);
  const centre = seats === 3 && !read.junior ? [`7${read.centre}`] : [];
  const named = hands.map((hand) => hand.split(' ').filter(Boolean));
  const rest = pack.filter((card) => ![...named.flat(), ...centre].includes(card));
  const sizes = named.map((_, seat) => Math.ceil((pack.length - centre.length - seat) / seats));
  for (let seat = seats - 1; seat >= 0; seat--) {
    const hand = named[seat] ?? [];
    hand.push(...rest.splice(0, (sizes[seat] ?? 0) - hand.length));
  }
  const deck: string[] = [];
  for (let at = 0; deck.length < pack.length - centre.length; at++) {
    for (const hand of named) deck.push(...hand.slice(at, at + 1));
  }
  return newMatch({
    game: 'sevens',
    seats,
    options: { rounds: 1, dealer: seats - 1, ...options },
    deck: [...deck, ...centre],
  });
}

/** Words in turn: a card is laid, or presented in a knock; 'knock'; '?7C' or '?7' guesses. Whoever is first to move does it. */
export function playAll(match: Match, words: string): Match {
  return words.split(' ').reduce((now, word) => {
    const [seat = -1] = toMove(now);
    return play(now, seat, moveOf(now, word)).match;
  }, match);
}

export function moveOf(match: Match, word: string): object {
  if (word === 'knock') return { type: 'knock' };
  if (word.startsWith('?')) {
    const guess = word.slice(1);
    return /[CDHS]$/.test(guess)
      ? { type: 'guess', card: guess }
      : { type: 'guess', number: Number(guess) };
  }
  return { type: see(match).phase === 'present' ? 'present' : 'lay', card: word };
}

export function see(match: Match, seat: number | null = null): SevensView {
  return viewFor(match, seat) as SevensView; // every match here is one of sevens
}

/** The table as people would read it: 'C5-8 H7'. */
export function chainsOf(match: Match): string {
  return see(match)
    .chains.flatMap((chain, suit) => {
      if (!chain) return [];
      const { low, high } = chain;
      return `${'CDHS'.charAt(suit)}${low === high ? low : `${low}-${high}`}`;
    })
    .join(' ');
}

/** The first legal move; the presented card is guessed wrong as a rule. */
export function chooseQuickly(match: Match, seat: number): unknown {
  return legalMoves(match, seat)[0];
}

/** In the younger game: 5♥ and 3♠ are the last cards of two seats, and all that the table waits for. */
export function lastCards(): Match {
  const hands = ['3C 2C 1C 4C 5C 3H 4H 5H', '3D 2D 1D 4D 5D 2H 1H 3S', '6C 6D 6H 1S 2S 4S 5S 6S'];
  const stuck = 'knock 5H 3S ?5 ?3';
  return playAll(
    table(hands, { junior: true }),
    `3C 3D ${stuck} 2C 2D ${stuck} 1C 1D ${stuck} 4C 4D ${stuck} 5C 5D 6C 3H 2H 6D 4H 1H`,
  );
}

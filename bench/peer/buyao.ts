import { Client } from 'boardgame.io/client';
import type { Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

/** 不要，谢谢 once more, as boardgame.io's own guide would have it written. */
interface Table {
  deck: number[];
  open: number;
  pot: number;
  tokens: number[];
  cards: number[][];
}

const take: Move<Table> = ({ G, ctx }) => {
  const seat = Number(ctx.currentPlayer);
  G.cards[seat]?.push(G.open);
  G.tokens[seat] = (G.tokens[seat] ?? 0) + G.pot;
  G.pot = 0;
  G.open = G.deck.shift() ?? 0;
};

const decline: Move<Table> = ({ G, ctx, events }) => {
  const seat = Number(ctx.currentPlayer);
  if (G.tokens[seat] === 0) return INVALID_MOVE;
  G.tokens[seat] = (G.tokens[seat] ?? 0) - 1;
  G.pot++;
  events.endTurn();
};

function scoreOf(cards: number[], tokens: number): number {
  return cards.reduce((sum, card) => (cards.includes(card - 1) ? sum : sum + card), 0) - tokens;
}

const game: Game<Table> = {
  name: 'buyao',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 36 }, (_, at) => at + 1)).slice(6);
    return {
      open: deck.shift() ?? 0,
      deck,
      pot: 0,
      tokens: new Array<number>(ctx.numPlayers).fill(10),
      cards: Array.from({ length: ctx.numPlayers }, () => []),
    };
  },
  moves: { take, decline },
  endIf: ({ G }) =>
    G.open === 0
      ? { scores: G.cards.map((cards, seat) => scoreOf(cards, G.tokens[seat] ?? 0)) }
      : undefined,
};

/** Plays a whole game by chance; gives back how many moves it took. */
export function peerGame(seats: number, seed: number, chance: () => number): number {
  const client = Client({ game: { ...game, seed }, numPlayers: seats, debug: false });
  client.start();
  let moves = 0;
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    const must = state.G.tokens[Number(state.ctx.currentPlayer)] === 0;
    if (must || chance() < 0.5) client.moves.take?.();
    else client.moves.decline?.();
    moves++;
  }
  client.stop();
  return moves;
}

import {
  chooseMove,
  newMatch,
  play,
  result,
  think,
  toMove,
  viewFor,
  type Level,
  type Match,
} from '../../../engine';
import { beliefs } from '../../../engine/bots/buyaoLimits';
import type { BuyaoState, BuyaoView } from '../../../engine/games/buyao/state';
import { retell } from '../../../engine/games/buyao/story';

const LEVELS: Level[] = ['easy', 'normal', 'hard'];

function start(seats: number, seed: string, deck?: string[]): Match {
  return newMatch({ game: 'buyao', seats, seed, options: { first: 0 }, deck });
}

/** Plays t (takes) and d (declines) by whoever is to move. */
function playAll(match: Match, words: string): Match {
  return [...words].reduce((now, word) => {
    const type = word === 't' ? 'take' : 'decline';
    return play(now, toMove(now)[0] as number, { type }).match;
  }, match);
}

function see(match: Match): BuyaoView {
  return viewFor(match, toMove(match)[0] as number) as BuyaoView; // every match here is one of buyao
}

function choices(level: Level, view: BuyaoView, count: number): string[] {
  return Array.from({ length: count }, (_, n) => {
    const move = chooseMove(view, view.seat as number, level, `${n}`);
    return (move as { type: string }).type;
  });
}

/** 36 cards with these on top of the pile. */
function deckWith(...pile: number[]): string[] {
  const rest = Array.from({ length: 36 }, (_, at) => at + 1).filter((card) => !pile.includes(card));
  return [...rest.slice(0, 6), ...pile, ...rest.slice(6)].map(String);
}

/** Wins of one level against a table of another, each deal from every seat. */
function share(hero: Level, others: Level, seats: number, deals: number): number {
  let won = 0;
  for (let game = 0; game < deals * seats; game++) {
    const mine = game % seats;
    let match = start(seats, `deal ${Math.floor(game / seats)}`);
    while (toMove(match).length > 0) {
      const view = see(match);
      const seat = view.seat as number;
      const level = seat === mine ? hero : others;
      match = play(
        match,
        seat,
        chooseMove(view, seat, level, `${game} ${match.moves.length}`),
      ).match;
    }
    const { winners } = result(match) as { winners: number[] };
    if (winners.includes(mine)) won += 1 / winners.length;
  }
  return won / (deals * seats);
}

test.each(LEVELS)('%s with no token left takes without a thought', (level) => {
  const view = see(playAll(start(3, 'broke', deckWith(35)), 'd'.repeat(30)));
  expect(think(view, 0, level, '').done).toBe(true);
  expect(chooseMove(view, 0, level, '')).toEqual({ type: 'take' });
});

test.each(LEVELS)('%s does not buy the dearest card for nothing at the start', (level) => {
  expect(choices(level, see(start(4, 'dear', deckWith(36))), 10)).not.toContain('take');
});

test.each<Level>(['normal', 'hard'])('%s takes the last card when it joins two runs', (level) => {
  // Seat 0 holds 13 and 15; 14 is the last card, and has tokens enough for anyone to want it.
  const others = Array.from({ length: 36 }, (_, at) => at + 1).filter(
    (n) => ![13, 14, 15].includes(n),
  );
  const deck = [...others.slice(0, 6), 13, 15, ...others.slice(6), 14].map(String);
  const last = playAll(start(3, 'last', deck), `tt${'t'.repeat(27)}${'d'.repeat(18)}`);
  expect(see(last)).toMatchObject({ open: '14', pile: 0, pot: 18, seat: 0 });
  expect(choices(level, see(last), 5)).toEqual(['take', 'take', 'take', 'take', 'take']);
});

test('a beginner sometimes overlooks a run', () => {
  // 24 is held and 25 lies open: nothing to pay for it. The pile is long, all have tokens.
  const free = see(playAll(start(3, 'run', deckWith(24, 25)), 't'));
  const easy = choices('easy', free, 40);
  expect(easy).toContain('take');
  expect(easy).toContain('decline');
});

test('everybody who watched can count every token', () => {
  let match = start(5, 'count');
  for (let n = 0; toMove(match).length > 0; n++) {
    const { tokens } = match.state as BuyaoState;
    expect(retell(see(match))).toEqual(tokens);
    const broke = tokens[toMove(match)[0] as number] === 0;
    match = playAll(match, broke || n % 4 === 3 ? 't' : 'd');
  }
});

test('a watcher learns who takes early and who takes late', () => {
  // Seat 0 declines until a card costs nothing; seat 1 takes what costs ten or more.
  const view = see(playAll(start(3, 'learn', deckWith(10, 12, 11, 14, 30)), 'dtttt'));
  const [patient, eager] = beliefs(view).map((belief) => belief.filter((sum) => sum < 0.5).length);
  expect(eager).toBeGreaterThan(patient as number);
});

describe('each level beats a table of the one below', () => {
  test('normal beats easy', () => {
    expect(share('normal', 'easy', 4, 15)).toBeGreaterThan(1 / 4);
  });

  test('hard beats normal', () => {
    expect(share('hard', 'normal', 3, 8)).toBeGreaterThan(1 / 3);
  });
});

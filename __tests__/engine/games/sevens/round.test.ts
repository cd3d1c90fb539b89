import {
  games,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  undo,
  type GameEvent,
  type Match,
} from '../../../../engine';
import { chooseQuickly, lastCards, playAll, see } from './table';
import { pointsOf } from '../../../../engine/games/sevens/score';

const usual = games.sevens.options({});
const junior = games.sevens.options({ junior: true });

describe('points', () => {
  test.each([
    ['an ace is 15', ['1C'], 15],
    ['2 to 8 are five each', ['2C', '3D', '4H', '5S', '6C', '7D', '8H'], 35],
    ['9 and 10 are ten each', ['9C', '10C'], 20],
    ['an empty hand is nothing', [], 0],
  ])('%s', (_, cards, points) => {
    expect(pointsOf(cards, usual)).toBe(points);
  });

  test('face values in the younger game', () => {
    expect(pointsOf(['1C', '2D', '3H', '4S', '5C', '6D'], junior)).toBe(21);
  });
});

/** Plays quick moves until a round is over. */
function playRound(match: Match): { match: Match; events: GameEvent[] } {
  const { length } = see(match).finished;
  let now = match;
  let events: GameEvent[] = [];
  while (see(now).finished.length === length) {
    const [seat = -1] = toMove(now);
    ({ match: now, events } = play(now, seat, chooseQuickly(now, seat)));
  }
  return { match: now, events };
}

describe('a round', () => {
  /** Two seats have one card left, and have just kept it. */
  const almost = () => playAll(lastCards(), 'knock 5H 3S ?5 ?3');

  test('ends when a hand is empty', () => {
    const match = almost();
    expect(see(match)).toMatchObject({ turn: 0, hands: [1, 1, 6] });
    expect(result(match)).toBeNull();
    const { match: over, events } = play(match, 0, { type: 'lay', card: '5H' });
    expect(toMove(over)).toEqual([]);
    expect(refuse(over, 1, { type: 'lay', card: '3S' })?.code).toBe('gameOver');
    expect(result(over)).toEqual({ scores: [0, 3, 24], ranks: [1, 2, 3], winners: [0] });
    expect(events.map(({ type }) => type)).toEqual([
      'laid',
      'counted',
      'counted',
      'counted',
      'ended',
    ]);
  });

  test('shows everybody what the others were left with', () => {
    const over = playAll(almost(), '5H');
    for (const seat of [null, 0, 1]) {
      expect(see(over, seat).finished).toEqual([
        {
          dealer: 2,
          hands: [[], ['3S'], ['6H', '1S', '2S', '4S', '5S', '6S']],
          scores: [0, 3, 24],
        },
      ]);
    }
  });

  test('is not taken back over: all have seen the cards', () => {
    expect(undo(playAll(almost(), '5H'))).toBeNull();
  });
});

describe('a match', () => {
  test.each([3, 4, 5])('is one deal a seat: %i', (seats) => {
    expect(see(newMatch({ game: 'sevens', seats })).rounds).toBe(seats);
  });

  test('or as many as asked for', () => {
    expect(see(newMatch({ game: 'sevens', seats: 4, options: { rounds: 7 } })).rounds).toBe(7);
  });

  test('the deal moves left, the cards are dealt anew, and totals run on', () => {
    const start = newMatch({ game: 'sevens', seats: 4, options: { dealer: 2, rounds: 3 } });
    const one = playRound(start);
    expect(one.events.at(-1)).toMatchObject({ type: 'dealt', seat: 3, count: 2, reveals: true });
    expect(see(one.match)).toMatchObject({
      round: 1,
      dealer: 3,
      phase: 'turn',
      hands: [10, 10, 10, 10],
      chains: [null, null, null, null],
      history: [],
    });
    expect(see(one.match, 0).hand).not.toEqual(see(start, 0).hand);
    const two = playRound(one.match).match;
    expect(see(two).dealer).toBe(0);
    const [first, second] = see(two).finished;
    expect(see(two).scores).toEqual(
      [0, 1, 2, 3].map((seat) => (first?.scores[seat] ?? NaN) + (second?.scores[seat] ?? NaN)),
    );
  });

  test('ends after its rounds, and the lowest total wins', () => {
    let match = newMatch({ game: 'sevens', seats: 3, options: { rounds: 2 } });
    match = playRound(match).match;
    expect(result(match)).toBeNull();
    match = playRound(match).match;
    expect(see(match)).toMatchObject({ phase: 'over', turn: null });
    const { scores, winners } = result(match) as { scores: number[]; winners: number[] };
    expect(scores).toEqual(see(match).scores);
    expect(winners).toEqual([0, 1, 2].filter((seat) => scores[seat] === Math.min(...scores)));
  });

  test('a new deal at three seats begins with the centre card again', () => {
    const { match } = playRound(newMatch({ game: 'sevens', seats: 3, options: { centre: 'S' } }));
    expect(see(match).chains).toEqual([null, null, null, { low: 7, high: 7 }]);
    expect(toMove(match)).toEqual([(see(match).dealer + 1) % 3]);
  });
});

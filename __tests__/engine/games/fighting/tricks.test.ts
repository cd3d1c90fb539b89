import { legalMoves, play, refuse, toMove, undo } from '../../../../engine';
import { isWangpai } from '../../../../engine/games/fighting/cards';
import { layAll, playAll, seen, table } from './table';

const cards = Array.from({ length: 60 }, (_, at) => at + 1);
const listed = (match: Parameters<typeof legalMoves>[0], seat: number) =>
  legalMoves(match, seat).map((move) => Number((move as { card: string }).card));

test('wangpai is every card of the called element and every card of the called animal', () => {
  // 5 is the earth dragon.
  expect(cards.filter((card) => isWangpai(card, 5))).toEqual([
    5, 6, 15, 16, 17, 25, 26, 29, 35, 36, 41, 45, 46, 53, 55, 56,
  ]);
  expect(cards.some((card) => isWangpai(card, 0))).toBe(false);
});

describe('following', () => {
  // Wood: 1 2 11 12 21 22 31 32 41 42 51 52. Fire: 3 4 13 14 … Earth: 5 6 15 16 …
  // The called card is 5, the earth dragon, so dragons and earth are wangpai; 41 is the wood dragon.
  const start = () =>
    layAll(
      table([
        [5, 2, 31],
        [6, 41, 1, 59],
        [60, 11, 3],
      ]),
      5,
      59,
      60,
    );

  test('the leader may lead anything, wangpai too', () => {
    const match = layAll(table([[5, 16, 2, 3, 7, 9, 10], [6], [60]]), 5, 6, 60);
    expect(listed(match, 0)).toEqual([2, 3, 7, 9, 10, 16]);
  });

  test('who can show the led element must', () => {
    const match = playAll(layAll(table([[5, 2], [50, 1, 12, 59], [60]]), 5, 59, 60), 2);
    expect(toMove(match)).toEqual([1]);
    expect(listed(match, 1)).toEqual(expect.arrayContaining([1, 12]));
    expect(refuse(match, 1, { type: 'play', card: '50' })?.code).toBe('mustFollow');
  });

  test('a player who can follow but holds wangpai of another element must follow', () => {
    const match = playAll(start(), 2);
    const held = seen(match, 1).hand;
    expect(held).toContain('6'); // earth, and so wangpai
    expect(refuse(match, 1, { type: 'play', card: '6' })).toEqual({
      code: 'mustFollow',
      reason: 'You have wood, so you must follow it.',
      facts: { element: 'wood' },
    });
    expect(listed(match, 1)).toEqual(expect.arrayContaining([1, 41]));
  });

  test('a card of the led element follows even when its animal makes it wangpai', () => {
    expect(listed(playAll(start(), 2), 1)).toContain(41);
  });

  test('wangpai of another element by its animal does not follow the called element', () => {
    // Earth is led; 41 is a dragon, wangpai, but wood: who holds earth must show earth.
    const match = playAll(layAll(table([[5, 16], [41, 6, 59], [60]]), 5, 59, 60), 16);
    expect(refuse(match, 1, { type: 'play', card: '41' })?.code).toBe('mustFollow');
    expect(listed(match, 1)).toContain(6);
  });

  test('who cannot follow may play any card, and need not play wangpai', () => {
    // Seat 1 holds no metal.
    const metal = table([[5, 7], [6, 41, 3, 4, 13, 14, 59], [60]]);
    const led = playAll(layAll(metal, 5, 59, 60), 7);
    expect(listed(led, 1)).toEqual([3, 4, 6, 13, 14, 41]);
  });
});

describe('winning a trick', () => {
  /** 5, the earth dragon, is called by seat 0, who leads; then the others play in turn. */
  function won(...played: [number, number, number]): number {
    const [a, b, c] = played;
    // Hands that cannot follow unless the card named for them does.
    const element = Math.floor(((a - 1) % 10) / 2);
    const fillers = cards.filter(
      (card) => Math.floor(((card - 1) % 10) / 2) !== element && ![5, ...played].includes(card),
    );
    const hand = (card: number) => [card, ...fillers.splice(-6)];
    const [second, third] = [hand(b), hand(c)];
    const laid = [second.at(-1) as number, third.at(-1) as number];
    const match = playAll(layAll(table([[5, a], second, third]), 5, ...laid), a, b, c);
    return seen(match).tricks.at(-1)?.winner as number;
  }

  test('goes to the lowest of the led element where no wangpai was played', () => {
    expect(won(12, 2, 22)).toBe(1);
    expect(won(2, 12, 22)).toBe(0);
  });

  test('a lower number of another element wins nothing', () => {
    expect(won(52, 3, 8)).toBe(0);
  });

  test('any wangpai beats the led element', () => {
    expect(won(2, 11, 56)).toBe(2);
  });

  test('a led-element card that is wangpai by its animal wins as wangpai', () => {
    expect(won(2, 41, 11)).toBe(1);
    expect(won(41, 2, 11)).toBe(0);
  });

  test('the lowest wangpai wins, by element or by animal alike', () => {
    expect(won(2, 41, 56)).toBe(1);
    expect(won(2, 56, 41)).toBe(2);
    expect(won(56, 17, 53)).toBe(1);
  });
});

test('the winner of a trick leads the next, and play goes left', () => {
  const match = layAll(
    table([
      [5, 12],
      [2, 60],
      [22, 59],
    ]),
    5,
    60,
    59,
  );
  const trick = playAll(match, 12, 2);
  expect(toMove(trick)).toEqual([2]);
  expect(toMove(playAll(trick, 22))).toEqual([1]);
});

test('a played card has been seen: it cannot be taken back', () => {
  expect(
    undo(
      playAll(
        layAll(
          table([
            [5, 12],
            [2, 60],
            [22, 59],
          ]),
          5,
          60,
          59,
        ),
        12,
      ),
    ),
  ).toBeNull();
});

describe('what a seat could remember is in its view', () => {
  const metal = table([
    [5, 7],
    [6, 41, 3, 4, 13, 14, 59],
    [60, 8],
  ]);
  const match = playAll(layAll(metal, 5, 59, 60), 7, 3, 8);

  test('who could not follow what', () => {
    for (const seat of [0, 1, 2, null])
      expect(seen(match, seat).voids).toEqual([[], ['metal'], []]);
  });

  test('every card that has gone, and who won it', () => {
    expect(seen(match, 2).tricks).toEqual([
      { leader: 0, cards: ['5', '59', '60'], winner: 0 },
      { leader: 0, cards: ['7', '3', '8'], winner: 0 },
    ]);
  });

  test('no other hand, no stock, no seed', () => {
    expect(Object.keys(seen(match, 0)).sort()).toEqual(
      [
        ...['game', 'seat', 'seats', 'options', 'drawn', 'dealer', 'phase', 'turn', 'stock'],
        ...['held', 'hand', 'hasLaid', 'laid', 'wangpai', 'caller', 'leader', 'trick', 'tricks'],
        ...['voids', 'scores', 'rounds', 'last'],
      ].sort(),
    );
    expect(seen(match, null).hand).toBeNull();
  });
});

test('the events of a trick: each card, then who won them', () => {
  const last = play(
    playAll(
      layAll(
        table([
          [5, 12],
          [2, 60],
          [22, 59],
        ]),
        5,
        60,
        59,
      ),
      12,
      2,
    ),
    2,
    {
      type: 'play',
      card: '22',
    },
  );
  expect(last.events).toEqual([
    { type: 'played', seenBy: 'all', reveals: true, seat: 2, cards: ['22'] },
    { type: 'won', seenBy: 'all', reveals: false, seat: 1, cards: ['12', '2', '22'] },
  ]);
});

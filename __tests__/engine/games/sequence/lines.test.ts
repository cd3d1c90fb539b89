import { legalMoves, result, toMove } from '../../../../engine';
import { along, chip, codeOf, go, remove, seen, table } from './table';

/** Where the other side's chips do no harm; enough of them for a long game. */
const TEAM = { seats: 4 };

test('five in a row are a sequence, and with two or three seats one wins', () => {
  const end = table('11 61 12 63 13 65 14 71 15');
  expect(seen(end).sequences).toEqual([{ team: 0, line: along(1, 1) }]);
  expect(result(end)).toEqual({ scores: [1, 0], ranks: [1, 2], winners: [0] });
  expect(toMove(end)).toEqual([]);
});

test('five in a column', () => {
  expect(result(table('11 61 21 63 31 65 41 73 51'))?.winners).toEqual([0]);
});

test.each([
  ['falling', '12 61 23 63 34 65 45 71 56'],
  ['rising', '51 61 42 63 33 65 24 71 15'],
])('five aslant, %s', (_, told) => {
  expect(result(table(told))?.winners).toEqual([0]);
});

test('four are none', () => {
  expect(seen(table('11 61 12 63 13 65 14')).sequences).toEqual([]);
});

test('five are none with another side’s chip among them', () => {
  expect(seen(table('11 13 12 63 14 65 15 71 16')).sequences).toEqual([]);
});

test('five through a corner need four chips', () => {
  const end = table('01 71 02 72 03 74 04');
  expect(seen(end).sequences).toEqual([{ team: 0, line: along(0, 0) }]);
  expect(result(end)?.winners).toEqual([0]);
});

test('two sides use the same corner', () => {
  const match = table('01 10 02 20 03 30 04 40', TEAM);
  const { sequences } = seen(match);
  expect(sequences.map(({ team }) => team)).toEqual([0, 1]);
  for (const { line } of sequences) expect(line).toContainEqual([0, 0]);
  expect(result(match)).toBeNull();
});

test('with four seats two sequences win, and partners win together', () => {
  const one = table('11 61 12 63 13 65 14 71 15', TEAM);
  expect(result(one)).toBeNull();
  const end = table('11 61 12 63 13 65 14 71 15 73 31 75 32 46 33 47 34 50 35', TEAM);
  expect(result(end)).toEqual({ scores: [2, 0, 2, 0], ranks: [1, 3, 1, 3], winners: [0, 2] });
});

test.each([
  [2, [0, 2, 4]],
  [3, [0, 3]],
])('six seats are %i teams: whose chips lie together wins together', (teams, winners) => {
  const own = '11 12 13 14 15 31 32 33 34 35'.split(' ');
  const others = '61 63 65 71 73 75 46 47 50 56 66 22 24 26 43 45 51 53 57 36'.split(' ');
  const told: string[] = [];
  for (let seat = 0; own.length > 0; seat++) {
    told.push((seat % teams === 0 ? own.shift() : others.shift()) ?? '');
  }
  const end = table(told.join(' '), { seats: 6, options: { teams } });
  expect(result(end)?.winners).toEqual(winners);
});

test('three sides are ranked by their sequences when one has won', () => {
  const own = '11 12 13 14 15 31 32 33 34 35'.split(' ');
  const second = '70 71 72 73 74 51 53 55 57 66'.split(' ').slice(1);
  const third = '21 23 25 27 36 41 43 45 47 50'.split(' ');
  const told = own.flatMap((cell, at) => [cell, second[at] ?? '', third[at] ?? '']);
  const end = table(told.slice(0, 28).join(' '), { seats: 6, options: { teams: 3 } });
  expect(result(end)).toEqual({
    scores: [2, 1, 0, 2, 1, 0],
    ranks: [1, 3, 5, 1, 3, 5],
    winners: [0, 3],
  });
});

describe('a second sequence', () => {
  const first = '11 61 12 63 13 65 14 71 15';

  test('may share one space with the first', () => {
    const end = table(`${first} 73 23 75 33 46 43 47 53`, TEAM);
    expect(seen(end).sequences).toHaveLength(2);
    expect(result(end)?.winners).toEqual([0, 2]);
  });

  test('may not share two', () => {
    // Five from column 0 to 4; then three more: columns 3 to 7 would share two with them.
    const match = table('10 61 11 63 12 65 13 71 14 73 15 75 16 46', {
      ...TEAM,
      holding: { 2: ['1+1'] },
    });
    expect(codeOf(match, 2, chip('1+1', 1, 7, along(1, 3)))).toBe('noSequence');
    const after = go(match, chip('1+1', 1, 7));
    expect(seen(after).sequences).toEqual([{ team: 0, line: along(1, 0) }]);
    expect(seen(after).turned.slice(8, 16)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test('of six in a line is none', () => {
    expect(seen(table(`${first} 73 16`, TEAM)).sequences).toHaveLength(1);
  });
});

describe('six in a line at once', () => {
  // Columns 1, 2, 3, 5 and 6 of row 1; 11 on column 4 joins them.
  const six = table('11 61 12 63 13 65 15 71 16 73', {
    ...TEAM,
    holding: { 2: ['17-6'], 3: ['minus1'] },
  });

  test('are the mover’s choice of five', () => {
    const own = legalMoves(six, 2).filter((move) => (move as { card?: string }).card === '17-6');
    expect(own).toContainEqual(chip('17-6', 1, 4));
    expect(own).toContainEqual(chip('17-6', 1, 4, along(1, 2)));
    const after = go(six, chip('17-6', 1, 4, along(1, 2)));
    expect(seen(after).sequences).toEqual([{ team: 0, line: along(1, 2) }]);
    // The sixth chip has not been turned.
    expect(codeOf(after, 3, remove('minus1', 1, 1))).toBeUndefined();
    expect(codeOf(after, 3, remove('minus1', 1, 6))).toBe('turnedChip');
  });

  test('are the first five where nothing is chosen', () => {
    expect(seen(go(six, chip('17-6', 1, 4))).sequences[0]?.line).toEqual(along(1, 1));
  });

  test('may be named in any order', () => {
    const backwards = [...along(1, 2)].reverse();
    expect(codeOf(six, 2, chip('17-6', 1, 4, backwards))).toBeUndefined();
    expect(seen(go(six, chip('17-6', 1, 4, backwards))).sequences[0]?.line).toEqual(along(1, 2));
  });

  test('are no five that are not there', () => {
    expect(codeOf(six, 2, chip('17-6', 1, 4, along(1, 3)))).toBe('noSequence');
    expect(codeOf(six, 2, chip('17-6', 1, 4, along(0, 7)))).toBe('noSequence');
    const twice = [...along(1, 1).slice(0, 4), [1, 1] as const];
    expect(codeOf(six, 2, chip('17-6', 1, 4, twice))).toBe('noSequence');
    expect(codeOf(six, 2, chip('17-6', 6, 3, along(1, 1)))).toBe('covered');
  });

  test('leave turned ones out where nothing is chosen', () => {
    // Column 1 is a sequence already, with row 1 crossing it.
    const crossed = table('11 61 21 63 31 65 41 72 51 73 12 75 13 46 15 47 16 50', {
      ...TEAM,
      holding: { 2: ['17-6'] },
    });
    const { sequences } = seen(go(crossed, chip('17-6', 1, 4)));
    expect(sequences[1]?.line).toEqual(along(1, 2));
  });
});

test('one chip may complete two', () => {
  const match = table('11 61 12 63 13 65 14 71 25 73 35 75 45 46 55 47', {
    ...TEAM,
    holding: { 0: ['23-5'] },
  });
  const end = go(match, chip('23-5', 1, 5));
  expect(seen(end).sequences).toHaveLength(2);
  expect(seen(end).history.filter(({ type }) => type === 'closed')).toHaveLength(2);
  expect(result(end)?.winners).toEqual([0, 2]);
});

test('on the small board five of a row of six are enough', () => {
  const end = table('11 41 12 43 13 45 14 52 15', { options: { board: 6 } });
  expect(result(end)?.winners).toEqual([0]);
});

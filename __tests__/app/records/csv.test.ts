import fc from 'fast-check';
import { csv } from '../../../app/records/csv';
import { resultsTable } from '../../../app/records/resultsTable';
import { rowOf } from '../../../app/records/row';
import { finished } from './finished';

/** A spreadsheet's own way of reading it, written a second time. */
function cellsIn(text: string): string[][] {
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows: string[][] = [[]];
  const rest = text.slice(1);
  for (let at = 0; at < rest.length;) {
    expect(rest[at]).toBe('"');
    let cell = '';
    for (at++; ; at++) {
      if (rest[at] !== '"') cell += rest[at];
      else if (rest[at + 1] === '"') cell += rest[at++];
      else break;
    }
    rows.at(-1)?.push(cell);
    at++;
    if (rest.startsWith('\r\n', at)) {
      rows.push([]);
      at += 2;
    } else {
      expect(rest[at]).toBe(',');
      at++;
    }
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

test('every cell is quoted, every line ends as spreadsheets want it, and they are told of UTF-8', () => {
  expect(
    csv([
      ['名字', 'say "hi"', -9],
      ['a,b', 'c\r\nd', 2],
    ]),
  ).toBe('\uFEFF"名字","say ""hi""","-9"\r\n"a,b","c\r\nd","2"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '=HYPERLINK("http://x")'])(
  'the text %j is not reckoned',
  (text) => {
    expect(cellsIn(csv([[text]]))).toEqual([[`'${text}`]]);
  },
);

test('no text begins like a formula, and every text can be read back', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",') }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const found = cellsIn(csv(rows));
      rows.forEach((cells, row) =>
        cells.forEach((text, at) => {
          const read = found[row]?.[at] ?? '';
          expect(read).not.toMatch(/^[=+\-@\t\r]/);
          expect(read === text || read === `'${text}`).toBe(true);
        }),
      );
    }),
  );
});

test('a sheet of results has a line for each player of each match', () => {
  const row = rowOf(finished('=cmd|x Bo *', { id: 'm1', who: 'p1' }));
  const [head, ...lines] = cellsIn(resultsTable([row], 'en'));
  expect(head?.slice(0, 9)).toEqual([
    ...['Date', 'Time', 'Game', 'Match', 'Seat', 'Name', 'Person or bot', 'Score', 'Place'],
  ]);
  expect(lines.map((cells) => cells.slice(2, 7))).toEqual([
    ['No, thank you', 'm1', '1', "'=cmd|x", 'Person'],
    ['No, thank you', 'm1', '2', 'Bo', 'Person'],
    ['No, thank you', 'm1', '3', 'Xiǎomíng', 'Easy'],
  ]);
  expect(lines.map((cells) => Number(cells[7]))).toEqual(row.scores);
  expect(lines.map((cells) => Number(cells[8]))).toEqual(row.ranks);
});

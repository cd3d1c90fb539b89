import { screen } from '@testing-library/react-native';
import { tables } from '../../../../../app/play/games';
import { result, type Match } from '../../../../../engine';
import { rows } from '../../../../components/rows';
import { show } from '../../../../components/show';
import { seen, table } from '../../../../engine/games/sequence/table';

const { Score } = tables.sequence;
const NAMES = ['Mei', 'Bo', 'Lin', 'Ana', 'Tom', 'Eva'];

function showScore(match: Match) {
  const end = result(match);
  if (!end) throw new Error('not over');
  show(<Score view={seen(match)} result={end} names={NAMES.slice(0, match.seats)} />);
}

test('two who play alone', () => {
  showScore(table('11 61 12 63 13 65 14 71 15'));
  expect(screen.getByRole('heading')).toHaveTextContent('Mei wins');
  expect(rows()).toEqual([
    ['Mei', '1st', '1', 'one sequence, 5 chips on the board'],
    ['Bo', '2nd', '0', 'no sequence, 4 chips on the board'],
  ]);
});

test('sides, of which one has two sequences: partners stand in one row', () => {
  showScore(table('11 61 12 63 13 65 14 71 15 73 31 75 32 46 33 47 34 50 35', { seats: 4 }));
  expect(screen.getByRole('heading')).toHaveTextContent('Mei and Lin win');
  expect(rows()).toEqual([
    ['Mei and Lin', '1st', '2', '2 sequences, 10 chips on the board'],
    ['Bo and Ana', '2nd', '0', 'no sequence, 9 chips on the board'],
  ]);
});

test('three sides: second is who has one, and third who has none', () => {
  const own = '11 12 13 14 15 31 32 33 34 35'.split(' ');
  const second = '71 72 73 74 51 53 55 57 66'.split(' ');
  const third = '21 23 25 27 36 41 43 45 47 50'.split(' ');
  const told = own.flatMap((cell, at) => [cell, second[at] ?? '', third[at] ?? '']);
  showScore(table(told.slice(0, 28).join(' '), { seats: 6, options: { teams: 3 } }));
  expect(rows().map(([name, place, total]) => [name, place, total])).toEqual([
    ['Mei and Ana', '1st', '2'],
    ['Bo and Tom', '2nd', '1'],
    ['Lin and Eva', '3rd', '0'],
  ]);
});

test('a draw has no places', () => {
  const view = seen(table('11 61'));
  show(
    <Score
      view={view}
      result={{ scores: [0, 0], ranks: [1, 1], winners: [0, 1] }}
      names={NAMES.slice(0, 2)}
    />,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('A draw: nobody wins');
  expect(rows().map(([name, place]) => [name, place])).toEqual([
    ['Mei', ''],
    ['Bo', ''],
  ]);
});

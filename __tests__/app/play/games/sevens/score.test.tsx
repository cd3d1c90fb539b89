import { screen } from '@testing-library/react-native';
import { tables } from '../../../../../app/play/games';
import { play, result, toMove, type Match } from '../../../../../engine';
import {
  chooseQuickly,
  lastCards,
  playAll,
  see,
  table,
} from '../../../../engine/games/sevens/table';
import { rows } from '../../../../components/rows';
import { show } from '../../../../components/show';

const { Score, round } = tables.sevens;
const NAMES = ['Mei', 'Lin', 'Bo'];

test('the score of one round, with the lowest first', () => {
  const over = playAll(lastCards(), 'knock 5H 3S ?5 ?3 5H');
  const end = result(over);
  if (!end) throw new Error('not over');
  show(<Score view={see(over)} result={end} names={NAMES} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Mei wins');
  expect(rows()).toEqual([
    ['Mei', '1st', '0', '0 points'],
    ['Lin', '2nd', '3', '3 points'],
    ['Bo', '3rd', '24', '24 points'],
  ]);
});

/** The same, with another round to come. */
function firstOfTwo(): Match {
  let now = table(['', '', ''], { rounds: 2 });
  while (see(now).finished.length === 0) {
    const [seat = -1] = toMove(now);
    now = play(now, seat, chooseQuickly(now, seat)).match;
  }
  return now;
}

test('between two rounds: who is out, what the others hold, and what it costs', () => {
  const match = firstOfTwo();
  const view = see(match);
  if (!round) throw new Error('a match of Sevens has rounds');
  expect(round.over(view)).toBe(1);
  show(<round.Score view={view} names={NAMES} />);
  const [first] = view.finished;
  const out = NAMES.filter((_, seat) => first?.scores[seat] === 0);
  expect(screen.getByRole('heading')).toHaveTextContent(
    `Round 1 of 2: ${out.join(' and ')} is out`,
  );
  view.scores.forEach((score, seat) => {
    const own = rows().find(([name]) => name === NAMES[seat]);
    expect(own?.[2]).toBe(`${score}`);
    expect(own?.[3]).toMatch(score === 0 ? /^No card left: no points$/ : /^Left: .* points$/);
  });
});

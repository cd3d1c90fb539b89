import { screen } from '@testing-library/react-native';
import { tables } from '../../../../../app/play/games';
import { result, toMove, type Match } from '../../../../../engine';
import { playAll, seen, table } from '../../../../engine/games/numero/table';
import { rows } from '../../../../components/rows';
import { show } from '../../../../components/show';

const { Score, standing } = tables.numero;
const NAMES = ['Mei', 'Lin'];

/** One take at first, then discards only, to the last chance. */
function over(score: 'cards' | 'points'): Match {
  let now = table({
    hands: ['g5 g1 g2 g3 g4', 'o1 o2 o3 o4 o5'],
    centre: 'b5 b4',
    options: { highest: 5, wilds: [], score },
  });
  now = playAll(now, 'take g5: b5');
  for (let turn = 0; turn < 16; turn++) {
    const [card] = seen(now, toMove(now)[0] ?? null).hand ?? [];
    now = playAll(now, `discard ${card}`);
  }
  return playAll(now, 'pass');
}

function showScore(match: Match) {
  const end = result(match);
  if (!end) throw new Error('not over');
  show(<Score view={seen(match)} result={end} names={NAMES} />);
}

test('for points: the account of every seat, rule by rule, the winner first', () => {
  showScore(over('points'));
  expect(screen.getByRole('heading')).toHaveTextContent('Mei wins');
  expect(rows()).toEqual([
    ...[['Mei', '1st', '13', '1 take', '+1', '2 cards', '+2', 'most cards', '+10']],
    // One line alone says no more than the total.
    ...[['Lin', '2nd', '−3']],
  ]);
  expect(standing(seen(over('points')))).toEqual([13, -3]);
});

test('for cards: what was taken, what was left over, and what is still in the hand', () => {
  showScore(over('cards'));
  expect(rows()).toEqual([
    ['Mei', '1st', '19', '2 cards', '+2', 'cards left in the centre', '+17'],
    ['Lin', '2nd', '−1'],
  ]);
});

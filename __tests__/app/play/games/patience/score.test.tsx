import { screen } from '@testing-library/react-native';
import { tables } from '../../../../../app/play/games';
import { result, type Match } from '../../../../../engine';
import { playAll, seen, standing } from '../../../../engine/games/patience/table';
import { rows } from '../../../../components/rows';
import { show } from '../../../../components/show';

const { Score } = tables.patience;
const POINTS = { level: 6, score: 'points' };

function scoreOf(match: Match) {
  const end = result(match);
  if (!end) throw new Error('not over');
  show(<Score view={seen(match)} result={end} names={['Mei']} />);
}

test('everything dealt and everything taken is told line by line', () => {
  scoreOf(playAll(standing('b5 b3', 'g8', '', POINTS), 'take g8: b5+b3'));
  expect(screen.getByRole('heading')).toHaveTextContent('You have 44 points');
  expect(rows()).toEqual([
    [
      ...['Mei', '', '44'],
      ...['1 take', '+1', '3 cards', '+3', 'the centre is empty', '+5'],
      ...['the whole pack dealt', '+10', 'hand and centre empty', '+25'],
      ...['cards left in the hand', '0'],
      'There are no more takes. The whole pack was dealt!',
    ],
  ]);
});

test('what came to nothing is shown, too: there is a next time', () => {
  const stuck = standing('b5 b3 r14', 'g8 g2', 'r13 r12 r11 o13 g3 g4 g5 g6 b2', POINTS);
  scoreOf(playAll(stuck, 'take g8: b5+b3'));
  expect(rows()).toEqual([
    [
      ...['Mei', '', '4', '1 take', '+1', '3 cards', '+3'],
      ...['the whole pack dealt', '0', 'hand and centre empty', '0', 'cards left in the hand', '0'],
      'There are no more takes. In the pack: 1 card.',
    ],
  ]);
});

test('for cards there is no such account', () => {
  scoreOf(playAll(standing('b5 b3', 'g8', '', { level: 6 }), 'take g8: b5+b3'));
  expect(screen.getByRole('heading')).toHaveTextContent('You have 3 cards');
  expect(rows()).toEqual([['Mei', '', '3', 'There are no more takes. The whole pack was dealt!']]);
});

import { screen, within } from '@testing-library/react-native';
import { readZodiacCard } from '../../../../engine/chinese/zodiac';
import {
  called,
  layAll,
  over,
  playAll,
  seen,
  table,
} from '../../../app/play/games/fighting/position';
import { tap } from '../../touch';
import { lay } from './lay';

jest.useFakeTimers();

/** What stands on a card is drawn for the eyes; its label says it. */
const HIDDEN = { includeHiddenElements: true };

/** Dōngméi leads 火 3, and Mei has 火 14 and 24, 木 11, and 金 17, which is wangpai. */
const follow = () => playAll(called(), 6, 15, 58, 2, 12, 29, 3);

test('a card is picked up with one tap and laid face down with another', () => {
  const { onMove } = lay(table([[5], [20], [33]]));
  tap(/^5, 土龙，五, tǔ lóng, wǔ, earth dragon, card \d of 7$/);
  tap('Lay 土龙 (5) face down');
  expect(onMove.mock.calls).toEqual([[{ type: 'lay', card: '5' }]]);
});

test('or played to the trick', () => {
  const { onMove } = lay(called());
  tap(/^6, 土蛇，六/);
  tap('Play 土蛇 (6)');
  expect(onMove.mock.calls).toEqual([[{ type: 'play', card: '6' }]]);
});

test('a card that cannot be played says why, and is not picked up', () => {
  const { onMove, onRefused, onFeel } = lay(follow());
  tap(/^17, 金龙，十七, .*, wangpai, card 4 of 4, cannot be played now$/);
  expect(onRefused.mock.calls).toEqual([['You have 火: follow it.']]);
  expect(onFeel).toHaveBeenCalledWith('refuse');
  expect(onMove).not.toHaveBeenCalled();
});

test('while others play, a card in the hand shows itself', () => {
  const { onLook } = lay(playAll(called(), 6));
  tap(/^17, 金龙/);
  expect(onLook.mock.calls).toEqual([[readZodiacCard(17), '17']]);
});

test('what is wangpai says so on the card, and beside the stock', () => {
  lay(called());
  // On 6 and 17 in the hand, beside the stock, and in what is said of it; on the called card itself it is left out.
  expect(screen.getAllByText('王牌', HIDDEN)).toHaveLength(4);
  expect(screen.getByRole('img', { name: '王牌: every 土 and every 龙' })).toBeOnTheScreen();
});

test('the trick tells who played what, who led and who wins', () => {
  lay(playAll(called(), 2, 12));
  expect(screen.getByRole('button', { name: /^2, 木牛，二, .*played by Mei$/ })).toBeOnTheScreen();
  expect(screen.getByText('led · winning')).toBeOnTheScreen();
  expect(screen.getByText('It is Dōngméi’s turn.')).toBeOnTheScreen();
});

test('cards that lie face down are nobody’s business', () => {
  lay(layAll(table([[5], [20], [33]]), 5, 20));
  expect(screen.getByLabelText('A card of Xiǎomíng, face down')).toBeOnTheScreen();
  expect(screen.queryByLabelText(/水羊/)).toBeNull();
  // One’s own too, where others may look on.
  expect(screen.queryByLabelText(/土龙/)).toBeNull();
});

test('a seat tells its cards, its tricks, its partner, and what it has shown it lacks', () => {
  lay(playAll(called(), 6, 15, 58));
  expect(screen.getByLabelText('Dōngméi: 5 cards, no tricks, has no 土')).toBeOnTheScreen();
  expect(screen.getByLabelText('Mei, whose turn it is: 5 cards, 2 tricks')).toBeOnTheScreen();
});

test('partners are named as such', () => {
  lay(table([[5], [20], [33], [34]]));
  expect(screen.getByLabelText('Dōngméi, with Mei: 7 cards, no tricks')).toBeOnTheScreen();
});

test('the score opens the sheet with every round', () => {
  const match = over(2);
  lay(match);
  tap(/^All the rounds, First to 3, Mei \d+ points?, Xiǎomíng \d+ points?$/);
  const rows = screen.getAllByRole('listitem');
  // With the totals below them.
  expect(rows).toHaveLength(seen(match, 0).rounds.length + 1);
  expect(screen.getByLabelText(/^Round 1: (Mei|Xiǎomíng) called /)).toBeOnTheScreen();
  expect(screen.getByLabelText(/^Total: Mei \d+ points?, Xiǎomíng \d+ points?$/)).toBeOnTheScreen();
});

describe('the face of a card follows the setting', () => {
  const onTheCard = (face: 'hanzi' | 'pinyin' | 'digits' | 'digitsOnly') => {
    lay(table([[5], [20], [33]]), { face });
    return within(screen.getByRole('button', { name: /^5, 土龙/ }));
  };

  test('Hanzi, and digits beside them', () => {
    const card = onTheCard('digits');
    for (const text of ['5', '土', '龙', '五'])
      expect(card.getByText(text, HIDDEN)).toBeOnTheScreen();
  });

  test('Hanzi alone', () => {
    const card = onTheCard('hanzi');
    for (const text of ['土', '龙', '五']) expect(card.getByText(text, HIDDEN)).toBeOnTheScreen();
    expect(card.queryByText('5', HIDDEN)).toBeNull();
  });

  test('digits alone: the signs stay, since they are what one follows', () => {
    const card = onTheCard('digitsOnly');
    for (const text of ['5', '土', '龙']) expect(card.getByText(text, HIDDEN)).toBeOnTheScreen();
    expect(card.queryByText('五', HIDDEN)).toBeNull();
  });

  test('in the script that the people here read', () => {
    lay(table([[5], [20], [33]]), { script: 'traditional' });
    expect(screen.getByText('龍', HIDDEN)).toBeOnTheScreen();
  });
});

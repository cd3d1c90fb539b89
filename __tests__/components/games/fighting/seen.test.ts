import { nowIn, partnerOf, shownIn, sorted } from '../../../../components/games/fighting/seen';
import { called, layAll, playAll, seen, table } from '../../../app/play/games/fighting/position';

const start = () => table([[5], [20], [33]]);

/** What lies where, as `seat:card`, with what is said of it. */
function laid(match: Parameters<typeof seen>[0], near = 0) {
  const { of, slots } = shownIn(seen(match, near));
  const said = slots.map(
    ({ seat, card, led, best }) =>
      `${seat}:${card ?? '-'}${led ? ' led' : ''}${best ? ' best' : ''}`,
  );
  return [of, ...said];
}

describe('the middle of the table', () => {
  test('while cards are laid: backs, from the left of the dealer, and nothing of what they are', () => {
    expect(laid(layAll(start(), 5, 20))).toEqual(['laying', '0:back', '1:back', '2:-']);
  });

  test('once they are turned: all of them, but the called card, which lies on the stock', () => {
    expect(laid(called())).toEqual(['won', '0:called best', '1:20', '2:33']);
  });

  test('in a trick: in the order of play, who led, and who wins as things stand', () => {
    expect(laid(playAll(called(), 2, 12))).toEqual(['trick', '0:2 led best', '1:12', '2:-']);
  });

  test('a trick that is won stays until the next card is led', () => {
    const won = playAll(called(), 2, 12, 29);
    expect(laid(won)).toEqual(['won', '0:2 led', '1:12', '2:29 best']);
    expect(laid(playAll(won, 3))).toEqual(['trick', '2:3 led best', '0:-', '1:-']);
  });
});

describe('what there is to do', () => {
  test('to lay a card, and then to wait', () => {
    expect(nowIn(seen(start(), 0), 0)).toEqual({ is: 'lay' });
    expect(nowIn(seen(layAll(start(), 5), 0), null)).toEqual({ is: 'waiting' });
  });

  test('to know what is wangpai', () => {
    expect(nowIn(seen(called(), 0), 0)).toEqual({ is: 'called', card: 5, seat: 0 });
  });

  test('to lead, or to watch who leads', () => {
    const won = playAll(called(), 2, 12, 29);
    expect(nowIn(seen(won, 2), 2)).toEqual({ is: 'lead' });
    expect(nowIn(seen(won, 0), null)).toEqual({ is: 'won', seat: 2, next: 2 });
  });

  test('to follow, or to play any card', () => {
    const led = playAll(called(), 6);
    expect(nowIn(seen(led, 1), 1)).toEqual({ is: 'follow', card: 6, can: true });
    expect(nowIn(seen(playAll(led, 15), 2), 2)).toEqual({ is: 'follow', card: 6, can: false });
    expect(nowIn(seen(led, 0), null)).toEqual({ is: 'turn', seat: 1 });
  });
});

test('a hand lies by element, and by number within one', () => {
  expect(sorted(['24', '17', '5', '11', '6', '2', '14'])).toEqual([
    ...['2', '11'],
    ...['14', '24'],
    ...['5', '6'],
    ...['17'],
  ]);
});

test('partners sit opposite', () => {
  expect([2, 3, 5].map((seats) => partnerOf(seats, 1))).toEqual([null, null, null]);
  expect([0, 1, 2, 3].map((seat) => partnerOf(4, seat))).toEqual([2, 3, 0, 1]);
  expect([0, 1, 2, 3, 4, 5].map((seat) => partnerOf(6, seat))).toEqual([3, 4, 5, 0, 1, 2]);
});

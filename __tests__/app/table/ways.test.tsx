import { screen } from '@testing-library/react-native';
import { rows } from '../../components/rows';
import {
  at,
  button,
  decline,
  freshDevice,
  layOut,
  noButton,
  PHONE,
  press,
  sitDown,
  take,
  wait,
} from './sitDown';

beforeEach(() => freshDevice(PHONE));
afterEach(() => jest.useRealTimers());

const noText = (text: RegExp | string) => expect(screen.queryByText(text)).toBeNull();
const text = (it: RegExp | string) => expect(screen.getByText(it)).toBeOnTheScreen();
const heading = (name: string) => screen.queryByRole('heading', { name });
const openCard = (digits: number) => button(new RegExp(`^Open card: ${digits},`));

describe('a hint', () => {
  test('comes in three steps: where to look, what it costs, what to do and why', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 't'));
    await press('Hint');
    await wait(1_000);
    expect(heading('Hint')).toBeOnTheScreen();
    text(/^Look at your own cards/);
    noText(/^It goes on after your 16/);
    await press('Tell me more');
    text(/^It goes on after your 16, so it adds nothing/);
    noText(/^A strong player would say/);
    await press('Tell me more');
    text(/^A strong player would say/);
    expect(noButton('Tell me more')).toBeNull();
  });

  test('can be put away, and has changed nothing at the table', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 't'));
    await press('Hint');
    await wait(1_000);
    await press('Close');
    expect(heading('Hint')).toBeNull();
    expect(openCard(17)).toBeOnTheScreen();
  });

  test('is for people: while a bot thinks there is none', async () => {
    await sitDown(at('Mei * *', [16]));
    expect(button('Hint')).toBeEnabled();
    await decline();
    expect(button('Hint')).toBeDisabled();
  });
});

describe('the same deal again', () => {
  test('asks once, and can be thought over', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 't'));
    await press('More');
    await press('Same deal again');
    text('Start this deal again? The game so far will be gone.');
    await press('No, play on');
    noText(/^Start this deal again/);
    expect(openCard(17)).toBeOnTheScreen();
  });

  test('begins with the same card, and nothing taken', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 't'));
    await press('More');
    await press('Same deal again');
    await press('Yes, start again');
    expect(openCard(16)).toBeOnTheScreen();
    expect(screen.getByLabelText('Mei, whose turn it is: no cards')).toBeOnTheScreen();
    await take();
    expect(openCard(17)).toBeOnTheScreen();
  });

  test('does not ask where nothing would be lost', async () => {
    await sitDown(at('Mei * *', [16]));
    await press('More');
    await press('Same deal again');
    noText(/^Start this deal again/);
    expect(openCard(16)).toBeOnTheScreen();
  });
});

describe('more', () => {
  beforeEach(async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 'tdd'));
  });

  test('the whole table can be read', async () => {
    await press('More');
    await press('Read the table');
    text(
      [
        'The open card is 十七 (17), with 2 tokens on it.',
        'It is Dōngméi’s turn.',
        'Mei’s cards: 16.',
        'Mei has 9 tokens.',
        'Xiǎomíng’s cards: none yet.',
        'Dōngméi’s cards: none yet.',
        '28 cards are left in the pile.',
      ].join(' '),
    );
    await press('Close');
    noText(/^The open card is/);
  });

  test('on a phone what happened is one of these; it tells it with names', async () => {
    expect(rows()).toEqual([]);
    await press('More');
    await press('What happened');
    expect(rows().flat()).toEqual([
      'Mei begins. The first card is 十六 (16)',
      'Mei took 十六 (16)',
      'The next card is 十七 (17)',
      'Mei: 不要，谢谢',
      'Xiǎomíng: 不要，谢谢',
    ]);
  });

  test('the rules are one tap away, and while they are read the bots wait', async () => {
    await press('How to play');
    await wait(5_000);
    await press('Back');
    await wait(100);
    layOut();
    expect(screen.getByLabelText('Dōngméi, whose turn it is: no cards')).toBeOnTheScreen();
  });

  test('the settings are there, and so is the way back', async () => {
    await press('More');
    await press('Settings');
    await wait(1_000);
    expect(screen.getByLabelText('Size of the cards')).toBeOnTheScreen();
    await press('Back');
    await wait(100);
    expect(button(/^Open card: 17/)).toBeOnTheScreen();
  });

  test('a new game is set up anew', async () => {
    await press('More');
    await press('New game');
    await wait(1_000);
    expect(button('Start')).toBeOnTheScreen();
  });
});

test('a card that was taken can be looked at closely', async () => {
  await sitDown(at('Mei * *', [16, 17, 30], 't'));
  await press('16, 十六, shíliù');
  expect(screen.getByRole('img', { name: '16, 十六, shíliù' })).toBeOnTheScreen();
  await press('Close');
  expect(screen.queryByRole('img', { name: '16, 十六, shíliù' })).toBeNull();
});

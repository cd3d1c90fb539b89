import { screen } from '@testing-library/react-native';
import { speak } from 'expo-speech';
import {
  at,
  button,
  decline,
  freshDevice,
  layOut,
  noButton,
  openGate,
  press,
  sitDown,
  wait,
} from './sitDown';

beforeEach(() => freshDevice());
afterEach(() => jest.useRealTimers());

async function pause() {
  await press('More');
  await press('Pause');
}

async function goOn() {
  await press('Play on');
  layOut();
}

/** How much of the turn is left, as it is drawn. */
const clock = () => {
  const [line] = screen.getByTestId('turn-clock', { includeHiddenElements: true }).children;
  if (!line || typeof line === 'string') throw new Error('the clock has no line');
  return [line.props.style].flat(9).find((style) => style?.width)?.width;
};

describe('a pause', () => {
  test('covers the table: nothing of it can be read, and it comes back as it was', async () => {
    await sitDown(at('Mei * *', [16, 17, 30], 'ddd'));
    expect(screen.getByText('What happened')).toBeOnTheScreen();
    await pause();
    expect(screen.getByRole('heading', { name: 'Pause' })).toBeOnTheScreen();
    expect(
      screen.queryAllByLabelText(/tokens|Mei|16|我要/, { includeHiddenElements: true }),
    ).toEqual([]);
    expect(screen.queryByText('What happened')).toBeNull();
    for (const name of ['Undo', 'Hint', 'More', 'How to play']) expect(noButton(name)).toBeNull();
    await goOn();
    expect(button(/^我要/)).toBeEnabled();
    expect(screen.getByText('What happened')).toBeOnTheScreen();
  });

  test('lets bots wait', async () => {
    await sitDown(at('Mei * *', [16, 17, 30]));
    await decline();
    await pause();
    await wait(10_000);
    await goOn();
    // It has not moved meanwhile, and does now.
    expect(button('Don’t wait')).toBeOnTheScreen();
    expect(screen.queryByText(/^Xiǎomíng: /)).toBeNull();
    await wait(1_000);
    expect(screen.getAllByText(/^Xiǎomíng: |^Xiǎomíng takes/)).not.toHaveLength(0);
  });

  test('lets whoever held the device say so again', async () => {
    await sitDown(at('Mei Bo Li', [16, 17, 30]));
    await openGate('Mei');
    await pause();
    await goOn();
    expect(screen.getByRole('heading', { name: 'Pass the device to Mei' })).toBeOnTheScreen();
  });
});

describe('in a lesson with a time for each turn', () => {
  const lesson = {
    name: 'Tens',
    settings: {},
    turn: 10,
    rounds: 1,
    round: 1,
    won: [0, 0, 0],
  };
  const BELL = 'Ding! Time to decide. The turn goes on.';
  beforeEach(() => sitDown({ ...at('Mei * *', [16, 17, 30]), lesson }));

  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) await wait(1_000);
  };

  test('the bell rings once the time is over, and the turn is not lost', async () => {
    expect(clock()).toBe('100%');
    await seconds(9);
    expect(screen.queryByText(BELL)).toBeNull();
    await seconds(1);
    expect(screen.getByText(BELL)).toBeOnTheScreen();
    await seconds(20);
    expect(screen.queryByText(BELL)).toBeNull();
    expect(button(/^我要/)).toBeEnabled();
  });

  test('a phone says so, too, with its Chinese voice', async () => {
    await seconds(9);
    expect(speak).not.toHaveBeenCalledWith('时间到', expect.anything());
    await seconds(1);
    expect(speak).toHaveBeenCalledWith('时间到', expect.anything());
  });

  test('a pause stops the clock where it is', async () => {
    await seconds(4);
    expect(clock()).toBe('60%');
    await pause();
    await seconds(30);
    await goOn();
    expect(clock()).toBe('60%');
    await seconds(6);
    expect(screen.getByText(BELL)).toBeOnTheScreen();
  });

  test('every turn has the whole time', async () => {
    await seconds(5);
    await decline();
    expect(clock()).toBe('100%');
  });
});

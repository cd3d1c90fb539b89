import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { rows } from '../../components/rows';
import {
  at,
  button,
  decline,
  freshDevice,
  noButton,
  openGate,
  press,
  sitDown,
  take,
  wait,
} from './sitDown';

beforeEach(() => freshDevice());
afterEach(() => jest.useRealTimers());

/** Anything that belongs to one person alone, or the board it lies on. */
const secrets = () => screen.queryAllByLabelText(/tokens|我要/, { includeHiddenElements: true });

/** Something else comes before the app. */
const goAway = () => {
  const heard = jest.mocked(AppState.addEventListener).mock.calls;
  act(() => heard.forEach(([, hear]) => hear('background')));
};

describe('people who hand the device on', () => {
  beforeEach(() => sitDown(at('Mei Bo Li', [16, 17, 30])));

  test('say who they are before anything is shown', () => {
    expect(screen.getByRole('heading', { name: 'Pass the device to Mei' })).toBeOnTheScreen();
    expect(secrets()).toEqual([]);
  });

  test('then see their own side', async () => {
    await openGate('Mei');
    expect(screen.getByRole('img', { name: '10 tokens' })).toBeOnTheScreen();
    expect(screen.queryByRole('heading', { name: /^Pass/ })).toBeNull();
  });

  test('taking keeps the device, declining hands it on', async () => {
    await openGate('Mei');
    await take();
    expect(button(/^我要/)).toBeEnabled();
    await decline();
    expect(screen.getByRole('heading', { name: 'Pass the device to Bo' })).toBeOnTheScreen();
    expect(secrets()).toEqual([]);
    await openGate('Bo');
    expect(screen.getByLabelText('Bo, whose turn it is: no cards')).toBeOnTheScreen();
    expect(screen.getAllByRole('img', { name: /^\d+ tokens$/ })).toHaveLength(1);
  });

  test('what happened can be read at the gate, with names', async () => {
    await openGate('Mei');
    await decline();
    expect(rows().flat()).toContain('Mei: 不要，谢谢');
  });

  test('the gate shuts when the app leaves the front', async () => {
    await openGate('Mei');
    goAway();
    expect(screen.getByRole('heading', { name: 'Pass the device to Mei' })).toBeOnTheScreen();
    expect(secrets()).toEqual([]);
  });

  test('who holds the device can take back what the next one has not seen', async () => {
    await openGate('Mei');
    await decline();
    await press('Undo');
    await openGate('Mei');
    expect(screen.getByRole('img', { name: '10 tokens' })).toBeOnTheScreen();
  });

  test('once the next one has looked, it stays done', async () => {
    await openGate('Mei');
    await decline();
    await openGate('Bo');
    expect(button('Undo')).toBeDisabled();
  });

  test('at the gate the table can be read, without what is private', async () => {
    await openGate('Mei');
    await decline();
    await press('More');
    await press('Read the table');
    expect(screen.getByText(/^The open card is/)).toBeOnTheScreen();
    expect(screen.queryByText(/has \d+ tokens/)).toBeNull();
  });
});

describe('people round a tablet', () => {
  beforeEach(() => sitDown(at('Mei Bo Li *', [16, 17, 30], '', { sharing: 'around' })));

  test('need no gate: nothing private lies there', () => {
    expect(screen.queryByRole('heading', { name: /^Pass/ })).toBeNull();
    expect(screen.queryAllByLabelText(/^\d+ tokens$/)).toEqual([]);
    expect(screen.getAllByRole('button', { name: /hold to see your tokens/ })).toHaveLength(3);
  });

  test('see their tokens while they hold their corner', () => {
    const bo = button('Bo: hold to see your tokens');
    fireEvent(bo, 'longPress');
    expect(screen.getByLabelText('10 tokens')).toBeOnTheScreen();
    fireEvent(bo, 'pressOut');
    expect(screen.queryByLabelText('10 tokens')).toBeNull();
  });

  test('answer one after the other, and the bot after them', async () => {
    await decline();
    expect(screen.getByLabelText(/^Bo, whose turn it is/)).toBeOnTheScreen();
    await decline();
    await decline();
    expect(noButton(/^我要/)).toBeNull();
    await wait(700);
    await press('More');
    await press('What happened');
    const told = rows().flat();
    expect(told.slice(1, 4)).toEqual(['Mei: 不要，谢谢', 'Bo: 不要，谢谢', 'Li: 不要，谢谢']);
    expect(told[4]).toMatch(/^Xiǎomíng/);
  });
});

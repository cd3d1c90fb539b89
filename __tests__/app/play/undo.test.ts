import { goAway, playing, tokensIn, wait } from './atPlay';
import { DECLINE, sit, TAKE } from './sit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('undo', () => {
  test('goes back to the last choice of a person, over what bots did since', () => {
    const table = playing(sit('Mei * *', { seed: 'declined by all' }));
    expect(table.now().undo).toBeNull();
    table.do(({ play }) => play(DECLINE));
    wait(700);
    expect(table.now().match.moves.length).toBe(2);
    table.do(({ undo }) => undo?.());
    expect(table.now()).toMatchObject({ acting: 0, thinking: null, news: [], story: [] });
    expect(table.now().match.moves).toEqual([]);
    expect(table.now().undo).toBeNull();
  });

  test('does not go back over a card that was turned', () => {
    const table = playing(sit('Mei * *'));
    table.do(({ play }) => play(TAKE));
    expect(table.now().undo).toBeNull();
  });

  test('stops a bot that was thinking about what has been taken back', () => {
    const table = playing(sit('Mei * *'));
    table.do(({ play }) => play(DECLINE));
    wait(300);
    table.do(({ undo }) => undo?.());
    wait(10_000);
    expect(table.now().match.moves).toEqual([]);
  });

  test('does not show who asks for it what the one before could see', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    table.do(({ play }) => play(DECLINE));
    expect(table.now().gate).toBe(1);
    table.do(({ undo }) => undo?.());
    expect(table.now()).toMatchObject({ gate: 0, eyes: null });
    expect(tokensIn(table.now())).toEqual([null, null, null]);
  });

  test('does not go back to before another person looked', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    table.do(({ play }) => play(DECLINE));
    table.do(({ openGate }) => openGate());
    expect(table.now().undo).toBeNull();
    goAway('background');
    expect(table.now().undo).toBeNull();
  });
});

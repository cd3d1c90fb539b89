import { goAway, playing, tokensIn } from './atPlay';
import { DECLINE, sit, TAKE } from './sit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('two people who hand the device on', () => {
  const nothing = [null, null, null];

  test('each say that it is them before anything of theirs is shown', () => {
    const table = playing(sit('Mei Bo *'));
    expect(table.now()).toMatchObject({ gate: 0, eyes: null, acting: null });
    expect(table.now().legal()).toEqual([]);
    expect(tokensIn(table.now())).toEqual(nothing);

    table.do(({ openGate }) => openGate());
    expect(table.now()).toMatchObject({ gate: null, eyes: 0, acting: 0 });
    expect(table.now().legal()).toEqual([TAKE, DECLINE]);
    expect(tokensIn(table.now())).toEqual([10, null, null]);

    table.do(({ play }) => play(DECLINE));
    expect(table.now()).toMatchObject({ gate: 1, eyes: null, acting: null });
    expect(tokensIn(table.now())).toEqual(nothing);

    table.do(({ openGate }) => openGate());
    table.do(({ play }) => play(DECLINE));
    expect(table.now()).toMatchObject({ gate: null, eyes: null, thinking: 2 });
    expect(tokensIn(table.now())).toEqual(nothing);
  });

  test('are not asked again while nobody else has looked', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    table.do(({ play }) => play(TAKE));
    expect(table.now()).toMatchObject({ gate: null, eyes: 0, acting: 0 });
  });

  test('nobody moves behind a shut gate', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ play }) => play(DECLINE));
    table.do(({ countHint }) => countHint());
    expect(table.now().match.moves).toHaveLength(0);
    expect(table.now().hints).toEqual([0, 0, 0]);
  });

  test.each(['background', 'inactive'] as const)(
    'find the gate shut after the app was %s',
    (state) => {
      const table = playing(sit('Mei Bo *'));
      table.do(({ openGate }) => openGate());
      table.do(({ play }) => play(TAKE));
      goAway(state);
      expect(table.now()).toMatchObject({ gate: 0, eyes: null, acting: null, news: [] });
      expect(tokensIn(table.now())).toEqual(nothing);
      table.do(({ openGate }) => openGate());
      expect(table.now()).toMatchObject({ gate: null, eyes: 0, acting: 0 });
    },
  );

  test('see at the end what everybody may see', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    while (table.now().result === null) table.do(({ play }) => play(TAKE));
    expect(table.now()).toMatchObject({ gate: null, eyes: null, acting: null, thinking: null });
    expect(tokensIn(table.now())).toEqual([10, 10, 10]);
  });

  test('have nothing of each other to peek at', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    expect(table.now().peek(0)).toMatchObject({ seat: 0 });
    expect(table.now().peek(1)).toMatchObject({ seat: null, tokens: nothing });
  });
});

describe('round one tablet', () => {
  test('nothing private is shown, and nobody asks who is there', () => {
    const table = playing(sit('Mei Bo Li', { sharing: 'around' }));
    expect(table.now()).toMatchObject({ gate: null, eyes: null, acting: 0 });
    expect(table.now().legal()).toEqual([TAKE, DECLINE]);
    expect(tokensIn(table.now())).toEqual([null, null, null]);
    table.do(({ play }) => play(DECLINE));
    expect(table.now()).toMatchObject({ gate: null, eyes: null, acting: 1 });
  });

  test('each person may peek at what is theirs, and nobody at what is a bot’s', () => {
    const table = playing(sit('Mei * Li', { sharing: 'around' }));
    expect(table.now().peek(0)).toMatchObject({ seat: 0, tokens: [10, null, null] });
    expect(table.now().peek(2)).toMatchObject({ seat: 2, tokens: [null, null, 10] });
    expect(table.now().peek(1)).toMatchObject({ seat: null, tokens: [null, null, null] });
  });
});

import { StrictMode } from 'react';
import type { Sitting } from '../../../app/play/playing';
import { LookProvider, USUAL_LOOK } from '../../../components/look';
import { load, save } from '../../../engine';
import { playing, seatsOf, tokensIn, wait, watch } from './atPlay';
import { DECLINE, sit, TAKE } from './sit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('bots', () => {
  test('move one after the other, each after a moment, until it is a person’s turn', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    expect(table.now()).toMatchObject({ thinking: 1, acting: null });
    expect(table.now().legal()).toEqual([]);
    wait(699);
    expect(table.now().match.moves).toHaveLength(0);
    wait(1);
    expect(seatsOf(table.now())).toEqual([1]);
    watch(table);
    expect(table.now()).toMatchObject({ thinking: null, acting: 0 });
    expect(table.now().legal()).toEqual([TAKE, DECLINE]);
  });

  test('think shorter where cards fly at once', () => {
    const table = playing(sit('Mei * *', { first: 1 }), ({ children }) => (
      <LookProvider value={{ ...USUAL_LOOK, pace: 0 }}>{children}</LookProvider>
    ));
    wait(249);
    expect(table.now().match.moves).toHaveLength(0);
    wait(1);
    expect(table.now().match.moves).toHaveLength(1);
  });

  test('do not have to be waited for', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    table.do(({ hurry }) => hurry());
    expect(seatsOf(table.now())).toEqual([1]);
  });

  test('hurried twice at once, move once', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    table.do(({ hurry }) => {
      hurry();
      hurry();
    });
    expect(seatsOf(table.now())).toEqual([1]);
  });

  test('wait while something else is in front', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    table.rerender({ paused: true });
    wait(10_000);
    expect(table.now().match.moves).toHaveLength(0);
    table.rerender({ paused: false });
    wait(700);
    expect(table.now().match.moves).toHaveLength(1);
  });

  test('are forgotten when the table is left', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    wait(100);
    table.unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(table.onChange).not.toHaveBeenCalled();
  });

  test('play on by themselves where nobody else sits', () => {
    const table = playing(sit('* * *'));
    watch(table);
    expect(table.now().result?.winners).not.toEqual([]);
    expect(table.now()).toMatchObject({ eyes: null, gate: null, acting: null });
  });

  test('play the same in strict mode, where everything runs twice', () => {
    const once = playing(sit('* * *'));
    watch(once);
    const twice = playing(sit('* * *'), StrictMode);
    watch(twice);
    expect(twice.now().match).toEqual(once.now().match);
  });
});

describe('a move', () => {
  test('is played, told and kept', () => {
    const table = playing(sit('Mei * *'));
    expect(table.onChange).not.toHaveBeenCalled();
    table.do(({ play }) => play(DECLINE));
    const declined = expect.objectContaining({ type: 'declined', seat: 0 });
    expect(table.now().news).toEqual([declined]);
    expect(table.now().story).toEqual([declined]);
    expect(table.onChange).toHaveBeenCalledTimes(1);
    expect(table.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ match: table.now().match }),
    );
  });

  test('that is refused changes nothing, and the reason can be asked for', () => {
    const table = playing(sit('Mei * *'));
    const before = table.now();
    table.do(({ play }) => play({ type: 'fly' }));
    expect(table.now().match).toBe(before.match);
    expect(table.onChange).not.toHaveBeenCalled();
    expect(table.now().refuse({ type: 'fly' })?.code).toBe('unreadable');
    expect(table.now().refuse(DECLINE)).toBeNull();
  });

  test('by a double tap is played once', () => {
    const table = playing(sit('Mei Bo Li', { sharing: 'around' }));
    table.do(({ play }) => {
      play(DECLINE);
      play(DECLINE);
    });
    expect(seatsOf(table.now())).toEqual([0]);
  });

  test('out of turn is refused', () => {
    const table = playing(sit('Mei * *', { first: 1 }));
    table.do(({ play }) => play(DECLINE));
    expect(table.now().match.moves).toHaveLength(0);
    expect(table.now().refuse(DECLINE)?.code).toBe('notYourTurn');
  });
});

test('one person at the device always sees with their own eyes, and nobody asks who they are', () => {
  const table = playing(sit('* Mei *'));
  while (table.now().result === null) {
    expect(table.now()).toMatchObject({ eyes: 1, gate: null });
    expect(tokensIn(table.now())).toEqual([null, expect.any(Number), null]);
    if (table.now().acting === null) wait(1_000);
    else table.do(({ play, legal }) => play(legal().at(-1)));
  }
  expect(table.now()).toMatchObject({ eyes: 1, gate: null, acting: null });
  expect(table.now().legal()).toEqual([]);
  expect(tokensIn(table.now())).not.toContain(null);
});

describe('a game that is left', () => {
  /** Plays to the end, declining whenever possible; at each change the app could have been killed. */
  function playOut(sitting: Sitting) {
    const table = playing(sitting);
    while (table.now().result === null) {
      if (table.now().acting === null) wait(1_000);
      else table.do(({ play, legal }) => play(legal().at(-1)));
    }
    return { ...table.now(), kept: table.onChange.mock.calls.map(([kept]) => kept) };
  }

  test('goes on as it would have, wherever it was left', () => {
    const whole = playOut(sit('Mei * *', { seed: 'left', first: 1 }));
    expect(whole.kept).toHaveLength(whole.match.moves.length);
    for (const kept of whole.kept.filter((_, at) => at % 20 === 0)) {
      const resumed = playOut({ ...kept, match: load(save(kept.match)) });
      expect(resumed.match).toEqual(whole.match);
      expect(resumed.story).toEqual(whole.story);
    }
  });

  test('has no news when it is taken up again', () => {
    const [, second] = playOut(sit('Mei * *')).kept;
    if (!second) throw new Error('nothing was kept');
    const table = playing(second);
    expect(table.now().news).toEqual([]);
    expect(table.now().story.length).toBeGreaterThan(0);
  });
});

describe('again', () => {
  test('the same deal: the same cards and the same one begins', () => {
    const table = playing(sit('Mei * *'));
    const dealt = table.now().match;
    table.do(({ play }) => play(TAKE));
    table.do(({ countHint }) => countHint());
    expect(table.now().hints).toEqual([1, 0, 0]);
    table.do(({ again }) => again('same'));
    expect(table.now().match).toEqual(dealt);
    expect(table.now()).toMatchObject({ hints: [0, 0, 0], story: [], news: [], acting: 0 });
    expect(table.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ match: dealt }));
  });

  test('the same deal is another match; a move taken back leaves it the same', () => {
    const table = playing(sit('Mei Bo Lin', { sharing: 'around' }));
    const { id } = table.now();
    table.do(({ play }) => play(DECLINE));
    table.do(({ undo }) => undo?.());
    expect(table.now()).toMatchObject({ id, match: { moves: [] } });
    table.do(({ again }) => again('same'));
    expect(table.now().id).not.toBe(id);
  });

  test('a new deal: the same people and rules, other cards', () => {
    const table = playing(sit('Mei * *'));
    const { match, players } = table.now();
    table.do(({ again }) => again('new'));
    expect(table.now().match.seed).not.toBe(match.seed);
    expect(table.now().match).toMatchObject({ seats: 3, options: match.options, moves: [] });
    expect(table.now().players).toBe(players);
  });

  test('asks people anew who they are', () => {
    const table = playing(sit('Mei Bo *'));
    table.do(({ openGate }) => openGate());
    table.do(({ again }) => again('new'));
    expect(table.now().gate).toBe(0);
  });
});

describe('a turn that is put together', () => {
  const step = { any: 'step' };
  const another = { another: 'step' };

  test('is kept with the match, and gone once a move is made', () => {
    const table = playing(sit('Mei * *'));
    table.do(({ setDraft }) => setDraft([step]));
    expect(table.now().draft).toEqual([step]);
    expect(table.onChange.mock.lastCall?.[0].draft).toEqual([step]);
    expect(table.now().match.moves).toEqual([]);
    table.do(({ play }) => play(TAKE));
    expect(table.now().draft).toEqual([]);
  });

  test('is undone step by step before any move is', () => {
    const table = playing(sit('Mei * *'));
    table.do(({ setDraft }) => setDraft([step]));
    table.do(({ setDraft }) => setDraft([step, another]));
    table.do(({ undo }) => undo?.());
    expect(table.now().draft).toEqual([step]);
    table.do(({ undo }) => undo?.());
    expect(table.now().draft).toEqual([]);
    expect(table.now().undo).toBeNull();
  });

  test('is for the move it was begun for', () => {
    const table = playing(sit('Mei * *'));
    const { setDraft } = table.now();
    table.do(({ play }) => play(TAKE));
    table.do(() => setDraft([step]));
    expect(table.now().draft).toEqual([]);
  });

  test('does not come with the same deal again', () => {
    const table = playing(sit('Mei * *'));
    table.do(({ setDraft }) => setDraft([step]));
    table.do(({ again }) => again('same'));
    expect(table.now().draft).toEqual([]);
  });
});

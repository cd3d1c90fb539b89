import type { Thinker } from '../../engine';

/** A bot that is at it. */
export interface Thought {
  /** No more waiting: it does what seems best so far. */
  readonly hurry: () => void;
  /** It will not be heard of again. */
  readonly stop: () => void;
}

/** How long it may hold up everything else, in milliseconds: half a frame. */
const SLICE = 8;

/**
 * Thinks in slices between frames, and acts once it has thought and a moment has gone by: a move that
 * comes at once is a move nobody has seen.
 */
export function startThought<Move>(
  begin: () => Thinker<Move>,
  pause: number,
  act: (move: Move) => void,
): Thought {
  const started = performance.now();
  let thinker: Thinker<Move> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(think, 0);

  function think(): void {
    thinker ??= begin();
    const until = performance.now() + SLICE;
    while (!thinker.done && performance.now() < until) thinker.step();
    const left = pause - (performance.now() - started);
    timer = thinker.done ? setTimeout(finish, Math.max(0, left)) : setTimeout(think, 0);
  }

  function finish(): void {
    if (timer === null) return;
    stop();
    thinker ??= begin();
    act(thinker.best());
  }

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  return { hurry: finish, stop };
}

/** How long a bot seems to think, by how fast cards fly. */
export function pauseAt(pace: number): number {
  return AT_ONCE + (USUAL - AT_ONCE) * Math.min(1, pace);
}

const USUAL = 700;
const AT_ONCE = 250;

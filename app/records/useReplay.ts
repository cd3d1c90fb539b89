import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLook } from '../../components/look';
import { result, viewFor, type GameEvent, type Seat } from '../../engine';
import { peopleOf } from '../play/players';
import { visibleTo } from '../play/story';
import type { MatchRecord } from './record';
import { stepsOf } from './steps';

const NO_NEWS: readonly GameEvent[] = [];

/** How long each move is looked at, in milliseconds; less where cards fly faster. */
const LOOK = 1_600;
const SHORTEST = 800;

/** As much of a match that is over as it takes to play it through again. */
export type Replayed = Pick<MatchRecord, 'match' | 'players'>;

/** A match that is over, played through again: as all could see it, or with the eyes of one who sat there. */
export function useReplay({ match: whole, players }: Replayed) {
  const { pace } = useLook();
  const steps = useMemo(() => stepsOf(whole), [whole]);
  const last = steps.length - 1;
  /** `by` is 1 where the move was just made: only then is it told. */
  const [{ at, by }, setPlace] = useState({ at: 0, by: 0 });
  const [running, setRunning] = useState(false);
  const [eyes, setEyes] = useState<Seat | null>(() => aloneIn(peopleOf(players)));

  const goTo = useCallback(
    (to: number) => {
      setRunning(false);
      setPlace((now) => placeAt(to, now.at, last));
    },
    [last],
  );
  const step = useCallback(
    (by: 1 | -1) => {
      setRunning(false);
      setPlace((now) => placeAt(now.at + by, now.at, last));
    },
    [last],
  );
  const run = useCallback(() => {
    // From the end it begins anew.
    if (at === last) setPlace({ at: 0, by: 0 });
    setRunning((now) => !now);
  }, [at, last]);

  const runs = running && at < last;
  useEffect(() => {
    if (!runs) return;
    // Without motion a picture stands as long as with it.
    const wait = pace === 0 ? LOOK : Math.max(SHORTEST, LOOK * pace);
    const timer = setTimeout(() => setPlace((now) => placeAt(now.at + 1, now.at, last)), wait);
    return () => clearTimeout(timer);
  }, [runs, at, last, pace]);

  const { match } = steps[at] ?? { match: whole };
  return {
    match,
    at,
    last,
    running: runs,
    eyes,
    setEyes,
    goTo,
    step,
    run,
    view: useMemo(() => viewFor(match, eyes), [match, eyes]),
    story: useMemo(
      () =>
        visibleTo(
          eyes,
          steps.slice(0, at + 1).flatMap(({ events }) => events),
        ),
      [steps, at, eyes],
    ),
    news: useMemo(
      () => (by === 1 ? visibleTo(eyes, steps[at]?.events ?? NO_NEWS) : NO_NEWS),
      [steps, at, by, eyes],
    ),
    /** What the move that led here brought, however one came to it. */
    brought: useMemo(() => visibleTo(eyes, steps[at]?.events ?? NO_NEWS), [steps, at, eyes]),
    result: useMemo(() => (at === last ? result(match) : null), [match, at, last]),
  };
}

export type Replay = ReturnType<typeof useReplay>;

function placeAt(to: number, from: number, last: number) {
  const at = Math.max(0, Math.min(last, to));
  return { at, by: at - from };
}

/** Who played alone sees the own cards again; of several, nobody's first. */
function aloneIn(people: readonly Seat[]): Seat | null {
  return people.length === 1 ? (people[0] ?? null) : null;
}

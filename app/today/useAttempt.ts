import { useCallback, useEffect, useMemo, useState } from 'react';
import { refuse, viewFor, type AnyView, type GameEvent, type Refusal } from '../../engine';
import type { PatienceView } from '../../engine/games/patience/state';
import { noteDone } from '../ladder/climbed';
import { NO_DRAFT, type Draft } from '../play/playing';
import { today } from '../services/today';
import { tookIn, type Challenge } from './challenge';
import { allPlayed, HINT_STEPS, MOST_TRIES, withPlayed, type Played } from './played';
import { allUnderway, begun, withUnderway, without, type Underway } from './underway';
import type { Records } from './useRecords';
import { useStopwatch } from './useStopwatch';

/** What has come of a take that the rules allow. */
export type Outcome =
  | { readonly is: 'best'; readonly took: GameEvent }
  | { readonly is: 'fewer'; readonly won: number };

export interface Attempt {
  readonly view: AnyView;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly hints: number;
  /** One step of the hint more is looked at. */
  readonly countHint: () => void;
  /** Seconds so far. */
  readonly seconds: () => number;
  readonly refuse: (move: unknown) => Refusal | null;
  /** A take that the rules allow. */
  readonly take: (move: unknown) => Outcome;
  readonly giveUp: () => void;
  /** How it has ended; null while it is being played. */
  readonly end: Played | null;
  /** Plays it once more, for its own sake: what counts has been counted. */
  readonly again: () => void;
  readonly played: readonly Played[];
}

/** One go at a challenge. It stays that of its day, however late it gets. */
export function useAttempt(challenge: Challenge, start: Underway, records: Records): Attempt {
  const { puzzle, match } = challenge;
  const { date, level, most } = puzzle;
  const [inTime] = useState(() => today() === date);
  const [from] = useState(start);
  const [now, setNow] = useState(from);
  const [played, setPlayed] = useState(records.played);
  const first = played.find((one) => one.date === date && one.level === level) ?? null;
  const [rehearsing, setRehearsing] = useState(false);
  const end = rehearsing ? null : first;
  const seconds = useStopwatch(from.seconds, records.timed && end === null);

  // What counts is kept from step to step.
  const counts = first === null;
  useEffect(() => {
    if (counts && now !== from) {
      allUnderway.keep(withUnderway(records.underway, { ...now, seconds: seconds() }));
    }
  }, [now, from, counts, records.underway, seconds]);

  const finish = (how: Played['end'], hints: number) => {
    const one: Played = {
      ...{ date, level, most, inTime, hints },
      end: how,
      tries: now.tries,
      seconds: records.timed ? seconds() : null,
    };
    const all = withPlayed(played, one);
    setPlayed(all);
    setRehearsing(false);
    if (all === played) return;
    allPlayed.keep(all);
    allUnderway.keep(without(records.underway, one));
    if (how === 'solved') void noteDone(level);
  };

  return {
    view: useMemo(() => {
      const view = viewFor(match, 0) as PatienceView; // a match of patience
      // There is no more to come: it ends with one take.
      return { ...view, pack: 0 };
    }, [match]),
    draft: now.draft,
    setDraft: useCallback((draft) => setNow((then) => ({ ...then, draft })), []),
    hints: now.hints,
    countHint: useCallback(
      () => setNow((then) => ({ ...then, hints: Math.min(HINT_STEPS, then.hints + 1) })),
      [],
    ),
    seconds,
    refuse: useCallback((move) => refuse(match, 0, move), [match]),
    take(move) {
      const took = tookIn(match, move);
      const won = took.cards?.length ?? 0;
      if (won >= most) {
        finish('solved', now.hints);
        return { is: 'best', took };
      }
      setNow((then) => ({ ...then, tries: [...then.tries, won].slice(-MOST_TRIES) }));
      return { is: 'fewer', won };
    },
    giveUp: () => finish('gaveUp', now.hints),
    end,
    again() {
      setNow({ ...begun(date, level), draft: NO_DRAFT });
      setRehearsing(true);
    },
    played,
  };
}

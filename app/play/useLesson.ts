import { useCallback, useEffect, useMemo, useState } from 'react';
import { viewFor } from '../../engine';
import { noteDone } from '../ladder/climbed';
import { useVoice } from '../services/voice';
import { useLanguage, type PlayedId } from '../texts';
import { tables } from './games';
import type { Lesson } from './games/gameTable';
import { beginLesson, choose, goOn, objection, stepOf } from './lesson';
import { namesOf } from './names';
import { NO_DRAFT, type Draft } from './playing';
import { useLegal } from './useLegal';

/** How long the others seem to think, in milliseconds. */
const PAUSE = 500;

/** A guided game as a screen sees it. */
export function useLesson(game: PlayedId, lesson: Lesson) {
  const table = tables[game];
  const language = useLanguage();
  const { tell, silence } = useVoice();
  const [state, setState] = useState(() => beginLesson(game, lesson));
  /** The answer to a choice that was not asked for; it stands until the right one is made. */
  const [answer, setAnswer] = useState<string | null>(null);
  const { match, news } = state;
  const [drafted, setDrafted] = useState({ of: match, draft: NO_DRAFT });
  const step = stepOf(state);
  const told = step?.kind === 'told' ? step : null;
  const view = useMemo(() => viewFor(match, 0), [match]);

  useEffect(() => {
    if (step?.kind !== 'scripted') return;
    const timer = setTimeout(() => setState(goOn), PAUSE);
    return () => clearTimeout(timer);
  }, [step, state]);

  useEffect(() => {
    const events = news.length > 0 ? news : [table.dealt(view)];
    tell(events.flatMap((event) => table.spoken(event) ?? []));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each piece of news: not again when a setting changes how it would be said
  }, [news]);
  useEffect(() => silence, [silence]);

  const over = step === null;
  const { level } = lesson;
  useEffect(() => {
    if (over && level !== undefined) void noteDone(level);
  }, [over, level]);

  const play = useCallback((move: unknown) => {
    setAnswer(null);
    setState((now) => choose(now, move));
  }, []);
  const why = useCallback((move: unknown) => objection(state, move, language), [state, language]);

  return {
    match,
    view,
    names: useMemo(() => namesOf(lesson.players, language), [lesson, language]),
    /** What the person is to do, while it is their turn. */
    told,
    answer,
    refused: setAnswer,
    thinking: step?.kind === 'scripted' ? step.seat : null,
    acting: told ? told.seat : null,
    legal: useLegal(match, told ? told.seat : null),
    draft: drafted.of === match ? drafted.draft : NO_DRAFT,
    setDraft: useCallback((draft: Draft) => setDrafted({ of: match, draft }), [match]),
    over,
    news,
    play,
    why,
  };
}

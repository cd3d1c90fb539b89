import { useCallback, useEffect, useMemo } from 'react';
import { useLook } from '../../../components/look';
import type { GameEvent, Seat } from '../../../engine';
import { useVoice } from '../../services/voice';
import { useLanguage } from '../../texts';
import { gameOf, tables } from '../games';
import type { Playing } from '../playing';

interface Line {
  readonly text: string;
  readonly seat?: Seat;
}

interface Telling {
  /** The log, from the deal on. */
  readonly lines: readonly Line[];
  /** The newest of it, for those who do not see the table. */
  readonly latest: string;
}

/** As much of a match as can be told, whether it is played or played through again. */
export type Told = Pick<Playing, 'match' | 'view' | 'story' | 'news' | 'result'>;

/** What happens, told three times: as a log, to assistive tech, and aloud in Chinese. */
export function useTelling(playing: Told, names: readonly string[]): Telling {
  const { match, view, story, news, result } = playing;
  const game = tables[gameOf(match)];
  const language = useLanguage();
  const { script } = useLook();
  const { tell, silence } = useVoice();
  const fresh = match.moves.length === 0;
  const dealt = useMemo(() => game.dealt(view), [game, view]);

  const markOf = useCallback((seat: Seat) => game.mark?.(view, seat) ?? seat, [game, view]);
  const write = useMemo(
    () => (events: readonly GameEvent[]) =>
      events.flatMap((event) => {
        const text = game.line(event, names, language, script);
        const seat = event.seat === undefined ? undefined : markOf(event.seat);
        return text === null ? [] : [{ text, seat }];
      }),
    [game, names, language, script, markOf],
  );

  const lines = useMemo(() => {
    const told: Line[] = write([dealt, ...story]);
    return result ? [...told, { text: game.ending(result, names, language) }] : told;
  }, [write, dealt, story, result, game, names, language]);

  const latest = useMemo(() => {
    const ended = result ? [game.ending(result, names, language)] : [];
    const told = write(fresh ? [dealt] : news).map(({ text }) => text);
    return [...told, ...ended].join(' ');
  }, [write, fresh, dealt, news, result, game, names, language]);

  useEffect(() => {
    tell((fresh ? [dealt] : news).flatMap((event) => game.spoken(event) ?? []));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each piece of news: not again when a setting changes how it would be said
  }, [news, match.seed]);
  useEffect(() => silence, [silence]);

  return { lines, latest };
}

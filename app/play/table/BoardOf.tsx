import { useCallback, useMemo } from 'react';
import { hasSides } from '../../../components/table/around';
import type { Size } from '../../../components/table/place';
import type { Reading } from '../../../engine/chinese/reading';
import { useVoice } from '../../services/voice';
import { useFeel } from '../../settings/useFeel';
import { useLanguage } from '../../texts';
import { inWords } from '../../texts/refusals';
import { gameOf, tables } from '../games';
import type { Playing } from '../playing';
import { useNear } from './useNear';

interface Props {
  readonly playing: Playing;
  readonly names: readonly string[];
  readonly around: boolean;
  readonly size: Size;
  readonly onWord: (word: string) => void;
  readonly onLook: (reading: Reading) => void;
}

/** The board of whatever game is played, tied to its match. */
export function BoardOf({ playing, names, around, size, onWord, onLook }: Props) {
  const { match, players, view, acting, legal, thinking, peek, play, refuse, draft, setDraft } =
    playing;
  const language = useLanguage();
  const { say, off } = useVoice();
  const { Board } = tables[gameOf(match)];
  const seats = useMemo(
    () => players.map(({ kind }, seat) => ({ name: names[seat] ?? '', bot: kind === 'bot' })),
    [players, names],
  );
  const why = useCallback(
    (move: unknown) => {
      const refused = refuse(move);
      return refused && inWords(refused, language);
    },
    [refuse, language],
  );
  return (
    <Board
      view={view}
      size={size}
      seats={seats}
      near={useNear(playing, around && hasSides(size))}
      acting={acting}
      legal={legal}
      draft={draft}
      onDraft={setDraft}
      thinking={thinking}
      around={around}
      peek={peek}
      onMove={play}
      why={why}
      onSay={off ? null : say}
      onLook={onLook}
      onRefused={onWord}
      onFeel={useFeel()}
    />
  );
}

import { useCallback, useMemo, useRef } from 'react';
import type { BoardProps } from '../../../components/games/board';
import { hasSides } from '../../../components/table/around';
import type { Size } from '../../../components/table/place';
import type { Refusal } from '../../../engine';
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
  readonly onLook: BoardProps['onLook'];
}

/** The board of whatever game is played, tied to its match. */
export function BoardOf({ playing, names, around, size, onWord, onLook }: Props) {
  const {
    match,
    players,
    view,
    acting,
    legal,
    thinking,
    peek,
    play,
    refuse,
    missed,
    draft,
    setDraft,
  } = playing;
  const language = useLanguage();
  const { say, off } = useVoice();
  const { Board } = tables[gameOf(match)];
  const seats = useMemo(
    () => players.map(({ kind }, seat) => ({ name: names[seat] ?? '', bot: kind === 'bot' })),
    [players, names],
  );
  /** Boards ask for reasons as they like; one that somebody is told of has been tried. */
  const reasons = useRef(new Map<string, Refusal>());
  const why = useCallback(
    (move: unknown) => {
      const refused = refuse(move);
      const words = refused && inWords(refused, language);
      if (refused && words !== null) reasons.current.set(words, refused);
      return words;
    },
    [refuse, language],
  );
  const told = useCallback(
    (word: string) => {
      const refused = reasons.current.get(word);
      if (refused) missed(refused);
      onWord(word);
    },
    [missed, onWord],
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
      onAside={playing.playAside}
      onHandOn={playing.handOn}
      why={why}
      onSay={off ? null : say}
      onLook={onLook}
      onRefused={told}
      onFeel={useFeel()}
    />
  );
}

import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PropsWithChildren,
} from 'react';
import { join, PAUSE, reading, type Reading } from '../../engine/chinese/reading';
import { useBackgrounded } from './front';
import type { Voice } from './mandarin';
import { paceFor, type Said } from './pace';
import { useScreenReader } from './screenReader';
import { hush, say, type Pace } from './speech';
import { touched } from './touched';

/** By itself when cards are turned and moves are made, when asked by a tap, or not at all. */
export type VoiceMode = 'auto' | 'onTap' | 'off';

export interface Speaking {
  /** When somebody asks for it; a second time soon after, slowly. */
  readonly say: (reading: Reading) => void;
  /** By itself, where people want that; several with a pause between them. Never over a screen reader. */
  readonly tell: (readings: Reading | readonly Reading[]) => void;
  /** For leaving what was being talked about. */
  readonly silence: () => void;
  /** Says 一二三 whatever the setting, and with which voice; null where there is none. */
  readonly test: () => Promise<Voice | null>;
  /** The voice is turned off: there is no use in offering it. */
  readonly off: boolean;
  /** Once it is known that the device has no Chinese voice. */
  readonly missing: boolean;
  /** How often somebody has asked in vain. */
  readonly unheard: number;
}

/** For those who count what is heard: called with everything that a voice says. */
const listeners = new Set<(said: Reading) => void>();

export function onHeard(listener: (said: Reading) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** What the test says. */
export const TRIAL = reading('一 二 三');

const VoiceContext = createContext<Speaking | null>(null);

export function VoiceProvider({ mode, children }: PropsWithChildren<{ readonly mode: VoiceMode }>) {
  const [missing, setMissing] = useState(false);
  const [unheard, setUnheard] = useState(0);
  const readerOn = useScreenReader();
  const asked = useRef<Said | null>(null);
  const told = useRef<Said | null>(null);
  useBackgrounded(hush);
  useEffect(() => {
    if (mode === 'off') void hush();
  }, [mode]);

  const acts = useMemo(() => {
    const speak = async (parts: readonly Reading[], pace: Pace) => {
      // Voices know simplified characters best, whatever stands on the cards.
      const voice = await say(withPauses(parts).hanzi.simplified, pace);
      setMissing(!voice);
      if (voice) for (const listener of listeners) parts.forEach(listener);
      return voice;
    };

    return {
      say: (it: Reading) => {
        if (mode === 'off') return;
        const at = Date.now();
        const pace = paceFor(it.hanzi.simplified, at, asked.current);
        if (!pace) return;
        asked.current = { hanzi: it.hanzi.simplified, pace, at };
        void speak([it], pace).then((voice) => {
          if (!voice) setUnheard((times) => times + 1);
        });
      },
      tell: (them: Reading | readonly Reading[]) => {
        const parts = 'hanzi' in them ? [them] : them;
        if (mode !== 'auto' || readerOn || !touched() || parts.length === 0) return;
        const it = withPauses(parts);
        const at = Date.now();
        if (!paceFor(it.hanzi.simplified, at, told.current)) return;
        told.current = { hanzi: it.hanzi.simplified, pace: 'normal', at };
        void speak(parts, 'normal');
      },
      silence: () => void hush(),
      test: () => speak([TRIAL], 'normal'),
      off: mode === 'off',
    };
  }, [mode, readerOn]);

  const speaking = useMemo(() => ({ ...acts, missing, unheard }), [acts, missing, unheard]);
  return <VoiceContext.Provider value={speaking}>{children}</VoiceContext.Provider>;
}

/** One after another, as one. */
export function withPauses(parts: readonly Reading[]): Reading {
  return join(
    parts.flatMap((part, place) => (place === 0 ? [part] : [PAUSE, part])),
    '',
  );
}

export function useVoice(): Speaking {
  const speaking = useContext(VoiceContext);
  if (!speaking) throw new Error('useVoice needs a VoiceProvider above it');
  return speaking;
}

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react';
import { keep, recall } from '../kept/kept';
import { useBackgrounded } from '../services/front';
import { keptLock, lockWith, opens, type Lock } from './lock';

export interface LockControl {
  /** Somebody has set a PIN. */
  readonly hasPin: boolean;
  /** And nobody has entered it since children were last at the device. */
  readonly locked: boolean;
  /** Whether this is the PIN; it opens nothing by itself. */
  readonly isPin: (pin: string) => Promise<boolean>;
  readonly open: () => void;
  readonly close: () => void;
  readonly setPin: (pin: string) => Promise<void>;
  /** Nothing else that is kept changes. */
  readonly takeAway: () => void;
}

interface Known {
  readonly lock: Lock | null;
  readonly opened: boolean;
}

/** The lock as it was left, shut; null until it is known. */
export function useKeptLock(): LockControl | null {
  const [known, setKnown] = useState<Known | null>(null);

  useEffect(() => {
    let here = true;
    void recall(keptLock).then(({ value }) => here && setKnown({ lock: value, opened: false }));
    return () => {
      here = false;
    };
  }, []);

  const set = useCallback((opened: boolean) => {
    setKnown((now) => (now && now.opened !== opened ? { ...now, opened } : now));
  }, []);
  const open = useCallback(() => set(true), [set]);
  const close = useCallback(() => set(false), [set]);
  const change = useCallback((lock: Lock | null) => {
    setKnown({ lock, opened: true });
    keep(keptLock, lock);
  }, []);
  useBackgrounded(close);

  return useMemo(() => {
    if (!known) return null;
    const { lock, opened } = known;
    return {
      hasPin: lock !== null,
      locked: lock !== null && !opened,
      isPin: async (pin) => lock !== null && (await opens(lock, pin)),
      open,
      close,
      setPin: async (pin) => change(await lockWith(pin)),
      takeAway: () => change(null),
    };
  }, [known, open, close, change]);
}

const LockContext = createContext<LockControl | null>(null);

interface Props {
  readonly value: LockControl;
}

export function LockProvider({ value, children }: PropsWithChildren<Props>) {
  return <LockContext.Provider value={value}>{children}</LockContext.Provider>;
}

export function useLock(): LockControl {
  const control = useContext(LockContext);
  if (!control) throw new Error('useLock needs a LockProvider above it');
  return control;
}

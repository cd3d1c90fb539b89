import { useEffect, useState, type ReactNode } from 'react';
import { Pressable } from 'react-native';
import { useTheme } from '../theme';

/** For those who cannot hold a button down: a look lasts this long. */
const LOOK = 3_000;
/** Held longer than a click, it is a hold, and ends when the finger lets go. */
const HOLD = 300;

interface Props {
  readonly label: string;
  readonly hidden: ReactNode;
  /** Made only while somebody looks: otherwise it is nowhere to be found. */
  readonly shown: () => ReactNode;
}

/** Shows something while it is held down. */
export function Peek({ label, hidden, shown }: Props) {
  const { touch, radius } = useTheme();
  const [looking, setLooking] = useState<'no' | 'holding' | 'for a moment'>('no');

  useEffect(() => {
    if (looking !== 'for a moment') return;
    const timer = setTimeout(() => setLooking('no'), LOOK);
    return () => clearTimeout(timer);
  }, [looking]);

  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-expanded={looking !== 'no'}
      delayLongPress={HOLD}
      onLongPress={() => setLooking('holding')}
      onPressOut={() => setLooking((now) => (now === 'holding' ? 'no' : now))}
      onPress={() => setLooking((now) => (now === 'no' ? 'for a moment' : 'no'))}
      style={{ minWidth: touch, minHeight: touch, borderRadius: radius.card }}
    >
      {looking === 'no' ? hidden : shown()}
    </Pressable>
  );
}

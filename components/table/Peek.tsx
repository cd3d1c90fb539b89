import { useEffect, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { Icon } from '../Icon';
import { useTheme } from '../theme';

/** For those who cannot hold a button down: a look lasts this long. */
const LOOK = 3_000;
/** Held longer than a click, it is a hold, and ends when the finger lets go. */
const HOLD = 250;

interface Props {
  readonly label: string;
  /** Made only while somebody looks: otherwise it is nowhere to be found. */
  readonly shown: () => ReactNode;
}

/** Shows something while it is held down. */
export function Peek({ label, shown }: Props) {
  const { colors, touch } = useTheme();
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
      style={[
        styles.eye,
        {
          width: touch,
          height: touch,
          borderRadius: touch / 2,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
          boxShadow: `0px 1px 3px ${colors.shadow}`,
        },
      ]}
    >
      {looking === 'no' ? <Icon name="eye" color={colors.ink} /> : shown()}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  eye: { alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
});

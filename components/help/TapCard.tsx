import { Pressable } from 'react-native';
import type { Reading } from '../../engine/chinese/reading';
import { Card } from '../Card';
import { cardLabel } from '../cardLabel';
import { useLook } from '../look';
import { useTheme } from '../theme';
import type { Say } from './say';

interface Props {
  readonly reading: Reading;
  readonly width: number;
  readonly onSay: Say;
}

/** A card in a picture that says what it is when tapped. */
export function TapCard({ reading, width, onSay }: Props) {
  const { radius } = useTheme();
  const { script } = useLook();
  const label = cardLabel(reading, script);
  if (!onSay) return <Card reading={reading} width={width} label={label} />;
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={() => onSay(reading)}
      style={({ pressed }) => ({ borderRadius: radius.card, opacity: pressed ? 0.7 : 1 })}
    >
      <Card reading={reading} width={width} />
    </Pressable>
  );
}

import { useEffect, useState } from 'react';
import { Text } from 'react-native';
import { useTheme } from '../../components/theme';
import { shownTime } from './shownTime';

/** The time so far; it alone is drawn anew each second, and nobody is told of it. */
export function Clock({ seconds }: { readonly seconds: () => number }) {
  const { colors, text } = useTheme();
  const [shown, setShown] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setShown(seconds()), 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <Text
      role="timer"
      style={{ color: colors.inkSoft, fontSize: text.s, fontVariant: ['tabular-nums'] }}
    >
      {shownTime(shown)}
    </Text>
  );
}

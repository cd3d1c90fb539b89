import { useEffect, useState } from 'react';
import { StyleSheet, Text } from 'react-native';
import { useTheme } from '../../../../components/theme';
import { percentOf } from '../../../review/accuracy';
import { startCounting } from '../../../statistics/count';
import { useLanguage } from '../../../texts';
import { statistics } from '../../../texts/games/patience/statistics';
import type { Sitting } from '../../playing';

/** Counts the match, and tells how well it was played once that is known. */
export function AfterScore({ sitting: { id, match } }: { readonly sitting: Sitting }) {
  const { colors, text } = useTheme();
  const says = statistics[useLanguage()];
  const [found, setFound] = useState<{ readonly accuracy: number | null } | null>(null);
  useEffect(() => startCounting({ id, match }, (accuracy) => setFound({ accuracy })), [id, match]);
  // Where there was nothing to take, there is nothing to tell.
  if (found?.accuracy === null) return null;
  return (
    <Text role="status" style={[styles.line, { color: colors.inkSoft, fontSize: text.m }]}>
      {found ? says.counted(percentOf(found.accuracy)) : says.counting}
    </Text>
  );
}

const styles = StyleSheet.create({ line: { textAlign: 'center' } });

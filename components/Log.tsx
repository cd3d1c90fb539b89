import { useRef } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../engine';
import { Words } from './help/Words';
import { SeatMark } from './SeatMark';
import { useTheme } from './theme';

interface LinesProps {
  /** Said while nothing has happened yet. */
  readonly empty: string;
  readonly lines: readonly { readonly text: string; readonly seat?: Seat }[];
}

/** What has happened, the newest at the end. */
export function LogLines({ empty, lines }: LinesProps) {
  const { colors, space, text } = useTheme();
  if (lines.length === 0) {
    return <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{empty}</Text>;
  }
  return (
    <View role="list" style={{ gap: space.xs }}>
      {lines.map((line, at) => (
        <View key={at} role="listitem" style={[styles.line, { gap: space.s }]}>
          <View style={styles.mark}>
            {line.seat !== undefined && <SeatMark seat={line.seat} size={12} />}
          </View>
          <View style={styles.words}>
            <Words style={{ fontSize: text.s, lineHeight: text.s * 1.4 }}>{line.text}</Words>
          </View>
        </View>
      ))}
    </View>
  );
}

interface Props extends LinesProps {
  readonly title: string;
}

/** The same beside the table, with the newest always in sight. */
export function Log({ title, ...lines }: Props) {
  const { colors, space, text } = useTheme();
  const scroller = useRef<ScrollView>(null);
  return (
    <View style={[styles.log, { gap: space.s }]}>
      <Text role="heading" aria-level={2} style={{ color: colors.inkSoft, fontSize: text.s }}>
        {title}
      </Text>
      <ScrollView
        ref={scroller}
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        onContentSizeChange={() => scroller.current?.scrollToEnd({ animated: false })}
      >
        <LogLines {...lines} />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  log: { flex: 1, minHeight: 0 },
  line: { flexDirection: 'row', alignItems: 'baseline' },
  mark: { width: 12 },
  words: { flex: 1 },
});

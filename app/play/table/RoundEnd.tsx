import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../../components/controls/Button';
import { useTheme } from '../../../components/theme';

interface Props {
  readonly score: ReactNode;
  /** "Next round". */
  readonly next: string;
  readonly onNext: () => void;
}

/** Between two rounds: how the last one went, as long as anybody wants to look at it. */
export function RoundEnd({ score, next, onNext }: Props) {
  const { space } = useTheme();
  return (
    <View style={styles.page}>
      <ScrollView
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        contentContainerStyle={[styles.middle, { paddingBottom: space.l }]}
      >
        <View style={styles.sheet}>{score}</View>
      </ScrollView>
      <View style={[styles.way, { paddingTop: space.s }]}>
        <Button kind="primary" label={next} onPress={onNext} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { width: '100%', maxWidth: 640 },
  way: { alignItems: 'center' },
});

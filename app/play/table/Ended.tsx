import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../../components/controls/Button';
import { useTheme } from '../../../components/theme';
import { useTexts } from '../../texts';
import { gameOf, tables } from '../games';
import { PageLinks } from '../PageLinks';
import type { Playing } from '../playing';

interface Props {
  readonly playing: Playing;
  readonly names: readonly string[];
  readonly onTable: () => void;
  readonly onHome: () => void;
}

/** The end of a match: the score sheet, and how to go on. */
export function Ended({ playing, names, onTable, onHome }: Props) {
  const { space } = useTheme();
  const texts = useTexts();
  const { match, view, result, again } = playing;
  const game = gameOf(match);
  const { Score, AfterScore } = tables[game];
  if (!result) return null;
  return (
    <View style={styles.page}>
      <ScrollView
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        contentContainerStyle={[styles.middle, { paddingBottom: space.l }]}
      >
        <View style={[styles.sheet, { gap: space.m }]}>
          <Score view={view} result={result} names={names} />
          {AfterScore && <AfterScore sitting={playing} />}
        </View>
      </ScrollView>
      <View style={[styles.ways, { gap: space.s, paddingTop: space.s }]}>
        <Button kind="primary" label={texts.table.anew} onPress={() => again('new')} />
        <Button kind="secondary" label={texts.table.same} onPress={() => again('same')} />
        <Button kind="secondary" label={texts.table.seeTable} onPress={onTable} />
        <PageLinks game={game} />
        <Button kind="quiet" label={texts.table.home} onPress={onHome} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { width: '100%', maxWidth: 640 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

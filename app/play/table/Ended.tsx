import { useLinkProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../../components/controls/Button';
import { LinkButton } from '../../../components/LinkButton';
import { useTheme } from '../../../components/theme';
import { wonBy } from '../../plans/underway';
import type { Routes } from '../../routes';
import { useTexts } from '../../texts';
import { soFar } from '../../practice/soFar';
import { gameOf, tables } from '../games';
import { PageLinks } from '../PageLinks';
import { peopleOf } from '../players';
import type { Playing } from '../playing';

interface Props {
  readonly playing: Playing;
  readonly names: readonly string[];
  readonly onTable: () => void;
  readonly onHome: () => void;
}

/** The end of a match: the score sheet, and how to go on. */
export function Ended({ playing, names, onTable, onHome }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { id, match, players, view, result, again, lesson } = playing;
  const { slips } = soFar(id, match.moves.length);
  const told = peopleOf(players).flatMap((seat) => {
    const count = slips.filter((slip) => slip.seat === seat).length;
    return count > 0 ? [{ name: names[seat] ?? '', count }] : [];
  });
  const game = gameOf(match);
  const { Score, AfterScore } = tables[game];
  const stepThrough = useLinkProps<Routes>({ screen: 'Again', params: { game } });
  if (!result) return null;
  const goesOn = lesson !== undefined && lesson.round < lesson.rounds;
  const won = lesson && lesson.rounds > 1 ? wonBy(lesson, result.winners) : [];
  return (
    <View style={styles.page}>
      <ScrollView
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        contentContainerStyle={[styles.middle, { paddingBottom: space.l }]}
      >
        <View style={[styles.sheet, { gap: space.m }]}>
          <Score view={view} result={result} names={names} />
          {lesson && (
            <View style={{ alignItems: 'center', gap: space.xs, paddingTop: space.l }}>
              <Text style={{ color: colors.ink, fontSize: text.m }}>
                {texts.table.lesson(lesson.name, lesson.round, lesson.rounds)}
              </Text>
              {won.map((rounds, seat) => (
                <Text key={seat} style={{ color: colors.inkSoft, fontSize: text.m }}>
                  {texts.table.rounds(names[seat] ?? '', rounds)}
                </Text>
              ))}
            </View>
          )}
          {AfterScore && <AfterScore sitting={playing} />}
          {told.length > 0 && (
            <Text
              style={[
                styles.slips,
                { color: colors.inkSoft, fontSize: text.s, paddingTop: space.m },
              ]}
            >
              {texts.table.slips(told)}
            </Text>
          )}
        </View>
      </ScrollView>
      <View style={[styles.ways, { gap: space.s, paddingTop: space.s }]}>
        <Button
          kind="primary"
          label={goesOn ? texts.table.nextRound(lesson.round + 1, lesson.rounds) : texts.table.anew}
          onPress={() => again('new')}
        />
        <Button kind="secondary" label={texts.table.same} onPress={() => again('same')} />
        <Button kind="secondary" label={texts.table.seeTable} onPress={onTable} />
        <LinkButton kind="quiet" label={texts.table.stepThrough} way={stepThrough} />
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
  slips: { textAlign: 'center' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

import { useLinkProps } from '@react-navigation/native';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Button } from '../../../../../components/controls/Button';
import { LinkButton } from '../../../../../components/LinkButton';
import { Sheet } from '../../../../../components/Sheet';
import { StreakCard } from '../../../../../components/statistics/StreakCard';
import { useTheme } from '../../../../../components/theme';
import type { Routes } from '../../../../routes';
import { today } from '../../../../services/today';
import { talliesIn } from '../../../../statistics/statistics';
import { currentOn } from '../../../../statistics/streak';
import { useBook } from '../../../../statistics/useBook';
import { useLanguage, useTexts } from '../../../../texts';
import { statistics as words } from '../../../../texts/games/patience/statistics';
import type { PageProps } from '../../gameTable';
import { Kinds } from './Kinds';

const WIDEST = 820;

/** How all games of patience went that were played to their end on this device. */
export function Statistics({ game }: PageProps) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const says = words[useLanguage()];
  const { width } = useWindowDimensions();
  const { book, forget } = useBook(game);
  const [asking, setAsking] = useState(false);
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Setup', params: { game } });
  if (!book) return null;
  const { statistics, broken } = book;
  const tallies = talliesIn(statistics);
  const isEmpty = Object.keys(tallies).length === 0;
  const soft = [styles.centred, { color: colors.inkSoft, fontSize: text.s }];
  const current = currentOn(statistics.streak, today());
  const { longest } = statistics.streak;
  return (
    <ScrollView
      // A scroller that the keyboard can reach, as browsers want it.
      {...{ tabIndex: 0 }}
      contentContainerStyle={[
        styles.page,
        isEmpty && styles.empty,
        { padding: space.l, gap: space.l },
      ]}
    >
      {broken && (
        <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
          {says.broken}
        </Text>
      )}
      {isEmpty ? (
        <Text style={[styles.centred, { color: colors.ink, fontSize: text.l }]}>{says.none}</Text>
      ) : (
        <>
          <StreakCard
            title={says.streak}
            label={says.streakInWords(current, longest)}
            current={{ label: says.current, days: current }}
            longest={{ label: says.longest, days: longest }}
          />
          <Kinds tallies={tallies} width={Math.min(width, WIDEST) - 2 * space.l} />
          <Text style={soft}>{says.about}</Text>
        </>
      )}
      <View style={[styles.ways, { gap: space.s }]}>
        <LinkButton kind="primary" label={says.play} way={{ href, onPress }} />
        {!isEmpty && <Button kind="quiet" label={says.forget} onPress={() => setAsking(true)} />}
      </View>
      {asking && (
        <Sheet title={says.forget} close={texts.close} onClose={() => setAsking(false)}>
          <Text style={{ color: colors.ink, fontSize: text.m }}>{says.ask.about}</Text>
          <Button
            kind="primary"
            label={says.ask.yes}
            onPress={() => {
              setAsking(false);
              forget();
            }}
          />
          <Button kind="secondary" label={says.ask.no} onPress={() => setAsking(false)} />
        </Sheet>
      )}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: WIDEST, alignSelf: 'center' },
  empty: { flexGrow: 1, justifyContent: 'center' },
  centred: { textAlign: 'center' },
  ways: { alignItems: 'center' },
});

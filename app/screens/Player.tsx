import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Section } from '../../components/controls/Section';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { PracticeMap } from '../practice/PracticeMap';
import { sumsOf } from '../practice/sums';
import { SumTable } from '../practice/SumTable';
import { Nothing } from '../records/Nothing';
import { RecordRow } from '../records/RecordRow';
import { useBook } from '../records/useBook';
import { useRoster } from '../roster/useRoster';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** Wider than this, the numbers lie beside the games. */
const TWO_COLUMNS = 900;
const MAP = 480;

/** The latest are enough here: the list of records has them all. */
const LATEST = 8;
const NOBODY: ReadonlySet<string> = new Set();

/** What somebody of the roster has played and practised. */
export function Player({ route, navigation }: NativeStackScreenProps<Routes, 'Player'>) {
  const { space, textScale } = useTheme();
  const texts = useTexts();
  const says = texts.records.player;
  const { width } = useWindowDimensions();
  const { id } = route.params;
  const { book } = useBook();
  const roster = useRoster()?.roster;
  const sums = useMemo(() => book && sumsOf(book.rows, id), [book, id]);
  const name = roster?.find((person) => person.id === id)?.name ?? sums?.name ?? '';
  const beside = width >= TWO_COLUMNS * textScale;
  const room = (beside ? width / 2 : width) - 2 * space.l;
  const waiting = book?.waiting ?? NOBODY;
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={name || says.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      {sums?.rows.length === 0 && (
        <Nothing
          {...texts.records.player.nobody}
          way={{ label: texts.records.missing.back, to: { screen: 'Records' } }}
        />
      )}
      {sums && sums.rows.length > 0 && (
        <ScrollView contentContainerStyle={[styles.page, { padding: space.l }]}>
          <View style={[beside && styles.beside, { gap: space.xl }]}>
            <View
              style={[beside ? styles.column : { maxWidth: 640, width: room }, { gap: space.xl }]}
            >
              <Section title={says.games}>
                <SumTable games={sums.games} />
              </Section>
              {!beside && <PracticeMap practice={sums.practice} width={Math.min(MAP, room)} />}
              <Section title={says.matches}>
                <View>
                  {sums.rows.slice(0, LATEST).map((row) => (
                    <RecordRow key={row.id} row={row} waiting={waiting.has(row.id)} />
                  ))}
                </View>
              </Section>
            </View>
            {beside && <PracticeMap practice={sums.practice} width={Math.min(MAP, room)} />}
          </View>
        </ScrollView>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  beside: { flexDirection: 'row', width: '100%', maxWidth: 1040 },
  column: { flex: 1, maxWidth: 560 },
});

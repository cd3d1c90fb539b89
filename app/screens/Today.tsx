import { useLinkProps } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Choice } from '../../components/controls/Choice';
import { Section } from '../../components/controls/Section';
import { Switch } from '../../components/controls/Switch';
import { LevelTile } from '../../components/days/LevelTile';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { LEVELS } from '../../engine/games/numero/pack';
import type { Routes } from '../routes';
import { KeptNotices } from '../settings/KeptNotices';
import { useLanguage, useTexts } from '../texts';
import { dates } from '../texts/dates';
import { steps } from '../texts/ladder';
import { Calendar } from '../today/Calendar';
import { monthOf, weekdayOf } from '../today/days';
import { streakIn } from '../today/played';
import { Row } from '../today/Row';
import { stateOfDay } from '../today/stateOfDay';
import { timed } from '../today/timed';
import { useRecords, type Records } from '../today/useRecords';

const levels = LEVELS.map((_, level) => level);

/** Wider than this, the days that are past lie beside today. */
const TWO_COLUMNS = 700;

/** What a tile needs to lie beside another. */
const TILE = 230;

/** The challenges of today, and those of the days before. */
export function Today({ navigation }: NativeStackScreenProps<Routes, 'Today'>) {
  const { space, textScale } = useTheme();
  const texts = useTexts();
  const records = useRecords();
  const { width } = useWindowDimensions();
  const beside = width >= TWO_COLUMNS * textScale;
  return (
    <Screen>
      <TopBar
        hanzi={texts.today.hanzi}
        title={texts.today.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView
        // A scroller that the keyboard can reach, as browsers want it.
        {...{ tabIndex: 0 }}
        contentContainerStyle={[styles.page, { padding: space.l, gap: space.xl }]}
      >
        <View style={[styles.notices, { gap: space.s }]}>
          <KeptNotices />
        </View>
        {records && (
          <View style={[styles.columns, beside && styles.beside, { gap: space.xxl }]}>
            <View style={[beside && styles.column, { gap: space.xl }]}>
              <Now records={records} />
            </View>
            <View style={[beside && styles.column, { gap: space.xl }]}>
              <Others records={records} />
              <Clock on={records.timed} />
            </View>
          </View>
        )}
      </ScrollView>
    </Screen>
  );
}

function Now({ records }: { readonly records: Records }) {
  const { colors, space, text, textScale } = useTheme();
  const texts = useTexts();
  const says = dates[useLanguage()];
  const [room, setRoom] = useState(0);
  const { day, played, broken } = records;
  const soft = { color: colors.inkSoft, fontSize: text.m };
  const twoAbreast = room >= 2 * TILE * textScale + space.s;
  return (
    <Section
      title={says.long({ ...monthOf(day), day: Number(day.slice(8)), weekday: weekdayOf(day) })}
    >
      {broken && (
        <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
          {texts.today.broken}
        </Text>
      )}
      <Text style={soft}>{texts.today.about}</Text>
      <Row {...streakIn(played, day)} />
      <View
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        style={[styles.tiles, { gap: space.s }]}
      >
        {room > 0 &&
          levels.map((level) => (
            <Tile
              key={level}
              level={level}
              records={records}
              width={twoAbreast ? (room - space.s) / 2 : room}
            />
          ))}
      </View>
    </Section>
  );
}

interface TileProps {
  readonly level: number;
  readonly records: Records;
  readonly width: number;
}

function Tile({ level, records, width }: TileProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { href, onPress } = useLinkProps<Routes>({
    screen: 'Challenge',
    params: { date: records.day, level },
  });
  const state = stateOfDay(records, records.day, level);
  const name = steps[level]?.name[language] ?? '';
  return (
    <LevelTile
      level={texts.today.level(level)}
      name={name}
      says={texts.today.tile(level, name, texts.today.marks[state])}
      state={state}
      width={width}
      way={{ href, onPress }}
    />
  );
}

function Others({ records }: { readonly records: Records }) {
  const texts = useTexts();
  // The level that was played last is the one that people look for.
  const [level, setLevel] = useState(records.played.at(-1)?.level ?? 0);
  return (
    <Section title={texts.today.others}>
      <Choice
        label={texts.today.ofLevel}
        options={levels.map((value) => ({ value, label: `${value}` }))}
        value={level}
        onChange={setLevel}
      />
      <Calendar key={records.day} level={level} records={records} />
    </Section>
  );
}

function Clock({ on: before }: { readonly on: boolean }) {
  const texts = useTexts();
  const [on, setOn] = useState(before);
  return (
    <Switch
      {...texts.today.clock}
      on={on}
      onChange={(now) => {
        setOn(now);
        timed.keep(now);
      }}
    />
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  notices: { width: '100%', maxWidth: 1000 },
  columns: { width: '100%', maxWidth: 560 },
  beside: { flexDirection: 'row', maxWidth: 1000 },
  column: { flexShrink: 1, flexGrow: 1, flexBasis: 0 },
  tiles: { flexDirection: 'row', flexWrap: 'wrap' },
});

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { EVERYTHING, filtered } from '../records/filter';
import { Nothing } from '../records/Nothing';
import { RecordList } from '../records/RecordList';
import { RecordSheets, type RecordSheet } from '../records/RecordSheets';
import { RoomNotices } from '../records/RoomNotices';
import { useBook } from '../records/useBook';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** Every match that was played to its end. */
export function Records({ navigation }: NativeStackScreenProps<Routes, 'Records'>) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const says = texts.records;
  const { book, lookAgain } = useBook();
  const [filter, setFilter] = useState(EVERYTHING);
  const [sheet, setSheet] = useState<RecordSheet | null>(null);
  const shown = useMemo(() => (book ? filtered(book.rows, filter) : []), [book, filter]);
  const isEmpty = book?.rows.length === 0;
  const all = book?.rows.length ?? 0;

  const bar = (
    <TopBar
      hanzi={texts.name.hanzi}
      title={says.title}
      back={{ label: texts.back, onPress: navigation.goBack }}
    >
      {!isEmpty && (
        <>
          <IconButton label={says.players} onPress={() => setSheet('players')}>
            <Icon name="people" color={colors.ink} />
          </IconButton>
          <IconButton label={says.filter.title} onPress={() => setSheet('filter')}>
            <Icon name="filter" color={filter === EVERYTHING ? colors.ink : colors.accent} />
          </IconButton>
        </>
      )}
      <IconButton label={says.more} onPress={() => setSheet('more')}>
        <Icon name="more" color={colors.ink} />
      </IconButton>
    </TopBar>
  );
  return (
    <Screen>
      {bar}
      {book && isEmpty && (
        <>
          <View style={[styles.notices, { padding: space.l }]}>
            <RoomNotices book={book} onSheet={setSheet} />
          </View>
          <Nothing
            {...texts.records.empty}
            way={{ label: texts.records.empty.home, to: { screen: 'Home' } }}
          />
        </>
      )}
      {book && !isEmpty && (
        <RecordList
          rows={shown}
          waiting={book.waiting}
          head={
            <>
              <RoomNotices book={book} onSheet={setSheet} />
              <View style={[styles.line, { columnGap: space.m }]}>
                <Text role="status" style={{ color: colors.inkSoft, fontSize: text.m }}>
                  {shown.length === all ? says.count(all) : says.of(shown.length, all)}
                </Text>
                {filter !== EVERYTHING && (
                  <Button
                    kind="quiet"
                    label={says.filter.off}
                    onPress={() => setFilter(EVERYTHING)}
                  />
                )}
              </View>
              {shown.length === 0 && (
                <Text style={{ color: colors.ink, fontSize: text.m }}>{says.nothingSo}</Text>
              )}
            </>
          }
        />
      )}
      {book && sheet && (
        <RecordSheets
          book={book}
          shown={shown}
          filter={filter}
          onFilter={setFilter}
          sheet={sheet}
          onSheet={setSheet}
          onChanged={lookAgain}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  notices: { alignSelf: 'center', width: '100%', maxWidth: 720 },
});

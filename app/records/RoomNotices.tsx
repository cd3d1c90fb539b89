import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import type { Book } from './book';
import type { RecordSheet } from './RecordSheets';

/** From here on it is time to make room. */
const NEARLY = 0.9;

interface Props {
  readonly book: Book;
  readonly onSheet: (sheet: RecordSheet) => void;
}

/** What is wrong with the room for matches, and the ways out. Nobody is kept from playing. */
export function RoomNotices({ book: { rows, waiting, taken, broken }, onSheet }: Props) {
  const { colors, radius, space, text } = useTheme();
  const texts = useTexts();
  const says = texts.records;
  const room = texts.records.room;
  const full = waiting.size > 0;
  const lines = [
    ...(full ? [room.full(waiting.size)] : []),
    ...(!full && taken >= NEARLY ? [room.nearly(Math.floor(taken * 100))] : []),
    ...(broken > 0 ? [says.broken(broken)] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <View
      role="status"
      style={[
        styles.notice,
        {
          padding: space.m,
          gap: space.s,
          borderRadius: radius.card,
          borderColor: colors.accent,
          backgroundColor: colors.card,
        },
      ]}
    >
      {lines.map((line) => (
        <Text key={line} style={{ color: colors.ink, fontSize: text.s }}>
          {line}
        </Text>
      ))}
      {(full || taken >= NEARLY) && (
        <View style={[styles.ways, { gap: space.s }]}>
          <Button kind="secondary" label={says.files.backup} onPress={() => onSheet('backup')} />
          <Button
            kind="secondary"
            label={says.remove.oldest(Math.min(OLDEST, rows.length))}
            onPress={() => onSheet('oldest')}
          />
        </View>
      )}
    </View>
  );
}

/** So many make room for a good while. */
export const OLDEST = 100;

const styles = StyleSheet.create({
  notice: { borderWidth: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap' },
});

import { useCallback, useMemo, type ReactElement } from 'react';
import { FlatList, StyleSheet, Text, View, type ListRenderItem } from 'react-native';
import { useTheme } from '../../components/theme';
import { useLanguage } from '../texts';
import { RecordRow } from './RecordRow';
import type { Row } from './row';
import { dayOf } from './when';

interface Props {
  readonly rows: readonly Row[];
  readonly waiting: ReadonlySet<string>;
  /** Above the list; it scrolls with it. */
  readonly head: ReactElement;
}

type Item =
  { readonly day: string; readonly key: string } | { readonly row: Row; readonly key: string };

/** Matches by the days they were played on, the latest first. Only those in sight are drawn. */
export function RecordList({ rows, waiting, head }: Props) {
  const { colors, space, text } = useTheme();
  const language = useLanguage();
  const items = useMemo(() => withDays(rows, language), [rows, language]);
  const draw = useCallback<ListRenderItem<Item>>(
    ({ item }) =>
      'row' in item ? (
        <RecordRow row={item.row} waiting={waiting.has(item.row.id)} />
      ) : (
        <Text
          role="heading"
          aria-level={2}
          style={{
            color: colors.inkSoft,
            fontSize: text.s,
            paddingTop: space.m,
            paddingBottom: space.xs,
          }}
        >
          {item.day}
        </Text>
      ),
    [waiting, colors, text, space],
  );
  return (
    <FlatList
      data={items}
      renderItem={draw}
      keyExtractor={({ key }) => key}
      initialNumToRender={12}
      maxToRenderPerBatch={12}
      windowSize={5}
      // A scroller that the keyboard can reach, as browsers want it.
      {...{ tabIndex: 0 }}
      ListHeaderComponent={<View style={{ gap: space.s }}>{head}</View>}
      contentContainerStyle={[styles.list, { padding: space.l }]}
    />
  );
}

function withDays(rows: readonly Row[], language: 'en' | 'zh'): Item[] {
  const items: Item[] = [];
  let before = '';
  for (const row of rows) {
    const day = dayOf(row.at, language);
    if (day !== before) items.push({ day, key: `day ${row.id}` });
    items.push({ row, key: row.id });
    before = day;
  }
  return items;
}

const styles = StyleSheet.create({
  list: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});

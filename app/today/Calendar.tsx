import { useLinkProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { DayCell } from '../../components/days/DayCell';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useTheme } from '../../components/theme';
import type { Routes } from '../routes';
import { useLanguage, useTexts } from '../texts';
import { dates } from '../texts/dates';
import { daysOf, FIRST_DAY, firstOf, monthOf, monthsAfter, weekdayOf } from './days';
import { stateOfDay } from './stateOfDay';
import type { Records } from './useRecords';

interface Props {
  readonly level: number;
  readonly records: Records;
}

const WEEK = 7;

/** A month of challenges of one level, each day with its mark, and the way to the months before. */
export function Calendar({ level, records }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const says = dates[useLanguage()];
  const latest = monthOf(records.day);
  const [month, setMonth] = useState(latest);
  const first = firstOf(month);
  const isFirst = first <= FIRST_DAY;
  const isLast = first >= firstOf(latest);
  const days = daysOf(month);
  const blanks = weekdayOf(first);
  const weeks = Array.from({ length: Math.ceil((blanks + days.length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => days[week * WEEK + day - blanks] ?? null),
  );
  return (
    <View style={{ gap: space.s }}>
      <View style={styles.row}>
        <IconButton
          label={texts.today.before}
          disabled={isFirst}
          onPress={() => setMonth(monthsAfter(month, -1))}
        >
          <Icon name="left" color={colors.ink} />
        </IconButton>
        <Text aria-live="polite" style={[styles.month, { color: colors.ink, fontSize: text.m }]}>
          {says.month(month)}
        </Text>
        <IconButton
          label={texts.today.after}
          disabled={isLast}
          onPress={() => setMonth(monthsAfter(month, 1))}
        >
          <Icon name="right" color={colors.ink} />
        </IconButton>
      </View>
      <View aria-hidden style={styles.row}>
        {says.weekdays.map((name) => (
          <Text
            key={name}
            maxFontSizeMultiplier={1}
            style={[styles.cell, styles.weekday, { color: colors.inkSoft, fontSize: text.s }]}
          >
            {name}
          </Text>
        ))}
      </View>
      {weeks.map((week, at) => (
        <View key={at} style={styles.row}>
          {week.map((day, column) => (
            <View key={column} style={styles.cell}>
              {day !== null && <Day day={day} level={level} records={records} />}
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

function Day({ day, level, records }: Props & { readonly day: string }) {
  const texts = useTexts();
  const says = dates[useLanguage()];
  const { href, onPress } = useLinkProps<Routes>({
    screen: 'Challenge',
    params: { date: day, level },
  });
  const state = stateOfDay(records, day, level);
  const number = Number(day.slice(8));
  return (
    <DayCell
      number={number}
      label={texts.today.day(
        says.short({ ...monthOf(day), day: number }),
        texts.today.marks[state],
      )}
      state={state}
      isToday={day === records.day}
      way={day > records.day || day < FIRST_DAY ? null : { href, onPress }}
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  month: { flex: 1, textAlign: 'center', fontWeight: '600' },
  cell: { flex: 1 },
  weekday: { textAlign: 'center' },
});

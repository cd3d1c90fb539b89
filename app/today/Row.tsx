import { StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import type { Streak } from './streak';

/** Days in a row, now and at best. */
export function Row({ current, longest }: Streak) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  return (
    <View style={[styles.row, { columnGap: space.l, rowGap: space.hair }]}>
      <Text style={[styles.current, { color: colors.ink, fontSize: text.m }]}>
        {texts.today.row.current(current)}
      </Text>
      {longest > 0 && (
        <Text style={{ color: colors.inkSoft, fontSize: text.m }}>
          {texts.today.row.longest(longest)}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  current: { fontWeight: '600' },
});

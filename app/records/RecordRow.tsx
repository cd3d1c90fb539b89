import { useLinkProps } from '@react-navigation/native';
import { memo } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Hanzi } from '../../components/Hanzi';
import { Icon } from '../../components/Icon';
import { SeatMark } from '../../components/SeatMark';
import { signed } from '../../components/signed';
import { useTheme } from '../../components/theme';
import { namesOf } from '../play/names';
import type { Routes } from '../routes';
import { gameTexts, useLanguage, useTexts } from '../texts';
import type { Row } from './row';
import { dayOf, timeOf } from './when';

interface Props {
  readonly row: Row;
  readonly waiting: boolean;
}

/** A finished match: which game, when, who sat there and how it ended. It leads to the match itself. */
export const RecordRow = memo(function RecordRow({ row, waiting }: Props) {
  const { colors, radius, space, text, touch } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Record', params: { id: row.id } });
  const { hanzi, name } = gameTexts[row.game];
  const names = namesOf(row.players, language);
  const won = (seat: number) => row.ranks[seat] === 1 && row.players.length > 1;
  const score = (seat: number) => signed(row.scores[seat] ?? 0);
  const says = texts.records.row;
  const time = timeOf(row.at, language);
  return (
    <Pressable
      role="link"
      aria-label={says.says(
        name[language],
        `${dayOf(row.at, language)} ${time}`,
        names.map((each, seat) => says.player(each, score(seat), won(seat))),
      )}
      {...{ href }}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        {
          minHeight: touch,
          gap: space.xs,
          padding: space.m,
          marginBottom: space.s,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      <View style={[styles.head, { columnGap: space.m }]}>
        <Hanzi style={{ fontSize: text.l, color: colors.ink }}>{hanzi}</Hanzi>
        <Text style={[styles.name, { color: colors.inkSoft, fontSize: text.s }]}>
          {name[language] === hanzi ? '' : name[language]}
        </Text>
        {waiting && <Text style={{ color: colors.danger, fontSize: text.s }}>{says.waiting}</Text>}
        <Text style={[styles.figures, { color: colors.inkSoft, fontSize: text.s }]}>{time}</Text>
      </View>
      <View style={[styles.players, { columnGap: space.l, rowGap: space.xs }]}>
        {names.map((each, seat) => (
          <View key={seat} style={[styles.player, { columnGap: space.xs }]}>
            <SeatMark seat={seat} size={12} />
            <Text style={{ color: colors.ink, fontSize: text.m }}>{each}</Text>
            <Text style={[styles.figures, { color: colors.ink, fontSize: text.m }]}>
              {score(seat)}
            </Text>
            {won(seat) && <Icon name="star" color={colors.accent} size={16} />}
          </View>
        ))}
      </View>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  row: { borderWidth: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  name: { flexGrow: 1 },
  figures: { fontVariant: ['tabular-nums'], fontWeight: '600' },
  players: { flexDirection: 'row', flexWrap: 'wrap' },
  player: { flexDirection: 'row', alignItems: 'center', flexShrink: 1 },
});

import { StyleSheet, Text, View } from 'react-native';
import { Hanzi } from '../../components/Hanzi';
import { signed } from '../../components/signed';
import { useTheme } from '../../components/theme';
import { gameTexts, useLanguage, useTexts } from '../texts';
import type { GameSum } from './sums';

/** How somebody has done, game by game. */
export function SumTable({ games }: { readonly games: readonly GameSum[] }) {
  const { colors, radius, space, text } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const says = texts.records.player;
  return (
    <View role="list" style={{ gap: space.s }}>
      {games.map(({ game, games: count, wins, points, lowWins, lowest, highest }) => {
        const { hanzi, name } = gameTexts[game];
        const mean = signed(Math.round((10 * points) / count) / 10);
        const figures: readonly (readonly [string, string])[] = [
          [says.played, `${count}`],
          [says.won, `${wins}`],
          [says.best, signed(lowWins ? lowest : highest)],
          [says.mean, mean],
        ];
        return (
          <View
            key={game}
            role="listitem"
            style={{
              gap: space.s,
              padding: space.m,
              borderWidth: 1,
              borderRadius: radius.card,
              borderColor: colors.cardEdge,
              backgroundColor: colors.card,
            }}
          >
            <View style={[styles.line, { columnGap: space.m }]}>
              <Hanzi style={{ fontSize: text.l, color: colors.ink }}>{hanzi}</Hanzi>
              {name[language] !== hanzi && (
                <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{name[language]}</Text>
              )}
            </View>
            <View style={[styles.line, { columnGap: space.xl, rowGap: space.s }]}>
              {figures.map(([label, figure]) => (
                <Text key={label} style={{ color: colors.inkSoft, fontSize: text.s }}>
                  <Text style={[styles.figure, { color: colors.ink, fontSize: text.l }]}>
                    {figure}
                  </Text>
                  {` ${label}`}
                </Text>
              ))}
            </View>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  figure: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

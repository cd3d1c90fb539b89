import { useLinkProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Fan } from '../../components/Fan';
import { GameCard } from '../../components/GameCard';
import { Hanzi, Pinyin } from '../../components/Hanzi';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { games, type GameId } from '../../engine';
import type { Routes } from '../routes';
import { gameTexts, useLanguage, useTexts } from '../texts';

const ids = Object.keys(games) as GameId[]; // the registry's type has no other keys

export function Home() {
  const { space } = useTheme();
  const { width, height } = useWindowDimensions();
  const beside = width > height;
  return (
    <Screen>
      <ScrollView
        contentContainerStyle={[
          styles.page,
          { padding: space.xl, gap: space.xxl, flexDirection: beside ? 'row' : 'column' },
        ]}
      >
        <Title fan={Math.min(320, beside ? height * 0.5 : width * 0.7)} />
        <View style={[styles.games, { gap: space.l }]}>
          {ids.map((id) => (
            <GameLink key={id} id={id} width={Math.min(260, height * 0.55)} />
          ))}
        </View>
      </ScrollView>
    </Screen>
  );
}

function Title({ fan }: { readonly fan: number }) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  return (
    <View style={[styles.title, { gap: space.xs }]}>
      <Fan width={fan} />
      <View role="heading" aria-level={1} style={[styles.name, { gap: space.m }]}>
        <Hanzi style={{ fontSize: text.xxxl, lineHeight: text.xxxl * 1.2 }}>数数</Hanzi>
        <Pinyin style={{ fontSize: text.xl }}>Shǔshù</Pinyin>
      </View>
      <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{texts.home.tagline}</Text>
    </View>
  );
}

function GameLink({ id, width }: { readonly id: GameId; readonly width: number }) {
  const texts = useTexts();
  const language = useLanguage();
  const { hanzi, pinyin, name, about } = gameTexts[id];
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Deck', params: { game: id } });
  const { seats } = games[id];
  return (
    <GameCard
      hanzi={hanzi}
      pinyin={pinyin}
      name={name[language]}
      about={about[language]}
      players={texts.home.players(Math.min(...seats), Math.max(...seats))}
      action={texts.home.cards}
      width={width}
      link={{ href, onPress }}
    />
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  title: { alignItems: 'center' },
  name: { flexDirection: 'row', alignItems: 'baseline' },
  games: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

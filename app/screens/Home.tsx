import { useLinkProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { CARD_RATIO } from '../../components/CardShape';
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
  const fan = Math.min(400, beside ? width * 0.3 : width * 0.72);
  // Whole on a phone held either way, and never too small for its words.
  const card = Math.max(236, Math.min(300, (height - 2 * space.l) * CARD_RATIO, width * 0.66));
  return (
    <Screen>
      <ScrollView
        contentContainerStyle={[
          styles.page,
          {
            padding: space.l,
            gap: beside ? space.xxxl : space.xl,
            flexDirection: beside ? 'row' : 'column',
          },
        ]}
      >
        <Title fan={fan} />
        <View style={[styles.games, { gap: space.l }]}>
          {ids.map((id) => (
            <GameLink key={id} id={id} width={card} />
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
        <Hanzi style={{ fontSize: text.xxxl, lineHeight: text.xxxl * 1.2 }}>
          {texts.name.hanzi}
        </Hanzi>
        <Pinyin style={{ fontSize: text.xl }}>{texts.name.pinyin}</Pinyin>
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

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Card } from '../../components/Card';
import { CardGrid } from '../../components/CardGrid';
import { CARD_RATIO } from '../../components/CardShape';
import { Chevron } from '../../components/Chevron';
import { faces } from '../../components/games';
import { IconButton } from '../../components/IconButton';
import { Screen } from '../../components/Screen';
import { Speaker } from '../../components/Speaker';
import { useTheme } from '../../components/theme';
import { Toggle } from '../../components/Toggle';
import { TopBar } from '../../components/TopBar';
import { games, type GameId } from '../../engine';
import type { Routes } from '../routes';
import { useKeys } from '../services/keys';
import { useVoice } from '../services/voice';
import { gameTexts, useTexts } from '../texts';
import { Lost } from './Lost';

/** What the buttons below the card need, with room for larger letters. */
const STEPS_WIDTH = 304;

/** A look through the cards of a game: one large, and all of them to choose from. */
export function Deck({ route, navigation }: NativeStackScreenProps<Routes, 'Deck'>) {
  const { game } = route.params;
  // An address can name a game that is not there.
  if (!Object.hasOwn(games, game)) return <Lost />;
  return <Cards game={game} onBack={() => navigation.popTo('Home')} />;
}

function Cards({ game, onBack }: { readonly game: GameId; readonly onBack: () => void }) {
  const { colors, space, text, touch } = useTheme();
  const texts = useTexts();
  const { width, height } = useWindowDimensions();
  const [place, setPlace] = useState(0);
  const [formal, setFormal] = useState(false);
  const cards = useMemo(() => cardsOf(game), [game]);
  const { say, missing } = useVoice();
  const card = cards[place];

  const keys = useMemo(() => {
    const step = (by: number) => setPlace((now) => (now + by + cards.length) % cards.length);
    return {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => setPlace(0),
      End: () => setPlace(cards.length - 1),
      s: () => card && say(card.reading),
    };
  }, [cards, card, say]);
  useKeys(keys);

  if (!card) return null; // no game has an empty deck

  const beside = width > height;
  const cardHeight = beside ? height - 2 * touch - 3 * space.l : height * 0.45;
  const cardWidth = Math.min(cardHeight * CARD_RATIO, 400, width - 2 * space.xl);
  const gridWidth =
    width - 2 * space.l - (beside ? Math.max(cardWidth, STEPS_WIDTH) + space.xl : 0);

  return (
    <Screen>
      <TopBar
        hanzi={gameTexts[game].hanzi}
        title={texts.deck.title}
        back={{ label: texts.back, onPress: onBack }}
      />
      <ScrollView
        contentContainerStyle={[
          styles.page,
          { padding: space.l, gap: space.xl },
          // Beside a tall grid the card stays at the top, in sight.
          beside && styles.beside,
        ]}
      >
        <View style={[styles.column, { gap: space.m }]}>
          {/* A new card is a new element, which a live region reads out. */}
          <View aria-live="polite">
            <Card
              key={card.id}
              reading={card.reading}
              width={cardWidth}
              formal={formal}
              label={card.label}
            />
          </View>
          <View style={[styles.steps, { gap: space.l }]}>
            <IconButton raised label={texts.deck.previous} onPress={keys.ArrowLeft}>
              <Chevron direction="left" color={colors.ink} />
            </IconButton>
            <Text style={{ color: colors.ink, fontSize: text.m }}>
              {texts.deck.place(place + 1, cards.length)}
            </Text>
            <IconButton raised label={texts.voice.say} onPress={keys.s}>
              <Speaker color={colors.ink} />
            </IconButton>
            <IconButton raised label={texts.deck.next} onPress={keys.ArrowRight}>
              <Chevron direction="right" color={colors.ink} />
            </IconButton>
          </View>
          {missing && (
            <Text
              role="status"
              style={[
                styles.help,
                { color: colors.inkSoft, fontSize: text.s, maxWidth: gridWidth },
              ]}
            >
              {texts.voice.missing}
            </Text>
          )}
        </View>
        <View style={[styles.column, { gap: space.m }]}>
          <Toggle {...texts.deck.formal} on={formal} onChange={setFormal} />
          <CardGrid
            label={texts.deck.all}
            cards={cards}
            current={card.id}
            formal={formal}
            width={gridWidth}
            onChoose={(id) => setPlace(cards.findIndex((other) => other.id === id))}
          />
        </View>
      </ScrollView>
    </Screen>
  );
}

function cardsOf(game: GameId) {
  return games[game].deck(games[game].options({})).map((id) => {
    const reading = faces[game](id);
    const label = [reading.digits, reading.hanzi.simplified, reading.pinyin].join(', ');
    return { id, reading, label };
  });
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { alignItems: 'center' },
  help: { textAlign: 'center' },
  steps: { flexDirection: 'row', alignItems: 'center' },
});

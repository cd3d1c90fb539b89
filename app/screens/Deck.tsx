import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useMemo, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { CardDetail } from '../../components/CardDetail';
import { CardGrid } from '../../components/CardGrid';
import { cardLabel } from '../../components/cardLabel';
import { CARD_RATIO } from '../../components/CardShape';
import { faces } from '../../components/games';
import { DeckCard, frontOf } from '../../components/games/DeckCard';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { useLook } from '../../components/look';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { Toggle } from '../../components/Toggle';
import { TopBar } from '../../components/TopBar';
import { games, type AnyGame, type CardId } from '../../engine';
import type { Script } from '../../engine/chinese/reading';
import type { Routes } from '../routes';
import { useKeys } from '../services/keys';
import { useVoice } from '../services/voice';
import { gameTexts, isPlayed, useTexts, type PlayedId } from '../texts';
import { Lost } from './Lost';

/** What the buttons below the card need, with room for larger letters. */
const STEPS_WIDTH = 304;

/** A look through the cards of a game: one large, and all of them to choose from. */
export function Deck({ route, navigation }: NativeStackScreenProps<Routes, 'Deck'>) {
  const { game } = route.params;
  if (!isPlayed(game)) return <Lost />;
  return <Cards game={game} onBack={() => navigation.popTo('Home')} />;
}

function Cards({ game, onBack }: { readonly game: PlayedId; readonly onBack: () => void }) {
  const { colors, space, text, touch } = useTheme();
  const texts = useTexts();
  const { width, height } = useWindowDimensions();
  const [place, setPlace] = useState(0);
  const [formal, setFormal] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const { face, script } = useLook();
  const whole = face === 'digits';
  const cards = useMemo(() => cardsOf(game, script), [game, script]);
  const { say, silence, off, missing } = useVoice();
  const card = cards[place];
  useEffect(() => silence, [silence]);

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

  const choose = (id: CardId) => setPlace(cards.findIndex((other) => other.id === id));
  const saying = { label: texts.voice.say, onPress: keys.s };
  const detail = () => setDetailed(true);
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
            {/* Only a shortcut: the button with the eye does the same for everybody. */}
            <Pressable
              key={card.id}
              role="none"
              accessible={false}
              tabIndex={-1}
              onLongPress={detail}
            >
              <DeckCard
                game={game}
                card={card.id}
                width={cardWidth}
                formal={formal}
                label={card.label}
              />
            </Pressable>
          </View>
          <View style={[styles.steps, { gap: whole ? space.l : space.s }]}>
            <IconButton raised label={texts.deck.previous} onPress={keys.ArrowLeft}>
              <Icon name="left" color={colors.ink} />
            </IconButton>
            <Text style={{ color: colors.ink, fontSize: text.m }}>
              {texts.deck.place(place + 1, cards.length)}
            </Text>
            {!whole && (
              <IconButton raised label={texts.deck.whole} onPress={detail}>
                <Icon name="eye" color={colors.ink} />
              </IconButton>
            )}
            {!off && (
              <IconButton raised {...saying}>
                <Icon name="speaker" color={colors.ink} />
              </IconButton>
            )}
            <IconButton raised label={texts.deck.next} onPress={keys.ArrowRight}>
              <Icon name="right" color={colors.ink} />
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
            onChoose={choose}
            onDetail={(id) => {
              choose(id);
              detail();
            }}
          />
        </View>
      </ScrollView>
      {detailed && (
        <CardDetail
          reading={card.reading}
          label={card.label}
          formal={formal}
          front={frontOf(game, card.id)}
          say={off ? undefined : saying}
          close={{ label: texts.close, onPress: () => setDetailed(false) }}
        />
      )}
    </Screen>
  );
}

function cardsOf(game: PlayedId, script: Script) {
  const rules: AnyGame = games[game];
  return rules.deck(rules.options({})).map((id) => {
    const reading = faces[game](id);
    return { id, reading, label: cardLabel(reading, script) };
  });
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  column: { alignItems: 'center' },
  help: { textAlign: 'center' },
  steps: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' },
});

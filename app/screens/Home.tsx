import { useLinkProps } from '@react-navigation/native';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Fan } from '../../components/Fan';
import { GameCard } from '../../components/GameCard';
import { Hanzi, Pinyin } from '../../components/Hanzi';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { games, toMove } from '../../engine';
import { ContinueFirst } from '../home/ContinueFirst';
import { NewVersion } from '../home/NewVersion';
import { useLatest } from '../home/useLatest';
import { WaysFromHome } from '../home/WaysFromHome';
import { useScreensSoon } from '../later';
import { namesOf } from '../play/names';
import { PageLinks } from '../play/PageLinks';
import { canContinue } from '../play/saved';
import { useFound } from '../play/useFound';
import type { Routes } from '../routes';
import { KeptNotices } from '../settings/KeptNotices';
import { gameTexts, useLanguage, useTexts, type PlayedId } from '../texts';

const ids = Object.keys(gameTexts) as PlayedId[]; // the registry's type has no other keys

/** A window this low has room for a card only on its side, and then only for letters of about the usual size. */
const LOW = 480;
const LETTERS = 1.3;

/** What the name and a game need to lie side by side, at the usual size of text. */
const TWO_COLUMNS = 560;

export function Home() {
  const { space, textScale } = useTheme();
  const { width, height } = useWindowDimensions();
  const latest = useLatest();
  useScreensSoon(latest !== undefined);
  const room = width - 2 * space.l;
  const beside = width > height && width >= TWO_COLUMNS * textScale;
  const lying = beside && height < LOW && textScale <= LETTERS;
  const fan = Math.min(400, beside ? width * 0.3 : width * 0.6);
  const card = lying ? Math.min(560, room - fan - space.xxl) : Math.min(340, room);
  return (
    <Screen>
      <ScrollView contentContainerStyle={[styles.page, { padding: space.l, gap: space.l }]}>
        <View style={[styles.notices, { gap: space.s }]}>
          <KeptNotices />
          <NewVersion />
          {latest && <ContinueFirst {...latest} />}
        </View>
        <View style={[styles.middle, beside && styles.beside, { gap: space.xl }]}>
          <Title fan={fan} beside={beside} />
          <View style={[styles.games, { gap: space.l }]}>
            {/* What can be done must not move once it can be seen: so what comes first is known first. */}
            {latest !== undefined &&
              ids.map((id) => (
                <Game key={id} id={id} width={card} lying={lying} isFirst={latest?.game === id} />
              ))}
          </View>
        </View>
      </ScrollView>
    </Screen>
  );
}

function Title({ fan, beside }: { readonly fan: number; readonly beside: boolean }) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  return (
    // Beside the games it is no wider than its fan: what else it holds goes on below.
    <View style={[styles.title, beside && { width: fan }, { gap: space.xs }]}>
      <Fan width={fan} />
      <View role="heading" aria-level={1} style={[styles.name, { columnGap: space.m }]}>
        <Hanzi style={{ fontSize: text.xxxl, lineHeight: text.xxxl * 1.2 }}>
          {texts.name.hanzi}
        </Hanzi>
        <Pinyin style={{ fontSize: text.xl }}>{texts.name.pinyin}</Pinyin>
      </View>
      <Text style={[styles.tagline, { color: colors.inkSoft, fontSize: text.m }]}>
        {texts.home.tagline}
      </Text>
      <WaysFromHome />
    </View>
  );
}

interface GameProps {
  readonly id: PlayedId;
  readonly width: number;
  readonly lying: boolean;
  /** Its match is offered before all games already. */
  readonly isFirst: boolean;
}

function Game({ id, width, lying, isFirst }: GameProps) {
  const texts = useTexts();
  const language = useLanguage();
  const found = useFound(id);
  const table = useWay('Table', id);
  const setup = useWay('Setup', id);
  const rules = useWay('Rules', id);
  const deck = useWay('Deck', id);
  // What can be done with it must not move once it can be seen.
  if (!found) return null;

  const { hanzi, pinyin, name, about } = gameTexts[id];
  const { seats } = games[id];
  const waiting = canContinue(found) ? found.sitting : null;
  const isOver = found.sitting !== null && !waiting;
  const names = waiting ? namesOf(waiting.players, language) : [];
  const next = waiting ? toMove(waiting.match).flatMap((seat) => names[seat] ?? []) : [];
  return (
    <GameCard
      hanzi={hanzi}
      pinyin={pinyin}
      name={name[language]}
      about={about[language]}
      players={texts.home.players(Math.min(...seats), Math.max(...seats))}
      width={width}
      lying={lying}
      notice={found.broken ? texts.home.broken : null}
      goOn={
        waiting && !isFirst
          ? { label: texts.home.goOn, stands: texts.home.stands(names, next), way: table }
          : null
      }
      play={{ label: texts.home.play, way: setup }}
      more={[
        { label: texts.home.rules, way: rules },
        { label: texts.home.cards, way: deck },
        ...(isOver ? [{ label: texts.home.result, way: table }] : []),
      ]}
    >
      <PageLinks game={id} but={isOver ? undefined : 'ofMatch'} />
    </GameCard>
  );
}

function useWay(screen: 'Table' | 'Setup' | 'Rules' | 'Deck', game: PlayedId) {
  const { href, onPress } = useLinkProps<Routes>({ screen, params: { game } });
  return { href, onPress };
}

const styles = StyleSheet.create({
  page: { flexGrow: 1 },
  notices: { alignSelf: 'center', width: '100%', maxWidth: 640 },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  // The games are more than a window holds: the name stays where one begins to look.
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
  title: { alignItems: 'center' },
  name: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
  },
  tagline: { textAlign: 'center' },
  games: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', flexShrink: 1 },
});

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Phrase } from '../../components/help/Phrase';
import { Tip } from '../../components/help/Tip';
import { LiveRegion } from '../../components/LiveRegion';
import { Table } from '../../components/table/Table';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { result } from '../../engine';
import { tables } from '../play/games';
import type { Lesson as Script } from '../play/games/gameTable';
import { lessonOf } from '../play/lesson';
import { useLesson } from '../play/useLesson';
import type { Routes } from '../routes';
import { useVoice } from '../services/voice';
import { useFeel } from '../settings/useFeel';
import { gameTexts, isPlayed, useLanguage, useTexts, type PlayedId } from '../texts';
import { Lost } from './Lost';

/** The first game of its kind: about a minute, with somebody at one's side. */
export function Lesson({ route, navigation }: NativeStackScreenProps<Routes, 'Lesson'>) {
  const { game, level } = route.params;
  const lesson = isPlayed(game) ? lessonOf(game, level) : null;
  if (!lesson) return <Lost />;
  return (
    <Guided
      game={game}
      script={lesson}
      onBack={() => navigation.goBack()}
      onPlay={() => navigation.replace('Setup', { game })}
      onHome={() => navigation.popTo('Home')}
    />
  );
}

interface Ways {
  readonly onBack: () => void;
  readonly onPlay: () => void;
  readonly onHome: () => void;
}

interface GuidedProps extends Ways {
  readonly game: PlayedId;
  readonly script: Script;
}

function Guided({ game, script, ...ways }: GuidedProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { say, off } = useVoice();
  const feel = useFeel();
  const lesson = useLesson(game, script);
  const { match, view, names, told, answer, thinking, acting, over, news } = lesson;
  const { Board, line } = tables[game];

  const tip = over
    ? script.ends[language]
    : (answer ?? told?.says[language] ?? texts.help.watch(names[thinking ?? -1] ?? ''));
  const happened = news.flatMap((event) => line(event, names, language) ?? []);
  return (
    <>
      <Table
        bar={
          <View>
            <TopBar
              hanzi={gameTexts[game].hanzi}
              title={script.title?.[language] ?? texts.help.first}
              back={{ label: texts.back, onPress: ways.onBack }}
            >
              {!over && <Button kind="quiet" label={texts.help.skip} onPress={ways.onPlay} />}
            </TopBar>
            <Tip
              soft={!told && !over}
              aside={
                told && (
                  <Phrase
                    phrase={told.word}
                    say={texts.help.say(told.word.hanzi.simplified)}
                    onSay={off ? null : say}
                  />
                )
              }
            >
              {tip}
            </Tip>
          </View>
        }
        instead={over ? <Ended game={game} lesson={lesson} {...ways} /> : undefined}
        board={(size) => (
          <Board
            view={view}
            size={size}
            seats={script.players.map(({ kind }, seat) => ({
              name: names[seat] ?? '',
              bot: kind === 'bot',
            }))}
            near={0}
            acting={acting}
            legal={lesson.legal}
            draft={lesson.draft}
            onDraft={lesson.setDraft}
            thinking={thinking}
            around={false}
            peek={() => view}
            onMove={lesson.play}
            why={lesson.why}
            onSay={off ? null : say}
            onLook={say}
            onRefused={lesson.refused}
            onFeel={feel}
          />
        )}
      />
      <LiveRegion news={match.moves.length}>
        {[...happened, ...(told || over ? [tip] : [])].join(' ')}
      </LiveRegion>
    </>
  );
}

/** How it was counted, and how to go on. */
function Ended({
  game,
  lesson: { match, view, names },
  onPlay,
  onHome,
}: Ways & { readonly game: PlayedId; readonly lesson: ReturnType<typeof useLesson> }) {
  const { space } = useTheme();
  const texts = useTexts();
  const { Score } = tables[game];
  const end = result(match);
  return (
    <ScrollView contentContainerStyle={[styles.page, { padding: space.s, gap: space.xl }]}>
      <View style={styles.sheet}>{end && <Score view={view} result={end} names={names} />}</View>
      <View style={[styles.ways, { gap: space.m }]}>
        <Button kind="primary" label={texts.help.forReal} onPress={onPlay} />
        <Button kind="secondary" label={texts.help.home} onPress={onHome} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { width: '100%', maxWidth: 640 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Switch } from '../../components/controls/Switch';
import { Step } from '../../components/ladder/Step';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { nextLevel, stateOf } from '../ladder/climbed';
import { rungs } from '../ladder/rungs';
import { setupAt, type Climbable } from '../ladder/setupAt';
import { useClimbed, type Climbing } from '../ladder/useClimbed';
import { Ways } from '../ladder/Ways';
import { AskAnew } from '../play/AskAnew';
import { canContinue } from '../play/saved';
import { useSettingUp, type SettingUp } from '../play/useSettingUp';
import type { Routes } from '../routes';
import { useLanguage, useTexts } from '../texts';
import { steps } from '../texts/ladder';
import { playedAt } from '../today/played';
import { useRecords, type Records } from '../today/useRecords';

type Props = NativeStackScreenProps<Routes, 'Ladder'>;

/** The levels of NUMERO as steps of a path: what is new at each, which are open, and what to play there. */
export function Ladder({ navigation }: Props) {
  const { space } = useTheme();
  const texts = useTexts();
  const climbing = useClimbed();
  const records = useRecords();
  const numero = useSettingUp('numero');
  const patience = useSettingUp('patience');
  return (
    <Screen>
      <TopBar
        hanzi={texts.ladder.hanzi}
        title={texts.ladder.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView contentContainerStyle={[styles.scroller, { padding: space.l }]}>
        {climbing && records && numero && patience && (
          <Path
            tables={{ numero, patience }}
            climbing={climbing}
            records={records}
            // From Home and nowhere else: a table that was left open would go on playing the old match.
            onReady={(game) =>
              navigation.reset({
                index: 1,
                routes: [{ name: 'Home' }, { name: 'Table', params: { game } }],
              })
            }
            onLesson={(level) => navigation.navigate('Lesson', { game: 'numero', level })}
            onChallenge={(date, level) => navigation.navigate('Challenge', { date, level })}
          />
        )}
      </ScrollView>
    </Screen>
  );
}

interface PathProps {
  readonly tables: Readonly<Record<Climbable, SettingUp>>;
  readonly climbing: Climbing;
  readonly records: Records;
  readonly onReady: (game: Climbable) => void;
  readonly onLesson: (level: number) => void;
  readonly onChallenge: (date: string, level: number) => void;
}

function Path({
  tables,
  climbing: { now, showAll },
  records,
  onReady,
  onLesson,
  onChallenge,
}: PathProps) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const next = nextLevel(now);
  /** Which step is looked at: until somebody chooses, the one that comes next. */
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const open = chosen === undefined ? next : chosen;
  /** What would be begun, while another match waits for an answer. */
  const [asking, setAsking] = useState<{ game: Climbable; level: number } | null>(null);

  const begin = (game: Climbable, level: number) => {
    const { setup, begin: deal } = tables[game];
    deal(setupAt(game, setup, level));
    onReady(game);
  };
  const beginOrAsk = (game: Climbable, level: number) => {
    if (canContinue(tables[game].found)) setAsking({ game, level });
    else begin(game, level);
  };

  return (
    <View style={[styles.page, { gap: space.l }]}>
      <Text style={{ color: colors.inkSoft, fontSize: text.m }}>
        {next === null ? texts.ladder.top : texts.ladder.about}
      </Text>
      <View role="list">
        {rungs.map((rung) => {
          const { level } = rung;
          const step = steps[level];
          if (!step) return null; // there is one for each
          const name = step.name[language];
          const state = stateOf(now, level);
          const closed = state === 'closed';
          return (
            <Step
              key={level}
              place={level}
              name={name}
              says={texts.ladder.rung(level, name, texts.ladder.states[state])}
              about={closed ? texts.ladder.opens(level - 1) : step.brings[language]}
              state={state}
              last={level === rungs.length - 1}
              open={!closed && open === level}
              onPress={() => setChosen(open === level ? null : level)}
            >
              <Ways
                rung={rung}
                solved={playedAt(records.played, records.day, level)?.end === 'solved'}
                onStart={(game) => beginOrAsk(game, level)}
                onLesson={() => onLesson(level)}
                onChallenge={() => onChallenge(records.day, level)}
              />
            </Step>
          );
        })}
      </View>
      <Switch {...texts.ladder.showAll} on={now.showAll} onChange={showAll} />
      {asking && (
        <AskAnew
          onClose={() => setAsking(null)}
          onGoOn={() => onReady(asking.game)}
          onAnew={() => begin(asking.game, asking.level)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  scroller: { alignItems: 'center' },
  page: { width: '100%', maxWidth: 640 },
});

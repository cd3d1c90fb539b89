import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Section } from '../../components/controls/Section';
import { Screen } from '../../components/Screen';
import { PresetButton } from '../../components/setup/PresetButton';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { AskAnew } from '../play/AskAnew';
import { PageLinks } from '../play/PageLinks';
import { canContinue } from '../play/saved';
import { fromPreset, hasCorners, whyNot, type Setup as Chosen } from '../play/setup';
import { setups } from '../play/setups';
import { TableForm } from '../play/TableForm';
import { useSettingUp } from '../play/useSettingUp';
import { Seating } from '../roster/Seating';
import { useRoster } from '../roster/useRoster';
import type { Routes } from '../routes';
import { gameTexts, isPlayed, useLanguage, useTexts, type PlayedId } from '../texts';
import { inWords } from '../texts/refusals';
import { Lost } from './Lost';

/** Wider than this, what is ready lies beside what can be chosen. */
const TWO_COLUMNS = 700;

type Props = NativeStackScreenProps<Routes, 'Setup'>;

/** Who plays, and how: ready-made with one tap, or chosen seat by seat. */
export function Setup({ route, navigation }: Props) {
  const { game } = route.params;
  if (!isPlayed(game)) return <Lost />;
  return (
    <SetTheTable
      game={game}
      onBack={navigation.goBack}
      onLesson={() => navigation.navigate('Lesson', { game })}
      // From Home and nowhere else: a table that was left open would go on playing the old match.
      onReady={() =>
        navigation.reset({
          index: 1,
          routes: [{ name: 'Home' }, { name: 'Table', params: { game } }],
        })
      }
    />
  );
}

interface SetTheTableProps {
  readonly game: PlayedId;
  readonly onBack: () => void;
  readonly onLesson: () => void;
  readonly onReady: () => void;
}

function SetTheTable({ game, onBack, onLesson, onReady }: SetTheTableProps) {
  const { colors, space, text, textScale } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { width, height } = useWindowDimensions();
  const presets = setups[game].presets.filter(
    ({ sharing }) => sharing !== 'around' || hasCorners(width, height),
  );
  const beside = width >= TWO_COLUMNS * textScale;
  const settingUp = useSettingUp(game);
  const found = useRoster();
  const [seating, setSeating] = useState(false);
  /** What would be begun, while another match waits for an answer. */
  const [asking, setAsking] = useState<Chosen | null>(null);
  if (!settingUp || !found) return <Screen />;

  const { roster } = found;
  const { setup, change, names, begin } = settingUp;
  const start = (chosen: Chosen) => {
    begin(chosen);
    onReady();
  };
  const startOrAsk = canContinue(settingUp.found) ? setAsking : start;
  const why = whyNot(game, setup);

  if (seating) {
    const done = () => setSeating(false);
    return <Seating {...{ game, setup, roster }} onChange={change} onDone={done} />;
  }

  return (
    <Screen>
      <TopBar
        hanzi={gameTexts[game].hanzi}
        title={texts.setup.title}
        back={{ label: texts.back, onPress: onBack }}
      />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[
          styles.page,
          beside && styles.beside,
          { padding: space.l, gap: space.xl },
        ]}
      >
        <View style={[beside && styles.ready, { gap: space.l }]}>
          {settingUp.found.broken && (
            <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
              {texts.home.broken}
            </Text>
          )}
          <Section title={texts.setup.quick}>
            <View style={{ gap: space.m }}>
              <PresetButton
                label={texts.setup.lesson}
                about={texts.setup.lessonAbout}
                onPress={onLesson}
              />
              {presets.map((preset) => (
                <PresetButton
                  key={preset.label.en}
                  label={preset.label[language]}
                  about={preset.about[language]}
                  onPress={() => startOrAsk(fromPreset(game, setup, preset))}
                />
              ))}
            </View>
          </Section>
          <View style={styles.pages}>
            <PageLinks game={game} but="ofMatch" />
          </View>
        </View>
        <View style={beside && styles.own}>
          <Section title={texts.setup.own}>
            <TableForm
              {...{ game, setup, names, roster }}
              onChange={change}
              onSeats={() => setSeating(true)}
            />
          </Section>
        </View>
      </ScrollView>
      <View
        style={[
          styles.foot,
          {
            paddingHorizontal: space.l,
            paddingVertical: space.s,
            borderColor: colors.cardEdge,
            backgroundColor: colors.surface,
          },
        ]}
      >
        <View style={styles.start}>
          <Button
            kind="primary"
            label={texts.setup.start}
            disabled={why !== null}
            reason={why ? inWords(why, language) : undefined}
            onPress={() => startOrAsk(setup)}
          />
        </View>
      </View>
      {asking && (
        <AskAnew onClose={() => setAsking(null)} onGoOn={onReady} onAnew={() => start(asking)} />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 1000, alignSelf: 'center' },
  beside: { flexDirection: 'row' },
  ready: { flex: 2 },
  own: { flex: 3 },
  pages: { flexDirection: 'row', flexWrap: 'wrap' },
  foot: { borderTopWidth: 1, alignItems: 'center' },
  start: { width: '100%', maxWidth: 480 },
});

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Words } from '../../components/help/Words';
import { Screen } from '../../components/Screen';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { tables } from '../play/games';
import type { Routes } from '../routes';
import { useVoice } from '../services/voice';
import { gameTexts, isPlayed, useTexts, type PlayedId } from '../texts';
import { Lost } from './Lost';

/** How a game is played, as a page of its own. */
export function Rules({ route, navigation }: NativeStackScreenProps<Routes, 'Rules'>) {
  const { space } = useTheme();
  const texts = useTexts();
  const { game } = route.params;
  if (!isPlayed(game)) return <Lost />;
  return (
    <Screen>
      <TopBar
        hanzi={gameTexts[game].hanzi}
        title={texts.help.rules}
        back={{ label: texts.back, onPress: () => navigation.goBack() }}
      />
      <ScrollView contentContainerStyle={[styles.scroller, { padding: space.l }]}>
        <View style={styles.page}>
          <RulesPage game={game} onLesson={() => navigation.navigate('Lesson', { game })} />
        </View>
      </ScrollView>
    </Screen>
  );
}

interface Props {
  readonly game: PlayedId;
  /** The way to the guided game; without it the rules stand alone. */
  readonly onLesson?: () => void;
}

/** The rules themselves, as long as they are: for a screen or a sheet, which scrolls them. */
export function RulesPage({ game, onLesson }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { say, off, missing } = useVoice();
  const { Rules: Told } = tables[game];
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <View style={{ gap: space.xl }}>
      {onLesson && <Button kind="primary" label={texts.help.lesson} onPress={onLesson} />}
      {!off && !missing && <Words style={soft}>{texts.help.tapCards}</Words>}
      {missing && <Words style={soft}>{texts.voice.missing}</Words>}
      <Told onSay={off ? null : say} />
      {onLesson && <Button kind="secondary" label={texts.help.lesson} onPress={onLesson} />}
    </View>
  );
}

const styles = StyleSheet.create({
  scroller: { alignItems: 'center' },
  page: { width: '100%', maxWidth: 640 },
});

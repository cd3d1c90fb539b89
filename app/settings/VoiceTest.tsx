import { useState } from 'react';
import { Platform, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { useTheme } from '../../components/theme';
import type { Voice } from '../services/mandarin';
import { TRIAL, useVoice } from '../services/voice';
import { useTexts, type Texts } from '../texts';

type Trial =
  | { readonly is: 'notYet' }
  | { readonly is: 'running' }
  | { readonly is: 'heard'; readonly voice: Voice }
  | { readonly is: 'voiceless' };

/** Counts to three aloud, and says in words what came of it. */
export function VoiceTest() {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { test } = useVoice();
  const [trial, setTrial] = useState<Trial>({ is: 'notYet' });

  const run = async () => {
    setTrial({ is: 'running' });
    const voice = await test();
    setTrial(voice ? { is: 'heard', voice } : { is: 'voiceless' });
  };

  return (
    <View style={{ gap: space.s }}>
      <View style={styles.button}>
        <Button
          kind="secondary"
          label={texts.voice.test}
          hanzi={TRIAL.hanzi.simplified}
          pinyin={TRIAL.pinyin}
          onPress={() => void run()}
        />
      </View>
      <View aria-live="polite" style={{ gap: space.s }}>
        {wordsFor(trial, texts).map((line) => (
          <Text key={line} style={{ color: colors.inkSoft, fontSize: text.s }}>
            {line}
          </Text>
        ))}
      </View>
    </View>
  );
}

function wordsFor(trial: Trial, texts: Texts): readonly string[] {
  switch (trial.is) {
    case 'notYet':
      return [];
    case 'running':
      return [texts.voice.trying];
    case 'heard': {
      const { name, identifier, language } = trial.voice;
      return [texts.voice.speaks(name || identifier, language), texts.voice.quiet];
    }
    case 'voiceless':
      return [texts.voice.none, ...help(texts)];
  }
}

/** A browser may run on anything. */
function help(texts: Texts): readonly string[] {
  const { ios, android, browser } = texts.voice.help;
  if (Platform.OS === 'ios') return [ios];
  if (Platform.OS === 'android') return [android];
  return [browser, android, ios];
}

const styles = StyleSheet.create({ button: { alignSelf: 'flex-start' } });

import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Section } from '../../components/controls/Section';
import { useTheme } from '../../components/theme';
import { useTexts } from '../texts';
import { useLock } from './LockProvider';
import { NewPin } from './NewPin';

/** Where the teacher's lock is set, changed and taken away. */
export function LockSection() {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { hasPin, takeAway } = useLock();
  const [setting, setSetting] = useState(false);
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <Section title={texts.lock.title}>
      <Text style={soft}>{texts.lock.what}</Text>
      <View style={[styles.ways, { gap: space.s }]}>
        <Button
          kind="secondary"
          label={hasPin ? texts.lock.change : texts.lock.set}
          onPress={() => setSetting(true)}
        />
        {hasPin && <Button kind="quiet" label={texts.lock.takeAway} onPress={takeAway} />}
      </View>
      {hasPin && <Text style={soft}>{texts.lock.way}</Text>}
      {setting && <NewPin onDone={() => setSetting(false)} />}
    </Section>
  );
}

const styles = StyleSheet.create({ ways: { flexDirection: 'row', flexWrap: 'wrap' } });

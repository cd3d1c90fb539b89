import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Screen } from '../../components/Screen';
import { Sheet } from '../../components/Sheet';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import { NewPerson } from '../roster/NewPerson';
import { PersonRow } from '../roster/PersonRow';
import { withChange, without } from '../roster/roster';
import { SignSheet } from '../roster/SignSheet';
import { useRoster } from '../roster/useRoster';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

interface Asked {
  readonly id: string;
  readonly to: 'sign' | 'remove';
}

/** Who plays on this device. */
export function Roster({ navigation }: NativeStackScreenProps<Routes, 'Roster'>) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const found = useRoster();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!found) return <Screen />;

  const { roster, broken, change } = found;
  const person = roster.find(({ id }) => id === asked?.id);
  const done = () => setAsked(null);
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.roster.title}
        back={{ label: texts.back, onPress: navigation.goBack }}
      />
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        contentContainerStyle={[styles.page, { padding: space.l }]}
      >
        <View style={[styles.column, { gap: space.m }]}>
          {broken && (
            <Text role="status" style={{ color: colors.ink, fontSize: text.m }}>
              {texts.roster.broken}
            </Text>
          )}
          <Text style={soft}>{texts.roster.about}</Text>
          <NewPerson roster={roster} onChange={change} />
          {roster.length === 0 && <Text style={soft}>{texts.roster.none}</Text>}
          {roster.map((one) => (
            <PersonRow
              key={one.id}
              person={one}
              roster={roster}
              onChange={change}
              onSign={() => setAsked({ id: one.id, to: 'sign' })}
              onRemove={() => setAsked({ id: one.id, to: 'remove' })}
            />
          ))}
        </View>
      </ScrollView>
      {person && asked?.to === 'sign' && (
        <SignSheet
          person={person}
          onChange={(sign) => change(withChange(roster, person.id, sign))}
          onClose={done}
        />
      )}
      {person && asked?.to === 'remove' && (
        <Sheet title={texts.roster.ask.title(person.name)} close={texts.close} onClose={done}>
          <Text style={{ color: colors.ink, fontSize: text.m }}>{texts.roster.ask.about}</Text>
          <Button
            kind="primary"
            label={texts.roster.ask.yes}
            onPress={() => {
              done();
              change(without(roster, person.id));
            }}
          />
          <Button kind="secondary" label={texts.roster.ask.no} onPress={done} />
        </Sheet>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { alignItems: 'center' },
  column: { width: '100%', maxWidth: 560 },
});

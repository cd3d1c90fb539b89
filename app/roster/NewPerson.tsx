import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Field } from '../../components/controls/Field';
import { useTheme } from '../../components/theme';
import { LONGEST_NAME } from '../play/names';
import { newSeed } from '../play/seed';
import { useTexts } from '../texts';
import { faultInWords } from './faultInWords';
import { faultOf, withPerson, type Roster } from './roster';

interface Props {
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
}

/** A line to write the next name on: Enter adds it, and the line is empty for another. */
export function NewPerson({ roster, onChange }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const [name, setName] = useState('');
  const fault = faultOf(roster, name);
  const add = () => {
    if (fault !== null) return;
    onChange(withPerson(roster, name, newSeed()));
    setName('');
  };
  return (
    <View style={{ gap: space.xs }}>
      <View style={[styles.row, { gap: space.s }]}>
        <View style={styles.line}>
          <Field
            label={texts.roster.name}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={setName}
            onSubmit={add}
          />
        </View>
        <Button kind="primary" label={texts.roster.add} disabled={fault !== null} onPress={add} />
      </View>
      <Text aria-live="polite" style={{ color: colors.inkSoft, fontSize: text.s }}>
        {fault !== null && name.trim() !== '' ? faultInWords(fault, texts) : ''}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end' },
  line: { flex: 1 },
});

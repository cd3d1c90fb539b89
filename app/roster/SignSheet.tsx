import { StyleSheet, View } from 'react-native';
import { Choice } from '../../components/controls/Choice';
import { PersonSign } from '../../components/SeatMark';
import { Sheet } from '../../components/Sheet';
import { useTexts } from '../texts';
import type { Person } from './roster';

interface Props {
  readonly person: Person;
  readonly onChange: (change: Partial<Pick<Person, 'shape' | 'color'>>) => void;
  readonly onClose: () => void;
}

/** A shape and a colour for somebody who may not read yet. */
export function SignSheet({ person, onChange, onClose }: Props) {
  const texts = useTexts();
  const { name, shape, color } = person;
  const { shapes, colors } = texts.roster;
  return (
    <Sheet title={texts.roster.signTitle(name)} close={texts.close} onClose={onClose}>
      <View style={styles.sign}>
        <PersonSign shape={shape} color={color} size={72} />
      </View>
      <Choice
        label={texts.roster.shape}
        options={shapes.map((label, value) => ({ value, label }))}
        value={shape}
        onChange={(chosen) => onChange({ shape: chosen })}
      />
      <Choice
        label={texts.roster.color}
        options={colors.map((label, value) => ({ value, label }))}
        value={color}
        onChange={(chosen) => onChange({ color: chosen })}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({ sign: { alignItems: 'center' } });

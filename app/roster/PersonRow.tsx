import { useLinkProps } from '@react-navigation/native';
import { useState } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Field } from '../../components/controls/Field';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { PersonSign } from '../../components/SeatMark';
import { useTheme } from '../../components/theme';
import { movedBy } from '../kept/order';
import { LONGEST_NAME } from '../play/names';
import type { Routes } from '../routes';
import { useTexts } from '../texts';
import { faultInWords } from './faultInWords';
import { faultOf, withChange, type Person, type Roster } from './roster';

interface Props {
  readonly person: Person;
  readonly roster: Roster;
  readonly onChange: (roster: Roster) => void;
  readonly onSign: () => void;
  readonly onRemove: () => void;
}

/** So much of a name is to be seen: where there is less room, the ways are below it. */
const NAME = 150;

/** One of the roster: the sign, the name, the place on the list. */
export function PersonRow({ person, roster, onChange, onSign, onRemove }: Props) {
  const { colors, radius, space, text, textScale, touch } = useTheme();
  const texts = useTexts();
  const { id, name, shape, color } = person;
  /** What is being written, as long as it is no name yet. */
  const [unfit, setUnfit] = useState<string | null>(null);
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Player', params: { id } });
  const fault = unfit === null ? null : faultOf(roster, unfit, id);
  const place = roster.indexOf(person);
  const write = (written: string) => {
    const fits = faultOf(roster, written, id) === null && written.trim() === written;
    setUnfit(fits ? null : written);
    if (faultOf(roster, written, id) === null) onChange(withChange(roster, id, { name: written }));
  };
  return (
    <View role="group" aria-label={name} style={{ gap: space.xs }}>
      <View style={[styles.row, styles.wraps, { columnGap: space.xs }]}>
        <Pressable
          role="button"
          aria-label={texts.roster.sign(
            name,
            texts.roster.shapes[shape] ?? '',
            texts.roster.colors[color] ?? '',
          )}
          onPress={onSign}
          style={({ pressed }) => [
            styles.sign,
            {
              width: touch,
              height: touch,
              borderRadius: radius.card,
              borderColor: colors.cardEdge,
              backgroundColor: colors.card,
              opacity: pressed ? 0.6 : 1,
            },
          ]}
        >
          <PersonSign shape={shape} color={color} size={28} />
        </Pressable>
        <View style={[styles.name, { minWidth: NAME * textScale }]}>
          <Field
            hideLabel
            label={texts.roster.nameOf(name)}
            value={unfit ?? name}
            maxLength={LONGEST_NAME}
            onChange={write}
            onBlur={() => setUnfit(null)}
          />
        </View>
        <View style={styles.row}>
          <IconButton label={texts.roster.page(name)} way={{ href, onPress }}>
            <Icon name="result" color={colors.ink} />
          </IconButton>
          <IconButton
            label={texts.roster.up(name)}
            disabled={place === 0}
            onPress={() => onChange(movedBy(roster, id, -1))}
          >
            <Icon name="up" color={colors.ink} />
          </IconButton>
          <IconButton
            label={texts.roster.down(name)}
            disabled={place === roster.length - 1}
            onPress={() => onChange(movedBy(roster, id, 1))}
          >
            <Icon name="down" color={colors.ink} />
          </IconButton>
          <IconButton label={texts.roster.remove(name)} onPress={onRemove}>
            <Icon name="cross" color={colors.ink} />
          </IconButton>
        </View>
      </View>
      {fault !== null && (
        <Text role="status" style={{ color: colors.inkSoft, fontSize: text.s }}>
          {faultInWords(fault, texts)}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  sign: { alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  name: { flex: 1 },
  wraps: { flexWrap: 'wrap', justifyContent: 'flex-end' },
});

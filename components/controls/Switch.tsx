import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';
import { keyPress } from './keyPress';

interface Props {
  readonly label: string;
  /** What it does, where its name does not say enough. */
  readonly about?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const KNOB = 22;

/** On or off; the whole row can be pressed. */
export function Switch({ label, about, on, onChange }: Props) {
  const { colors, space, text, touch } = useTheme();
  const turn = () => onChange(!on);
  return (
    <View>
      <Pressable
        role="switch"
        aria-checked={on}
        aria-label={label}
        onPress={turn}
        {...keyPress({ ' ': turn })}
        style={({ pressed }) => [
          styles.row,
          { minHeight: touch, gap: space.m, opacity: pressed ? 0.6 : 1 },
        ]}
      >
        <Text style={[styles.label, { color: colors.ink, fontSize: text.m }]}>{label}</Text>
        <View
          style={[
            styles.track,
            {
              borderColor: on ? colors.accent : colors.inkSoft,
              backgroundColor: on ? colors.accent : 'transparent',
              justifyContent: on ? 'flex-end' : 'flex-start',
            },
          ]}
        >
          <View style={[styles.knob, { backgroundColor: on ? colors.onAccent : colors.inkSoft }]} />
        </View>
      </Pressable>
      {about !== undefined && (
        <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{about}</Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  label: { flexShrink: 1, fontWeight: '600' },
  track: {
    flexDirection: 'row',
    alignItems: 'center',
    width: 2 * KNOB + 12,
    height: KNOB + 10,
    paddingHorizontal: 4,
    borderWidth: 1.5,
    borderRadius: KNOB,
  },
  knob: { width: KNOB, height: KNOB, borderRadius: KNOB / 2 },
});

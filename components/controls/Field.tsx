import { StyleSheet, Text, TextInput, View } from 'react-native';
import { useTheme } from '../theme';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly placeholder?: string;
  /** Where the words beside it already say what belongs here. */
  readonly hideLabel?: boolean;
  /** Digits alone; a secret one is not shown. */
  readonly digits?: 'shown' | 'secret';
  /** Enter was pressed. */
  readonly onSubmit?: () => void;
  readonly onBlur?: () => void;
}

/** A line to write in. */
export function Field(props: Props) {
  const { label, value, onChange, maxLength, placeholder, hideLabel, digits } = props;
  const { onSubmit, onBlur } = props;
  const { colors, space, text, touch, radius } = useTheme();
  return (
    <View style={{ gap: space.xs }}>
      {!hideLabel && (
        <Text style={[styles.label, { color: colors.ink, fontSize: text.m }]}>{label}</Text>
      )}
      {/* eslint-disable-next-line react-native-a11y/has-valid-accessibility-descriptors -- a text field is known as one */}
      <TextInput
        aria-label={label}
        value={value}
        onChangeText={onChange}
        maxLength={maxLength}
        placeholder={placeholder}
        placeholderTextColor={colors.inkSoft}
        inputMode={digits && 'numeric'}
        secureTextEntry={digits === 'secret'}
        autoComplete={digits && 'off'}
        onBlur={onBlur}
        onSubmitEditing={onSubmit}
        submitBehavior={onSubmit && 'submit'}
        // The same for browsers, which do not know the other: who has written one name writes the next.
        blurOnSubmit={onSubmit && false}
        style={[
          styles.line,
          {
            minHeight: touch,
            paddingHorizontal: space.m,
            borderRadius: radius.card,
            borderColor: colors.inkSoft,
            backgroundColor: colors.card,
            color: colors.ink,
            fontSize: text.m,
          },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  label: { fontWeight: '600' },
  line: { borderWidth: 1 },
});

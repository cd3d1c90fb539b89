import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTheme } from '../theme';

interface Props {
  readonly names: readonly { readonly name: string; readonly label: string }[];
  readonly onChoose: (name: string) => void;
}

/** Names that were written before: one tap instead of many. */
export function NameChips({ names, onChoose }: Props) {
  const { colors, space, text, touch } = useTheme();
  return (
    <View style={[styles.chips, { gap: space.s }]}>
      {names.map(({ name, label }) => (
        <Pressable
          key={name}
          role="button"
          aria-label={label}
          onPress={() => onChoose(name)}
          style={({ pressed }) => [
            styles.chip,
            {
              minHeight: touch,
              minWidth: touch,
              paddingHorizontal: space.m,
              borderRadius: touch / 2,
              borderColor: colors.cardEdge,
              backgroundColor: colors.card,
              opacity: pressed ? 0.6 : 1,
            },
          ]}
        >
          <Text style={{ color: colors.ink, fontSize: text.m }}>{name}</Text>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap' },
  chip: { alignItems: 'center', justifyContent: 'center', borderWidth: 1, maxWidth: '100%' },
});

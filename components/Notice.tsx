import { StyleSheet, Text, View } from 'react-native';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { useTheme } from './theme';

interface Props {
  readonly text: string;
  readonly close: { readonly label: string; readonly onPress: () => void };
}

/** Something to know, that stops nobody: it stays until it is put away. */
export function Notice({ text: says, close }: Props) {
  const { colors, radius, space, text } = useTheme();
  return (
    <View
      role="status"
      style={[
        styles.notice,
        {
          paddingLeft: space.l,
          borderRadius: radius.card,
          borderColor: colors.accent,
          backgroundColor: colors.card,
        },
      ]}
    >
      <Text
        style={[styles.text, { color: colors.ink, fontSize: text.s, paddingVertical: space.m }]}
      >
        {says}
      </Text>
      <IconButton {...close}>
        <Icon name="cross" color={colors.ink} size={20} />
      </IconButton>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, alignSelf: 'stretch' },
  text: { flex: 1 },
});

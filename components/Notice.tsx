import { StyleSheet, Text, View } from 'react-native';
import { Button } from './controls/Button';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { useTheme } from './theme';

interface Act {
  readonly label: string;
  readonly onPress: () => void;
}

interface Props {
  readonly text: string;
  /** To put it away; without it, it stays. */
  readonly close?: Act;
  /** What can be done about it. */
  readonly act?: Act;
}

/** Something to know, that stops nobody: it stays until it is put away. */
export function Notice({ text: says, close, act }: Props) {
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
      {act && <Button kind="quiet" {...act} />}
      {close && (
        <IconButton {...close}>
          <Icon name="cross" color={colors.ink} size={20} />
        </IconButton>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, alignSelf: 'stretch' },
  text: { flex: 1 },
});

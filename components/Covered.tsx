import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from './CardBack';
import { Button } from './controls/Button';
import { useTheme } from './theme';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly onOpen: () => void;
}

/** A table that rests: nothing of it can be read until somebody goes on. */
export function Covered({ title, about, action, onOpen }: Props) {
  const { colors, space, text } = useTheme();
  return (
    <View style={[styles.cover, { gap: space.l, padding: space.l }]}>
      <View style={[styles.cards, { gap: space.s }]}>
        <CardBack width={72} />
        <CardBack width={72} />
      </View>
      <Text
        role="heading"
        aria-level={2}
        style={[styles.words, { color: colors.ink, fontSize: text.xl }]}
      >
        {title}
      </Text>
      <Text style={[styles.words, { color: colors.inkSoft, fontSize: text.m }]}>{about}</Text>
      <Button kind="primary" label={action} onPress={onOpen} />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  cards: { flexDirection: 'row' },
  words: { textAlign: 'center' },
});

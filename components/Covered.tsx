import { StyleSheet, View } from 'react-native';
import { CardBack } from './CardBack';
import { Button } from './controls/Button';
import { Quiet } from './Quiet';
import { useTheme } from './theme';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly action: string;
  readonly onOpen: () => void;
}

/** A table that rests: nothing of it can be read until somebody goes on. */
export function Covered({ title, about, action, onOpen }: Props) {
  const { space } = useTheme();
  const picture = (
    <View style={[styles.cards, { gap: space.s }]}>
      <CardBack width={72} />
      <CardBack width={72} />
    </View>
  );
  return (
    <Quiet picture={picture} title={title} about={about}>
      <Button kind="primary" label={action} onPress={onOpen} />
    </Quiet>
  );
}

const styles = StyleSheet.create({ cards: { flexDirection: 'row' } });

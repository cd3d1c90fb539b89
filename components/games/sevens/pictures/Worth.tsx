import { StyleSheet, View } from 'react-native';
import { Words } from '../../../help/Words';
import { useTheme } from '../../../theme';
import { SevensCard } from '../SevensCard';

interface Props {
  readonly cards: readonly string[];
  readonly name: string;
  readonly worth: string;
}

/** What being left with one of these costs. */
export function Worth({ cards, name, worth }: Props) {
  const { space } = useTheme();
  return (
    <View style={[styles.worth, { gap: space.xs }]}>
      <View style={[styles.row, { gap: space.xs }]}>
        {cards.map((card) => (
          <SevensCard key={card} card={card} width={40} />
        ))}
      </View>
      <Words>{name}</Words>
      <Words>{worth}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  worth: { alignItems: 'center' },
  row: { flexDirection: 'row' },
});

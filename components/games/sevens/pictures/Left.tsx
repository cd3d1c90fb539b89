import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../../theme';
import { SevensCard } from '../SevensCard';

/** Cards that somebody was left with, small. */
export function Left({ cards }: { readonly cards: readonly string[] }) {
  const { space } = useTheme();
  return (
    <View style={[styles.row, { gap: space.xs }]}>
      {cards.map((card) => (
        <SevensCard key={card} card={card} width={34} compact />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap' } });

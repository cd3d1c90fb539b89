import { StyleSheet, View } from 'react-native';
import { Card } from '../../components/Card';
import { cardLabel } from '../../components/cardLabel';
import { useLook } from '../../components/look';
import { useTheme } from '../../components/theme';
import { readNumber } from '../../engine/chinese/number';

/** One as most cards are, and one whose character the two scripts write differently. */
const SAMPLES = [readNumber(18), readNumber(10_000)];

const WIDTH = 112;

/** Cards as they look with the settings of this moment. */
export function SampleCards({ label }: { readonly label: string }) {
  const { space } = useTheme();
  const { cardScale, script } = useLook();
  return (
    <View role="group" aria-label={label} style={[styles.row, { gap: space.l }]}>
      {SAMPLES.map((reading) => (
        <Card
          key={reading.digits}
          reading={reading}
          width={WIDTH * cardScale}
          label={cardLabel(reading, script)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center' },
});

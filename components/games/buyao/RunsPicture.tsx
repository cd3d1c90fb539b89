import { StyleSheet, Text, View } from 'react-native';
import { Card } from '../../Card';
import { useTheme } from '../../theme';
import { Token } from '../../Token';
import { face } from './face';

interface Props {
  /** Each rising; the first card of each is the one that counts. */
  readonly runs: readonly (readonly number[])[];
  readonly tokens: number;
}

const WIDTH = 34;
const COVERED = -0.54;

/** What a seat has at the end, as the sum it is: each run over its lowest card, the tokens taken off. */
export function RunsPicture({ runs, tokens }: Props) {
  const { colors, space, text } = useTheme();
  const counted = { color: colors.ink, fontSize: text.m };
  return (
    <View aria-hidden style={[styles.row, { gap: space.s }]}>
      {runs.map((run, at) => (
        <View key={run[0]} style={[styles.part, { gap: space.s }]}>
          {at > 0 && <Text style={counted}>+</Text>}
          <View style={styles.group}>
            <View style={styles.cards}>
              {run.map((card, place) => (
                <View key={card} style={place > 0 && { marginLeft: WIDTH * COVERED }}>
                  <Card compact reading={face(`${card}`)} width={WIDTH} />
                </View>
              ))}
            </View>
            <Text style={counted}>{run[0]}</Text>
          </View>
        </View>
      ))}
      <View style={[styles.part, { gap: space.s }]}>
        <Text style={counted}>−</Text>
        <View style={styles.group}>
          <View style={styles.coin}>
            <Token size={28} />
          </View>
          <Text style={counted}>{tokens}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  part: { flexDirection: 'row', alignItems: 'center' },
  group: { alignItems: 'center' },
  cards: { flexDirection: 'row' },
  coin: { height: (WIDTH * 7) / 5, justifyContent: 'center' },
});

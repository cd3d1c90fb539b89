import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../../CardBack';
import { Words } from '../../../help/Words';
import { useTheme } from '../../../theme';
import { SevensCard } from '../SevensCard';
import { Tile } from '../Tile';

interface Props {
  readonly guess: string;
  readonly card: string;
  readonly words: { readonly guessed: string; readonly then: string };
}

const WIDTH = 52;

/** A card face down, a guess, what it was, and who has it then. */
export function Knocking({ guess, card, words }: Props) {
  const { colors, space, text } = useTheme();
  const arrow = <Text style={{ color: colors.inkSoft, fontSize: text.l }}>→</Text>;
  return (
    <View style={[styles.scene, { gap: space.s }]}>
      <View aria-hidden style={[styles.row, { gap: space.s }]}>
        <CardBack width={WIDTH} />
        <Tile card={guess} width={WIDTH * 1.1} height={WIDTH * 0.6} />
        {arrow}
        <SevensCard card={card} width={WIDTH} />
        <Text style={{ color: guess === card ? colors.legal : colors.danger, fontSize: text.xl }}>
          {guess === card ? '✓' : '✗'}
        </Text>
      </View>
      <Words>{words.guessed}</Words>
      <Words>{words.then}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { alignItems: 'center', maxWidth: 300 },
  row: { flexDirection: 'row', alignItems: 'center' },
});

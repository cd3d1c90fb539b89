import { StyleSheet, View } from 'react-native';
import type { CardId } from '../../../engine';
import { cardOf, COLOURS, type Colour } from '../../../engine/games/numero/cards';
import { Card } from '../../Card';
import { Shape } from '../../Shape';
import { useTheme } from '../../theme';
import { face } from './face';

interface Props {
  readonly card: CardId;
  readonly width: number;
  readonly label?: string;
  readonly compact?: boolean;
}

/** A number card in its colour and with its shape, or a wild card, which is of gold. */
export function NumeroCard({ card, ...rest }: Props) {
  const found = cardOf(card);
  return found.type === 'number' ? (
    <NumberFace card={card} colour={found.colour} {...rest} />
  ) : (
    <WildFace card={card} {...rest} />
  );
}

function NumberFace({ card, colour, ...rest }: Props & { readonly colour: Colour }) {
  const { colors } = useTheme();
  const { width } = rest;
  const size = width * 0.17;
  return (
    <Card reading={face(card)} ink={colors[colour]} {...rest}>
      <View style={[styles.mark, { right: width * 0.08, top: width * 0.08 }]}>
        <Shape number={COLOURS.indexOf(colour)} size={size} color={colors[colour]} />
      </View>
    </Card>
  );
}

function WildFace({ card, ...rest }: Props) {
  const { colors } = useTheme();
  return (
    <Card reading={face(card)} ink={colors.ink} {...rest}>
      <View
        style={[styles.wash, { borderRadius: rest.width * 0.08, backgroundColor: colors.coin }]}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  mark: { position: 'absolute' },
  wash: { ...StyleSheet.absoluteFill, opacity: 0.2, pointerEvents: 'none' },
});

import Svg, { Path } from 'react-native-svg';
import type { Suit } from '../../../engine/games/sevens/cards';
import { useTheme, type Colors } from '../../theme';

/** Drawn, since fonts draw them small, thin, or as pictures of their own. */
const SIGNS: { readonly [suit in Suit]: string } = {
  C: 'M12 2.2a4.7 4.7 0 0 1 4 7.2a4.8 4.8 0 1 1-2.6 8.1l1.4 4.3H9.2l1.4-4.3A4.8 4.8 0 1 1 8 9.4A4.7 4.7 0 0 1 12 2.2Z',
  D: 'M12 1.5L20 12L12 22.5L4 12Z',
  H: 'M12 21.8C4.8 15.6 2 12.3 2 8.3A5.3 5.3 0 0 1 12 5.9A5.3 5.3 0 0 1 22 8.3C22 12.3 19.2 15.6 12 21.8Z',
  S: 'M12 1.8C18.2 7.6 21.4 10.6 21.4 14.2a4.6 4.6 0 0 1-8 3.1l1.5 4.7H9.1l1.5-4.7a4.6 4.6 0 0 1-8-3.1C2.6 10.6 5.8 7.6 12 1.8Z',
};

/** Four colours for four suits: two reds and two blacks are easily taken for each other. */
export function suitColor(colors: Colors, suit: Suit): string {
  return { C: colors.green, D: colors.blue, H: colors.red, S: colors.ink }[suit];
}

interface Props {
  readonly suit: Suit;
  readonly size: number;
  /** Its own, unless told. */
  readonly color?: string;
}

/** ♣ ♦ ♥ ♠ */
export function SuitSign({ suit, size, color }: Props) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={SIGNS[suit]} fill={color ?? suitColor(colors, suit)} />
    </Svg>
  );
}

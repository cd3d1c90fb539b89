import { useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Path, Pattern, Rect } from 'react-native-svg';
import { CARD_RATIO } from './CardShape';
import { useTheme } from './theme';

/** One tile of the lattice, as on a wooden window: a square frame with bars that run on into the next. */
const TILE = 20;
const LATTICE =
  'M5 5H15V15H5Z M10 0V5 M10 15V20 M0 10H5 M15 10H20 M0 0H2 M18 0H20 M0 20H2 M18 20H20';

/** The back of every card. It says nothing, to anybody. */
export function CardBack({ width }: { readonly width: number }) {
  const { colors, radius } = useTheme();
  // Two on one page must not share a name: a browser takes the first, though it be hidden.
  const id = useId();
  const height = width / CARD_RATIO;
  const inset = width * 0.07;
  return (
    <View
      aria-hidden
      style={[
        styles.card,
        {
          width,
          height,
          borderRadius: Math.min(radius.card, width * 0.08),
          backgroundColor: colors.cardBack,
          boxShadow: `0px 1px 2px ${colors.shadow}, 0px 6px 16px ${colors.shadow}`,
        },
      ]}
    >
      <Svg width={width} height={height}>
        <Defs>
          <Pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
            <Path d={LATTICE} stroke={colors.lattice} strokeWidth={1.2} fill="none" opacity={0.6} />
          </Pattern>
        </Defs>
        <Rect
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          rx={inset * 0.6}
          fill={`url(#${id})`}
          stroke={colors.lattice}
          strokeWidth={1.5}
        />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ card: { overflow: 'hidden' } });

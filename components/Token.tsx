import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from './theme';

/** A coin with a square hole, as they were for two thousand years. */
export function Token({ size }: { readonly size: number }) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Circle
        cx={20}
        cy={20}
        r={18.5}
        fill={colors.coin}
        stroke={colors.coinEdge}
        strokeWidth={2}
      />
      <Circle cx={20} cy={20} r={14.5} stroke={colors.coinEdge} strokeWidth={1} fill="none" />
      {/* Not a hole: in a stack it would show the coin below. */}
      <Path d="M14 14H26V26H14Z" fill={colors.surface} stroke={colors.coinEdge} strokeWidth={2} />
    </Svg>
  );
}

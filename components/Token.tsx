import Svg, { Circle, Path } from 'react-native-svg';
import { useTheme } from './theme';

/** A coin with a square hole, as they were for two thousand years. */
export function Token({ size }: { readonly size: number }) {
  const { colors } = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <Path
        fillRule="evenodd"
        d="M20 1.5a18.5 18.5 0 1 0 0 37a18.5 18.5 0 1 0 0-37ZM14 14H26V26H14Z"
        fill={colors.coin}
        stroke={colors.coinEdge}
        strokeWidth={2}
      />
      <Circle cx={20} cy={20} r={14.5} stroke={colors.coinEdge} strokeWidth={1} fill="none" />
    </Svg>
  );
}

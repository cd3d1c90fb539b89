import Svg, { Circle, Path } from 'react-native-svg';
import { Shape } from '../Shape';
import { useTheme } from '../theme';

/** How a day stands: each has a shape of its own. */
export type DayState = 'solved' | 'gaveUp' | 'underway' | 'none';

const STAR = 4;

/** A star, a ring, or three dots; nothing where nobody has played. */
export function DayMark({ state, size }: { readonly state: DayState; readonly size: number }) {
  const { colors } = useTheme();
  switch (state) {
    case 'solved':
      return <Shape number={STAR} size={size} color={colors.legal} />;
    case 'gaveUp':
      return (
        <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <Circle cx={12} cy={12} r={8} stroke={colors.inkSoft} strokeWidth={3} fill="none" />
        </Svg>
      );
    case 'underway':
      return (
        <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
          <Path
            d="M4 12V12.01M12 12V12.01M20 12V12.01"
            stroke={colors.accent}
            strokeWidth={5}
            strokeLinecap="round"
          />
        </Svg>
      );
    case 'none':
      return null;
  }
}

import { Shape } from '../../../Shape';
import { useTheme } from '../../../theme';

interface Props {
  readonly size: number;
}

const ROUND = 0;
const DIAMOND = 3;

/** Beside what was done. */
export function TakenMark({ size }: Props) {
  return <Shape number={ROUND} size={size} color={useTheme().colors.accent} />;
}

/** Beside the best that could have been done. */
export function BestMark({ size }: Props) {
  return <Shape number={DIAMOND} size={size} color={useTheme().colors.legal} />;
}

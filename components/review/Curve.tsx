import { StyleSheet, Text, View } from 'react-native';
import Svg, { Circle, Line, Path, Rect } from 'react-native-svg';
import { useTheme } from '../theme';

interface Point {
  readonly taken: number;
  readonly best: number;
}

interface Props {
  /** After each turn, from nothing on. */
  readonly points: readonly Point[];
  /** The turn that left most, and how much. */
  readonly gap: { readonly turn: number; readonly left: number } | null;
  /** All of it in words. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

const TOP = 22;
const FOOT = 8;
const LEFT = 6;
/** Beside the ends of both lines stands how much it was in all. */
const RIGHT = 38;
const LETTERS = 14;

/** What was taken, below what could have been; what lies between was left. Where most was left, it is marked. */
export function Curve({ points, gap, label, width, height }: Props) {
  const { colors } = useTheme();
  const most = Math.max(1, points.at(-1)?.best ?? 0);
  const x = (at: number) => LEFT + (at / Math.max(1, points.length - 1)) * (width - LEFT - RIGHT);
  const y = (amount: number) => height - FOOT - (amount / most) * (height - TOP - FOOT);
  const line = (of: keyof Point) => points.map((point, at) => `${x(at)} ${y(point[of])}`);
  const taken = line('taken');
  const best = line('best');
  const last = points.at(-1) ?? { taken: 0, best: 0 };
  const end = x(points.length - 1);
  // Two numbers on one spot could not be read.
  const apart = Math.max(y(last.taken), y(last.best) + LETTERS);
  return (
    <View role="img" accessible aria-label={label} style={{ width, height }}>
      <Svg width={width} height={height} aria-hidden>
        <Line
          {...{ x1: LEFT, x2: end, y1: y(0), y2: y(0) }}
          stroke={colors.cardEdge}
          strokeWidth={1.5}
        />
        <Path
          d={`M${best.join('L')}L${[...taken].reverse().join('L')}Z`}
          fill={colors.legalWash}
          stroke="none"
        />
        {gap && (
          <Rect
            {...{ x: x(gap.turn), y: TOP, height: height - TOP - FOOT }}
            width={Math.max(3, x(gap.turn + 1) - x(gap.turn))}
            fill={colors.danger}
            opacity={0.22}
          />
        )}
        <Path
          d={`M${best.join('L')}`}
          stroke={colors.legal}
          strokeWidth={2.5}
          strokeDasharray={[6, 4]}
          fill="none"
        />
        <Path
          d={`M${taken.join('L')}`}
          stroke={colors.accent}
          strokeWidth={3}
          strokeLinejoin="round"
          fill="none"
        />
        <Circle cx={end} cy={y(last.taken)} r={4} fill={colors.accent} />
      </Svg>
      <Amount x={end + 8} y={y(last.best)} color={colors.legal} text={`${last.best}`} />
      {last.taken < last.best && (
        <Amount x={end + 8} y={apart} color={colors.accent} text={`${last.taken}`} />
      )}
      {gap && (
        <Amount
          x={Math.min(x(gap.turn), end - 2 * LETTERS)}
          y={TOP / 2}
          color={colors.danger}
          text={`−${gap.left}`}
        />
      )}
    </View>
  );
}

interface AmountProps {
  readonly x: number;
  /** Of its middle. */
  readonly y: number;
  readonly color: string;
  readonly text: string;
}

/** In the letters of the app, which a drawing does not know. */
function Amount({ x, y, color, text }: AmountProps) {
  return (
    <Text
      aria-hidden
      allowFontScaling={false}
      style={[styles.amount, { left: x, top: y - LETTERS * 0.65, color }]}
    >
      {text}
    </Text>
  );
}

const styles = StyleSheet.create({
  amount: { position: 'absolute', fontSize: LETTERS, lineHeight: LETTERS * 1.3, fontWeight: '700' },
});

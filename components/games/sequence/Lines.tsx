import { StyleSheet } from 'react-native';
import Svg, { Circle, G, Line as Stroke, Text as Written } from 'react-native-svg';
import type { Cell } from '../../../engine/core/game';
import { seatColor } from '../../SeatMark';
import { useTheme } from '../../theme';
import { spaceRect, type Arrangement } from './arrange';
import { ownLines, tellingEnds } from './fives';
import type { PartProps } from './table';

/** Of the width of a space: how far lines that can be chosen lie from each other, and their numbers. */
const APART = 0.24;
const NUMBER = 0.27;

/** A line through each sequence; while a five is being chosen, a numbered one through each that it can be. */
export function Lines({ view, plan, choosing, acting }: PartProps) {
  const { colors } = useTheme();
  const { board, space } = plan;
  const possible = ownLines(choosing?.fives ?? []);
  const ends = tellingEnds(possible);
  const own = seatColor(colors, (acting ?? 0) % view.teams);
  return (
    <Svg
      width={board.width}
      height={board.height}
      aria-hidden
      style={[styles.lines, { left: board.x, top: board.y }]}
    >
      {view.sequences.map(({ team, line }, at) => (
        <Stroke
          key={at}
          {...through(plan, line)}
          {...pen(space)}
          stroke={seatColor(colors, team)}
        />
      ))}
      {possible.map((line, at) => {
        const aside = (at - (possible.length - 1) / 2) * APART;
        const { x, y } = middleOf(plan, ends[at] ?? [0, 0]);
        return (
          <G key={`five ${at}`}>
            <Stroke
              {...through(plan, line, aside)}
              {...pen(space)}
              stroke={own}
              strokeDasharray={[space * 0.2, space * 0.2]}
            />
            <Circle
              cx={x}
              cy={y}
              r={space * NUMBER}
              fill={colors.card}
              stroke={own}
              strokeWidth={2}
            />
            <Written
              x={x}
              y={y + space * NUMBER * 0.5}
              fill={colors.ink}
              fontSize={space * NUMBER * 1.4}
              fontWeight="700"
              textAnchor="middle"
            >
              {at + 1}
            </Written>
          </G>
        );
      })}
    </Svg>
  );
}

const pen = (space: number) =>
  ({ strokeOpacity: 0.75, strokeWidth: space * 0.12, strokeLinecap: 'round' }) as const;

/** From its first space to its last, or so much beside it. */
function through(plan: Arrangement, line: readonly Cell[], aside = 0) {
  const one = middleOf(plan, line[0] ?? [0, 0]);
  const other = middleOf(plan, line.at(-1) ?? [0, 0]);
  const long = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const off = (aside * plan.space) / long;
  const [x, y] = [(one.y - other.y) * off, (other.x - one.x) * off];
  return { x1: one.x + x, y1: one.y + y, x2: other.x + x, y2: other.y + y };
}

function middleOf(plan: Arrangement, cell: Cell) {
  const { x, y, width } = spaceRect(plan, cell);
  return { x: x - plan.board.x + width / 2, y: y - plan.board.y + width / 2 };
}

const styles = StyleSheet.create({
  lines: { position: 'absolute', zIndex: 2, pointerEvents: 'none' },
});

import { StyleSheet } from 'react-native';
import Svg, { Line as Stroke } from 'react-native-svg';
import type { Cell } from '../../../engine/core/game';
import { seatColor } from '../../SeatMark';
import { useTheme } from '../../theme';
import { spaceRect } from './arrange';
import type { PartProps } from './table';

/** A line through each sequence; while a five is being chosen, through each that it can be. */
export function Lines({ view, plan, choosing, acting }: PartProps) {
  const { colors } = useTheme();
  const { board } = plan;
  const closed = view.sequences.map(({ team, line }) => ({ team, line, dashed: false }));
  const possible = (choosing?.fives ?? []).flatMap(({ lines }) =>
    lines.map((line) => ({ team: (acting ?? 0) % view.teams, line, dashed: true })),
  );
  const middle = (cell: Cell) => {
    const { x, y, width } = spaceRect(plan, cell);
    return { x: x - board.x + width / 2, y: y - board.y + width / 2 };
  };
  return (
    <Svg
      width={board.width}
      height={board.height}
      aria-hidden
      style={[styles.lines, { left: board.x, top: board.y }]}
    >
      {[...closed, ...possible].map(({ team, line, dashed }, at) => {
        const from = middle(line[0] ?? [0, 0]);
        const to = middle(line.at(-1) ?? [0, 0]);
        return (
          <Stroke
            key={at}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke={seatColor(colors, team)}
            strokeOpacity={0.75}
            strokeWidth={plan.space * 0.12}
            strokeLinecap="round"
            strokeDasharray={dashed ? [plan.space * 0.2, plan.space * 0.2] : undefined}
          />
        );
      })}
    </Svg>
  );
}

const styles = StyleSheet.create({
  lines: { position: 'absolute', zIndex: 2, pointerEvents: 'none' },
});

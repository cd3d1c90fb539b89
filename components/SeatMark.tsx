import type { Seat } from '../engine';
import { Shape } from './Shape';
import { useTheme, type Colors } from './theme';

const COLORS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const;

export function seatColor(colors: Colors, seat: Seat): string {
  return colors[COLORS[seat % COLORS.length] ?? 'seat1'];
}

/** The sign by which somebody finds the own name: any shape in any colour. */
export function PersonSign(props: {
  readonly shape: number;
  readonly color: number;
  readonly size: number;
}) {
  const { colors } = useTheme();
  return <Shape number={props.shape} size={props.size} color={seatColor(colors, props.color)} />;
}

/** The sign of a seat: its shape in its colour. */
export function SeatMark({ seat, size = 16 }: { readonly seat: Seat; readonly size?: number }) {
  const { colors } = useTheme();
  return <Shape number={seat} size={size} color={seatColor(colors, seat)} />;
}

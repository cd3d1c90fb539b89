import Svg, { Path } from 'react-native-svg';

/** Circle, triangle, square, diamond, star, hexagon: beside every colour, so that it never stands alone. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
  'M12 3L22 20.5H2Z',
  'M4 4H20V20H4Z',
  'M12 1.5L22 12L12 22.5L2 12Z',
  'M12 1.5L15 8.7L22.7 9.3L16.8 14.4L18.6 22L12 17.9L5.4 22L7.2 14.4L1.3 9.3L9 8.7Z',
  'M12 2L21 7V17L12 22L3 17V7Z',
] as const;

interface Props {
  readonly number: number;
  readonly size: number;
  readonly color: string;
}

export function Shape({ number, size, color }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={SHAPES[number % SHAPES.length] ?? SHAPES[0]} fill={color} />
    </Svg>
  );
}

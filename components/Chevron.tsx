import Svg, { Path } from 'react-native-svg';

interface Props {
  readonly direction: 'left' | 'right';
  readonly color: string;
  readonly size?: number;
}

export function Chevron({ direction, color, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={direction === 'left' ? 'M15 5L8 12L15 19' : 'M9 5L16 12L9 19'}
        stroke={color}
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

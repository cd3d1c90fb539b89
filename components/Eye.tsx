import Svg, { Circle, Path } from 'react-native-svg';

interface Props {
  readonly color: string;
  readonly size?: number;
}

export function Eye({ color, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d="M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12Z"
        stroke={color}
        strokeWidth={2}
        strokeLinejoin="round"
        fill="none"
      />
      <Circle cx={12} cy={12} r={3} fill={color} />
    </Svg>
  );
}

import Svg, { Path } from 'react-native-svg';

interface Props {
  readonly color: string;
  readonly size?: number;
}

export function Speaker({ color, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d="M4 9.5H7.5L12.5 5V19L7.5 14.5H4Z" fill={color} />
      <Path
        d="M15.5 9C17 10.8 17 13.2 15.5 15M18 6.5C21 9.8 21 14.2 18 17.5"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        fill="none"
      />
    </Svg>
  );
}

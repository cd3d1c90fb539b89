import Svg, { Circle, Path } from 'react-native-svg';

interface Props {
  readonly color: string;
  readonly size?: number;
}

/** Eight teeth, as spokes that stand out of the rim. */
const TEETH =
  'M12 2V5M12 19V22M2 12H5M19 12H22M4.93 4.93L7.05 7.05M16.95 16.95L19.07 19.07M4.93 19.07L7.05 16.95M16.95 7.05L19.07 4.93';

export function Gear({ color, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d={TEETH} stroke={color} strokeWidth={3} strokeLinecap="round" />
      <Circle cx={12} cy={12} r={5.5} stroke={color} strokeWidth={3} fill="none" />
    </Svg>
  );
}

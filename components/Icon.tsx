import Svg, { Path } from 'react-native-svg';

/** Drawn with one brush: lines of one width, round at their ends. */
const LINES = {
  left: 'M15 5L8 12L15 19',
  right: 'M9 5L16 12L9 19',
  cross: 'M6 6L18 18M18 6L6 18',
  eye: 'M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12ZM12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z',
  speaker:
    'M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9C17 10.8 17 13.2 15.5 15M18 6.5C21 9.8 21 14.2 18 17.5',
  undo: 'M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H9',
  hint: 'M9.5 20H14.5M9.5 17C9.5 14 6.5 13 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5C17.5 13 14.5 14 14.5 17Z',
  rules: 'M8.5 9A3.5 3.5 0 1 1 12.9 12.4C12.2 12.7 12 13.2 12 14.2M12 18V18.1',
  thinking: 'M5 12V12.01M12 12V12.01M19 12V12.01',
  more: 'M5 7H19M5 12H19M5 17H19',
  hurry: 'M5 6L11 12L5 18M13 6L19 12L13 18',
} as const;

interface Props {
  readonly name: keyof typeof LINES;
  readonly color: string;
  readonly size?: number;
}

export function Icon({ name, color, size = 24 }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={LINES[name]}
        stroke={color}
        strokeWidth={2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </Svg>
  );
}

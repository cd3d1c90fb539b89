import Svg, { Path } from 'react-native-svg';

/** Drawn with one brush: lines of one width, round at their ends. */
const LINES = {
  left: 'M15 5L8 12L15 19',
  right: 'M9 5L16 12L9 19',
  up: 'M5 15L12 8L19 15',
  down: 'M5 9L12 16L19 9',
  cross: 'M6 6L18 18M18 6L6 18',
  eye: 'M2.5 12C6.5 5.5 17.5 5.5 21.5 12C17.5 18.5 6.5 18.5 2.5 12ZM12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z',
  speaker:
    'M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9C17 10.8 17 13.2 15.5 15M18 6.5C21 9.8 21 14.2 18 17.5',
  undo: 'M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H9',
  allBack: 'M12 5L8 9L12 13M6.5 5L2.5 9L6.5 13M8 9H15A5.5 5.5 0 0 1 15 20H10',
  hint: 'M9.5 20H14.5M9.5 17C9.5 14 6.5 13 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5C17.5 13 14.5 14 14.5 17Z',
  rules: 'M8.5 9A3.5 3.5 0 1 1 12.9 12.4C12.2 12.7 12 13.2 12 14.2M12 18V18.1',
  thinking: 'M5 12V12.01M12 12V12.01M19 12V12.01',
  more: 'M5 7H19M5 12H19M5 17H19',
  hurry: 'M5 6L11 12L5 18M13 6L19 12L13 18',
  first: 'M6 6V18M18 6L9.5 12L18 18',
  last: 'M18 6V18M6 6L14.5 12L6 18',
  pause: 'M9 6V18M15 6V18',
  filter: 'M4 5.5H20L14 12.5V19L10 16.5V12.5Z',
  star: 'M12 4L14.4 9.2L20 9.9L15.9 13.8L16.9 19.5L12 16.7L7.1 19.5L8.1 13.8L4 9.9L9.6 9.2Z',
  play: 'M8 5.5L18.5 12L8 18.5Z',
  cards: 'M4 8.5L11.5 6L15.5 18L8 20.5ZM14 7.5V4H20.5V15.5H17.5',
  result: 'M5 20V12H9.5V20M9.5 20V5H14.5V20M14.5 20V15H19V20M3 20H21',
  settings: 'M4 7H11M17 7H20M14 4.5V9.5M4 17H7M13 17H20M10 14.5V19.5',
  today: 'M4.5 6.5H19.5V19.5H4.5ZM4.5 11H19.5M8.5 3.5V6.5M15.5 3.5V6.5M12 15.2V15.21',
  records: 'M8 6.5H20M8 12H20M8 17.5H20M4 6.5V6.51M4 12V12.01M4 17.5V17.51',
  people:
    'M9 5A3 3 0 1 1 9 11A3 3 0 1 1 9 5ZM3.5 19.5C3.5 13 14.5 13 14.5 19.5M16 5.5A3 3 0 0 1 16 10.8M17.5 14.2C20 15 20.8 17 20.8 19.5',
  plan: 'M12 6.5C9.5 4.5 6 4.5 3.5 5.5V19C6 18 9.5 18 12 20C14.5 18 18 18 20.5 19V5.5C18 4.5 14.5 4.5 12 6.5ZM12 6.5V20',
  ladder: 'M3 20H8.5V15H14V10H19.5V5',
  lock: 'M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11',
  check: 'M5 12.5L10 17.5L19.5 7',
  practice: 'M4.5 4.5H19.5V19.5H4.5ZM4.5 9.5H19.5M4.5 14.5H19.5M9.5 4.5V19.5M14.5 4.5V19.5',
} as const;

export type IconName = keyof typeof LINES;

interface Props {
  readonly name: IconName;
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

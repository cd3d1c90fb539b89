import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import type { Seat as SeatNumber } from '../../engine';
import { fitting } from '../fitting';
import { SeatMark, seatColor } from '../SeatMark';
import { useTheme } from '../theme';
import type { Area } from './area';

interface Props {
  readonly seat: SeatNumber;
  readonly area: Area;
  readonly name: string;
  /** What everybody may know, in words. */
  readonly label: string;
  /** It is this seat's turn. */
  readonly active: boolean;
  /** Beside the name: what it does now, or what it has. */
  readonly aside?: ReactNode;
  /** How much room that always takes. */
  readonly asideWidth?: number;
  /** What lies there on the table and covers so much of the right edge. */
  readonly beside?: number;
  /** Below the name, under the cards. */
  readonly children?: ReactNode;
}

/** What the name takes of a seat's part of the table, at the usual size of text. */
export const SEAT_HEADER = 26;

/** A seat narrower than this, at the usual size of text, has all its room for the name. */
const NARROW = 100;

/** A player's part of the table: who sits there, and room for what is open to all. */
export function Seat(props: Props) {
  const { seat, area, name, label, active, aside, asideWidth = 0, beside = 0, children } = props;
  const { colors, space, text, radius, textScale } = useTheme();
  const { x, y, width, height, turn } = area;
  const mark = 14 * textScale;
  const start = width < NARROW * textScale ? space.xs : space.s;
  const end = beside > 0 ? beside + space.xs : start;
  const room = width - mark - space.xs - asideWidth - start - end - 4;
  // A long name gets smaller, as long as it can be read.
  const least = (text.s / textScale) * 0.8;
  return (
    <View
      role="group"
      aria-label={label}
      style={[
        styles.seat,
        {
          left: x,
          top: y,
          width,
          height,
          borderRadius: radius.card,
          borderColor: active ? seatColor(colors, seat) : colors.cardEdge,
          backgroundColor: active ? colors.card : 'transparent',
          transform: [{ rotate: `${turn}deg` }],
        },
      ]}
    >
      <View
        style={[
          styles.header,
          {
            height: SEAT_HEADER * textScale,
            gap: space.xs,
            paddingLeft: start,
            paddingRight: end,
          },
        ]}
      >
        <SeatMark seat={seat} size={mark} />
        <Text
          numberOfLines={1}
          style={[
            styles.name,
            {
              color: colors.ink,
              fontSize: Math.max(least, fitting(text.s, name, room, 'bold')),
              fontWeight: active ? '700' : '500',
            },
          ]}
        >
          {name}
        </Text>
        {aside}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  seat: { position: 'absolute', borderWidth: 2 },
  header: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1 },
});

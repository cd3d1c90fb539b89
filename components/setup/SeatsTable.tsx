import { StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../../engine';
import { Icon } from '../Icon';
import { PersonSign, seatColor, SeatMark } from '../SeatMark';
import { DragLayer } from '../table/DragLayer';
import type { Intent } from '../table/intent';
import { Piece } from '../table/Piece';
import { Zone } from '../table/Zone';
import { useTheme } from '../theme';
import type { SeatsLayout } from './arrangeSeats';

export const POOL = 'pool';
export const LOT = 'lot';
export const FIRST = 'first';
export const seatZone = (seat: number) => `seat-${seat}`;
export const personPiece = (id: string) => `person-${id}`;

interface Guest {
  readonly id: string;
  readonly name: string;
  readonly shape: number;
  readonly color: number;
  readonly label: string;
  /** null: in the pool. */
  readonly seat: number | null;
}

/** A seat and who sits there. */
interface SeatShown {
  /** In words. */
  readonly label: string;
  /** Whose shape and colour it wears: its own, or its team's. */
  readonly mark: Seat;
  /** "Team 1"; null where everybody plays alone. */
  readonly team: string | null;
  /** As it is written where nobody of the roster sits. */
  readonly shown: string | null;
}

interface Props {
  readonly layout: SeatsLayout;
  readonly guests: readonly Guest[];
  readonly seats: readonly SeatShown[];
  readonly pool: string;
  /** Who begins; null where the game does not ask. */
  readonly first: {
    readonly label: string;
    readonly title: string;
    readonly seat: number | null;
  } | null;
  readonly intents: readonly Intent[];
  readonly onFeel?: (what: 'tap' | 'drop' | 'refuse') => void;
}

const TOKEN = 36;

/** Names round a table, to be carried from seat to seat. */
export function SeatsTable({ layout, guests, seats, pool, first, intents, onFeel }: Props) {
  const { colors, radius, space, text } = useTheme();
  const { chip, table } = layout;
  const waiting = guests.filter(({ seat }) => seat === null);
  const placeOf = ({ seat, id }: Guest) => {
    const rect = seat === null ? undefined : layout.seats[seat];
    if (rect) return { x: rect.x + rect.width / 2, y: rect.y + rect.height - chip.height / 2 - 6 };
    return layout.slots[waiting.findIndex((guest) => guest.id === id)];
  };
  const corner = first?.seat === null || !first ? undefined : layout.seats[first.seat];
  const token = corner
    ? { x: corner.x + corner.width - TOKEN / 2 - 4, y: corner.y + TOKEN / 2 - 6 }
    : { x: table.x + table.width - TOKEN, y: table.y + table.height / 2 };
  return (
    <DragLayer intents={intents} whyNot={() => null} onRefused={() => {}} onFeel={onFeel}>
      <Zone id={POOL} rect={layout.pool}>
        <View
          role="group"
          aria-label={pool}
          style={[
            styles.part,
            at(layout.pool),
            { borderRadius: radius.card, borderColor: colors.cardEdge },
          ]}
        />
      </Zone>
      <Zone id={LOT} rect={table}>
        <View
          style={[
            styles.part,
            styles.table,
            at(table),
            {
              borderRadius: radius.card,
              borderColor: colors.cardEdge,
              backgroundColor: colors.card,
            },
          ]}
        >
          {first && <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{first.title}</Text>}
        </View>
      </Zone>
      {seats.map(({ label, mark, team, shown }, seat) => {
        const rect = layout.seats[seat];
        if (!rect) return null;
        return (
          <Zone key={seat} id={seatZone(seat)} rect={rect}>
            <View
              role="group"
              aria-label={label}
              style={[
                styles.part,
                styles.seat,
                at(rect),
                { borderRadius: radius.card, borderColor: colors.inkSoft, padding: space.xs },
                team !== null && { borderColor: seatColor(colors, mark), borderWidth: 3 },
              ]}
            >
              <SeatMark seat={mark} size={16} />
              {team !== null && (
                <Text numberOfLines={1} style={{ color: colors.ink, fontSize: text.s }}>
                  {team}
                </Text>
              )}
              {shown !== null && (
                <Text numberOfLines={1} style={{ color: colors.inkSoft, fontSize: text.s }}>
                  {shown}
                </Text>
              )}
            </View>
          </Zone>
        );
      })}
      {guests.map((guest) => {
        const place = placeOf(guest);
        if (!place) return null;
        return (
          <Piece
            key={guest.id}
            id={personPiece(guest.id)}
            place={{ ...place, width: chip.width, level: 2 }}
            ratio={chip.width / chip.height}
            label={guest.label}
            lift
          >
            <View
              style={[
                styles.chip,
                chip,
                {
                  gap: space.xs,
                  paddingHorizontal: space.s,
                  borderRadius: chip.height / 2,
                  borderColor: colors.cardEdge,
                  backgroundColor: colors.card,
                  boxShadow: `0px 1px 3px ${colors.shadow}`,
                },
              ]}
            >
              <View style={styles.sign}>
                <PersonSign shape={guest.shape} color={guest.color} size={20} />
              </View>
              <Text
                numberOfLines={2}
                style={[styles.name, { color: colors.ink, fontSize: text.s }]}
              >
                {guest.name}
              </Text>
            </View>
          </Piece>
        );
      })}
      {first && (
        <Piece
          id={FIRST}
          place={{ ...token, width: TOKEN, level: 3 }}
          ratio={1}
          label={first.label}
          lift
        >
          <View
            style={[
              styles.token,
              {
                width: TOKEN,
                height: TOKEN,
                borderRadius: TOKEN / 2,
                backgroundColor: colors.accent,
              },
            ]}
          >
            <Icon name="play" color={colors.onAccent} size={20} />
          </View>
        </Piece>
      )}
    </DragLayer>
  );
}

const at = ({ x, y, width, height }: SeatsLayout['table']) => ({ left: x, top: y, width, height });

const styles = StyleSheet.create({
  part: { position: 'absolute', borderWidth: 1 },
  table: { alignItems: 'center', justifyContent: 'center' },
  seat: {
    alignItems: 'center',
    flexDirection: 'row',
    alignContent: 'flex-start',
    gap: 4,
    flexWrap: 'wrap',
  },
  chip: { flexDirection: 'row', alignItems: 'center', borderWidth: 1 },
  sign: { flexShrink: 0 },
  name: { flex: 1, minWidth: 0 },
  token: { alignItems: 'center', justifyContent: 'center' },
});

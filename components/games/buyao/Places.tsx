import { StyleSheet, Text, View } from 'react-native';
import type { Seat as SeatNumber } from '../../../engine';
import { runs } from '../../../engine/games/buyao/score';
import { Card } from '../../Card';
import { covered, inArea } from '../../table/area';
import { layGroups } from '../../table/layGroups';
import { Peek } from '../../table/Peek';
import { Piece } from '../../table/Piece';
import { Seat } from '../../table/Seat';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { Tokens } from '../../Tokens';
import { COIN, type SeatPlan } from './arrange';
import { seatZone, type PartProps } from './table';
import { face } from './face';

/** Everyone's part of the table: the name, the cards taken with runs apart from singles, the own tokens. */
export function Places(props: PartProps) {
  return props.plan.seats.map((_, seat) => <OnePlace key={seat} {...props} seat={seat} />);
}

function OnePlace(props: PartProps & { readonly seat: SeatNumber }) {
  const { view, seat, plan, seats, words, thinking } = props;
  const { colors, text } = useTheme();
  const own = plan.seats[seat];
  const cards = view.cards[seat] ?? [];
  const name = seats[seat]?.name ?? '';
  const active = view.turn === seat;
  if (!own) return null; // there is a plan for each seat
  return (
    <>
      <Zone id={seatZone(seat)} rect={covered(own.area)}>
        <Seat
          seat={seat}
          area={own.area}
          name={name}
          label={words.seat(name, cards.map(face), active)}
          active={active}
          aside={
            thinking === seat && (
              <Text numberOfLines={1} style={{ color: colors.inkSoft, fontSize: text.xs }}>
                {words.thinking}
              </Text>
            )
          }
        >
          <Purse {...props} own={own} name={name} />
        </Seat>
      </Zone>
      <Taken {...props} own={own} />
    </>
  );
}

/** Tokens are their owner's secret: seen here by the one whose eyes the screen has, or while one peeks. */
function Purse(props: PartProps & { readonly seat: SeatNumber; own: SeatPlan; name: string }) {
  const { view, seat, seats, near, around, own, name, words, peek } = props;
  const leftHanded = own.purse.x < own.area.width / 2;
  const count = view.tokens[seat] ?? null;
  const bot = seats[seat]?.bot ?? true;
  const over = view.open === null;
  const at = {
    top: own.purse.y - COIN / 2 - 8,
    ...(leftHanded
      ? { left: own.purse.x - COIN / 2 }
      : { right: own.area.width - own.purse.x - COIN / 2 }),
  };
  if (around && !bot && !over) {
    const pile = (tokens: number | null) => (
      <Tokens
        size={COIN - 6}
        count={tokens}
        label={tokens === null ? words.token : words.tokens(tokens)}
      />
    );
    return (
      <View style={[styles.purse, at]}>
        <Peek
          label={words.peek(name)}
          hidden={pile(null)}
          shown={() => pile(peek(seat).tokens[seat] ?? null)}
        />
      </View>
    );
  }
  if (count === null || (seat !== near && !over)) return null;
  return (
    <View style={[styles.purse, at]}>
      <Tokens size={COIN} count={count} label={words.tokens(count)} mirrored={!leftHanded} />
    </View>
  );
}

function Taken({
  view,
  seat,
  plan,
  words,
  own,
  onLook,
}: PartProps & { seat: SeatNumber; own: SeatPlan }) {
  const groups = runs((view.cards[seat] ?? []).map(Number));
  const laid = layGroups(
    groups.map((run) => run.length),
    own.cards,
    plan.taken,
  );
  return groups.flatMap((run, group) =>
    run.map((card, at) => {
      const spot = laid.groups[group]?.[at] ?? { x: 0, y: 0 };
      const place = inArea(own.area, {
        x: own.cards.x + spot.x,
        y: own.cards.y + spot.y,
        width: laid.width,
        level: 2 + at,
      });
      const reading = face(`${card}`);
      return (
        <Piece
          key={card}
          id={`${card}`}
          place={place}
          label={words.card(reading)}
          onPress={() => onLook(reading)}
        >
          <Card compact reading={reading} width={place.width} />
        </Piece>
      );
    }),
  );
}

const styles = StyleSheet.create({ purse: { position: 'absolute' } });

import { StyleSheet, Text, View } from 'react-native';
import type { Seat as SeatNumber } from '../../../engine';
import { runs } from '../../../engine/games/buyao/score';
import { Card } from '../../Card';
import { Icon } from '../../Icon';
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
import type { BuyaoWords } from './words';

/** Beside a name. */
const SMALL_COIN = 16;

/** Everyone's part of the table: the name, the cards taken with runs apart from singles, the own tokens. */
export function Places(props: PartProps) {
  return props.plan.seats.map((_, seat) => <OnePlace key={seat} {...props} seat={seat} />);
}

function OnePlace(props: PartProps & { readonly seat: SeatNumber }) {
  const { view, seat, plan, seats, words, thinking } = props;
  const { colors } = useTheme();
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
              <View role="img" aria-label={words.thinking} accessible>
                <Icon name="thinking" color={colors.inkSoft} size={20} />
              </View>
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

/** Tokens are their owner's secret: seen by the one whose eyes the screen has, or while one peeks. */
function Purse(props: PartProps & { readonly seat: SeatNumber; own: SeatPlan; name: string }) {
  const { view, seat, seats, around, own, name, words, peek } = props;
  const { touch } = useTheme();
  const count = view.tokens[seat] ?? null;
  const bot = seats[seat]?.bot ?? true;
  const { x, y } = own.tokens;
  if (own.answers && around && !bot && view.open !== null) {
    return (
      <View style={[styles.placed, { left: x - touch / 2, top: y - touch / 2 }]}>
        <Peek
          label={words.peek(name)}
          shown={() => <Count count={peek(seat).tokens[seat] ?? 0} words={words} />}
        />
      </View>
    );
  }
  if (count === null) return null;
  const size = own.answers ? COIN : SMALL_COIN;
  const toTheLeft = x > own.area.width / 2;
  return (
    <View
      style={[
        styles.placed,
        { top: y - size * 0.64 },
        toTheLeft ? { right: own.area.width - x - size / 2 } : { left: x - size / 2 },
      ]}
    >
      <Tokens size={size} count={count} label={words.tokens(count)} mirrored={toTheLeft} />
    </View>
  );
}

function Count({ count, words }: { readonly count: number; readonly words: BuyaoWords }) {
  const { colors, text } = useTheme();
  return (
    <Text
      role="status"
      aria-label={words.tokens(count)}
      style={[styles.count, { color: colors.ink, fontSize: text.l }]}
    >
      {count}
    </Text>
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
        // Each lies on the one before it, whatever its row.
        level: 2,
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

const styles = StyleSheet.create({
  placed: { position: 'absolute' },
  count: { fontWeight: '700' },
});

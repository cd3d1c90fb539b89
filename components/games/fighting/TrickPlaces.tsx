import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../CardBack';
import { CARD_RATIO } from '../../CardShape';
import { fitting } from '../../fitting';
import { SeatMark } from '../../SeatMark';
import { Piece } from '../../table/Piece';
import type { Place } from '../../table/place';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { seatPlace } from './arrange';
import { face } from './face';
import { markOf, marksWangpai, shownIn, type Shown, type Slot } from './seen';
import { TRICK, type PartProps } from './table';
import { ZodiacCard } from './ZodiacCard';

/** The trick in the order in which it is played: whose card lies where, who led, and who wins as things stand. */
export function TrickPlaces(props: PartProps) {
  const { view, plan, words } = props;
  const shown = shownIn(view);
  return (
    <Zone id={TRICK} rect={plan.trick}>
      <View role="group" aria-label={words.trick} style={styles.group}>
        {shown.slots.map((slot, at) => {
          const place = plan.slots[at];
          if (!place) return null; // there is one for each seat
          return <OneSlot key={slot.seat} {...props} shown={shown} slot={slot} place={place} />;
        })}
      </View>
    </Zone>
  );
}

/** Between a seat's sign and its name. */
const GAP = 3;

interface SlotProps extends PartProps {
  readonly shown: Shown;
  readonly slot: Slot;
  readonly place: Place;
}

function OneSlot(props: SlotProps) {
  const { view, plan, seats, words, slot, place } = props;
  const { colors, radius, text, textScale } = useTheme();
  const { seat, card, best } = slot;
  const { width } = place;
  const height = width / CARD_RATIO;
  const name = seats[seat]?.name ?? '';
  const said = sayingOf(props);
  // A long name gets smaller, as long as it can be read.
  const least = (text.xs / textScale) * 0.9;
  const nameSize = fitting(text.s, name, plan.caption.width - text.xs - GAP, 'bold');
  return (
    <>
      <View
        aria-hidden
        style={[
          styles.place,
          {
            left: place.x - width / 2,
            top: place.y - height / 2,
            width,
            height,
            borderRadius: Math.min(radius.card, width * 0.08),
            borderColor: view.turn === seat ? colors.accent : colors.fibre,
          },
        ]}
      />
      {card !== null && card !== 'called' && <SlotCard {...props} card={card} />}
      <View
        style={[
          styles.caption,
          {
            left: place.x - plan.caption.width / 2,
            top: place.y + height / 2 + 2,
            width: plan.caption.width,
            height: plan.caption.height,
          },
        ]}
      >
        <View style={styles.who}>
          <SeatMark seat={markOf(view.seats, seat)} size={text.xs} />
          <Text
            numberOfLines={1}
            style={[styles.name, { color: colors.ink, fontSize: Math.max(least, nameSize) }]}
          >
            {name}
          </Text>
        </View>
        {said !== '' && plan.caption.lines > 1 && (
          <Text
            numberOfLines={1}
            style={[
              best ? styles.best : null,
              {
                color: best ? colors.accent : colors.inkSoft,
                fontSize: fitting(text.xs, said, plan.caption.width, 'bold'),
              },
            ]}
          >
            {said}
          </Text>
        )}
      </View>
    </>
  );

  function sayingOf({ shown: { of }, slot: it }: SlotProps): string {
    const best = of === 'trick' ? words.best : words.won;
    return [
      ...(it.led ? [words.led] : []),
      ...(it.card === 'called' ? [words.called] : it.best ? [best] : []),
    ].join(' · ');
  }
}

function SlotCard({
  view,
  plan,
  seats,
  words,
  slot,
  place,
  card,
  onLook,
}: SlotProps & { readonly card: string }) {
  const name = seats[slot.seat]?.name ?? '';
  const from = seatPlace(plan, slot.seat);
  if (card === 'back') {
    return (
      <Piece id={`laid-${slot.seat}`} place={place} from={from} label={words.faceDown(name)}>
        <CardBack width={place.width} />
      </Piece>
    );
  }
  const wangpai = marksWangpai(view, card);
  return (
    <Piece
      key={card}
      id={card}
      place={place}
      from={from}
      label={words.card(Number(card), { wangpai, by: name })}
      onPress={() => onLook(face(card), card)}
      onLongPress={() => onLook(face(card), card)}
    >
      <ZodiacCard card={card} width={place.width} wangpai={wangpai} />
    </Piece>
  );
}

const styles = StyleSheet.create({
  group: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  place: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed' },
  caption: { position: 'absolute', alignItems: 'center' },
  who: { flexDirection: 'row', alignItems: 'center', gap: GAP, maxWidth: '100%' },
  name: { flexShrink: 1 },
  best: { fontWeight: '700' },
});

import { StyleSheet, Text, View } from 'react-native';
import type { Seat as SeatNumber } from '../../../engine';
import { CardBack } from '../../CardBack';
import { Icon } from '../../Icon';
import { Piece } from '../../table/Piece';
import type { Rect } from '../../table/place';
import { Seat, SEAT_HEADER } from '../../table/Seat';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { face } from './face';
import { SevensCard } from './SevensCard';
import { justGuessed, presentedPiece, presentedZone, type PartProps } from './table';

/** The other seats: how many cards they hold, which of them all have seen, and what lies face down before them. */
export function Others(props: PartProps) {
  return props.plan.others.map((rect, seat) =>
    rect ? <Other key={seat} {...props} seat={seat} rect={rect} /> : null,
  );
}

const LINE = 1.2;
const BORDERS = 4;

interface OtherProps extends PartProps {
  readonly seat: SeatNumber;
  readonly rect: Rect;
}

function Other(props: OtherProps) {
  const { view, seats, seat, rect, words, thinking, plan } = props;
  const { colors, text, space, textScale } = useTheme();
  const name = seats[seat]?.name ?? '';
  const known = view.known[seat] ?? [];
  const active = view.turn === seat;
  // Large letters are no larger than what the name leaves of a low seat.
  const counted = Math.min(text.s, (rect.height - SEAT_HEADER * textScale - BORDERS) / LINE);
  const own = (
    <Seat
      seat={seat}
      area={{ ...rect, turn: 0 }}
      name={name}
      label={words.seat(name, view.hands[seat] ?? 0, known.map(face), active)}
      active={active}
      aside={
        thinking === seat && (
          <View role="img" aria-label={words.thinking} accessible>
            <Icon name="thinking" color={colors.inkSoft} size={20} />
          </View>
        )
      }
    >
      <View aria-hidden style={[styles.holds, { gap: space.xs, paddingHorizontal: space.s }]}>
        <CardBack width={10} />
        <Text
          numberOfLines={1}
          style={{ color: colors.inkSoft, fontSize: counted, lineHeight: counted * LINE }}
        >
          {view.hands[seat] ?? 0}
          {view.finished.length > 0 && ` · ${words.points(view.scores[seat] ?? 0)}`}
        </Text>
      </View>
    </Seat>
  );
  const down = plan.presented[seat];
  return (
    <>
      {view.phase === 'guess' ? (
        <Zone id={presentedZone(seat)} rect={rect}>
          {own}
        </Zone>
      ) : (
        own
      )}
      <Known {...props} />
      {view.presented[seat] && down && (
        <Piece
          id={presentedPiece(view, seat)}
          place={down}
          from={{ ...down, width: down.width / 2 }}
          label={words.faceDown(name)}
        >
          <FaceDown width={down.width} asked={view.target === seat} />
        </Piece>
      )}
    </>
  );
}

/** The one in question is framed. */
function FaceDown({ width, asked }: { readonly width: number; readonly asked: boolean }) {
  const { colors } = useTheme();
  return (
    <View
      style={asked && { borderRadius: width * 0.08, boxShadow: `0px 0px 0px 3px ${colors.accent}` }}
    >
      <CardBack width={width} />
    </View>
  );
}

/** Cards that everybody knows to be in that hand lie open, small. */
function Known({ view, seat, plan }: OtherProps) {
  const box = plan.known[seat];
  const cards = view.known[seat] ?? [];
  const shown = justGuessed(view);
  if (!box) return null;
  const width = Math.min((box.height / 7) * 5, box.width);
  const step = Math.min(width * 1.05, (box.width - width) / Math.max(1, cards.length - 1));
  return cards.map((card, at) => (
    <Piece
      key={card}
      id={card}
      place={{
        x: box.x + width / 2 + at * step,
        y: box.y + box.height / 2,
        width,
        level: 10 + at,
      }}
      from={shown?.card === card ? plan.presented[shown.from] : undefined}
    >
      <SevensCard card={card} width={width} compact />
    </Piece>
  ));
}

const styles = StyleSheet.create({ holds: { flexDirection: 'row', alignItems: 'center' } });

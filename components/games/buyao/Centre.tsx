import { StyleSheet, Text, View } from 'react-native';
import { Card } from '../../Card';
import { CardBack } from '../../CardBack';
import { CARD_RATIO } from '../../CardShape';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { Piece } from '../../table/Piece';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { Token } from '../../Token';
import { coinName, OPEN_ZONE, purseOf, type PartProps } from './table';
import { face } from './face';
import { potPlaces } from './potPlaces';

/** The open card, large, with its tokens; the pile it came from; and the coin that would be paid next. */
export function Centre(props: PartProps) {
  const { view, plan, words, around, onSay, onLook } = props;
  const { colors } = useTheme();
  const { open, pile } = plan;
  const turned = view.open;
  const height = open.width / CARD_RATIO;
  const reading = turned === null ? null : face(turned);
  // Round a tablet the card looks at whoever is asked.
  const turn = around ? (plan.seats[view.turn ?? 0]?.area.turn ?? 0) : 0;
  return (
    <>
      <Pile {...props} />
      <Zone
        id={OPEN_ZONE}
        rect={{ x: open.x - open.width / 2, y: open.y - height / 2, width: open.width, height }}
      />
      {turned !== null && reading && (
        <Piece
          key={turned}
          id={turned}
          place={{ ...open, turn }}
          from={pile}
          label={words.openCard(reading, view.pot)}
          lift
          onPress={() => onLook(reading)}
          onLongPress={() => onLook(reading)}
        >
          <Card reading={reading} width={open.width} />
        </Piece>
      )}
      {reading && onSay && (
        <View
          style={[
            styles.speaker,
            {
              left: pile.x - 24,
              // Above the pile, and on it where the middle of the table is low.
              top: Math.max(plan.pot.y, pile.y - pile.width / CARD_RATIO / 2 - 56),
            },
          ]}
        >
          <IconButton raised label={words.say} onPress={() => onSay(reading)}>
            <Icon name="speaker" color={colors.ink} />
          </IconButton>
        </View>
      )}
      <Coins {...props} />
    </>
  );
}

function Pile({ view, plan, words }: PartProps) {
  const { colors, text } = useTheme();
  const { x, y, width } = plan.pile;
  const height = width / CARD_RATIO;
  // Beside the last card there is no pile any more.
  if (view.pile === 0) return null;
  return (
    <View
      role="img"
      aria-label={words.pile(view.pile)}
      accessible
      style={[styles.pile, { left: x - width / 2, top: y - height / 2, width }]}
    >
      <CardBack width={width} />
      <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{view.pile}</Text>
    </View>
  );
}

/** With the space around it, of the size of its letters. */
const COUNT_HEIGHT = 1.4;

/** The tokens on the card, each from the seat that paid it, and the acting seat's next one. */
function Coins({ view, plan, acting, around, words }: PartProps) {
  const { colors, text } = useTheme();
  // Their number stands below them.
  const count = text.m * COUNT_HEIGHT;
  const places = potPlaces(view.pot, { ...plan.pot, height: plan.pot.height - count }, plan.coin);
  const payer = view.turn === null ? 0 : (view.turn + view.seats - 1) % view.seats;
  const left = acting === null ? null : (view.tokens[acting] ?? null);
  const next = acting === null ? null : purseOf(plan, acting);
  const canPay = acting !== null && (left === null ? around : left > 0);
  return (
    <>
      {places.map((place, at) => (
        <Piece
          key={coinName(at)}
          id={coinName(at)}
          place={place}
          ratio={1}
          from={purseOf(plan, payer) ?? undefined}
        >
          <Token size={place.width} />
        </Piece>
      ))}
      {view.pot > 0 && (
        <Text
          aria-hidden
          style={[
            styles.count,
            {
              color: colors.ink,
              fontSize: text.m,
              left: plan.pot.x,
              width: plan.pot.width,
              top: Math.max(...places.map((place) => place.y)) + plan.coin / 2 + 2,
            },
          ]}
        >
          {view.pot}
        </Text>
      )}
      {canPay && next && (
        <Piece
          key={coinName(view.pot)}
          id={coinName(view.pot)}
          place={next}
          ratio={1}
          label={words.token}
          lift
        >
          <Token size={next.width} />
        </Piece>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  pile: { position: 'absolute', alignItems: 'center' },
  speaker: { position: 'absolute' },
  count: { position: 'absolute', textAlign: 'center', fontWeight: '700' },
});

import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../CardBack';
import { Piece } from '../../table/Piece';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { around } from './arrange';
import { face } from './face';
import { DECK, drawerIn, PILE } from './intents';
import { labelOf } from './labels';
import { SequenceCard } from './SequenceCard';
import type { PartProps } from './table';

/** The draw deck, and the pile that lies face up before every seat. */
export function Piles(props: PartProps) {
  const { plan, view, seats, near, words, onLook } = props;
  const { colors, radius, text } = useTheme();
  const own = around(plan.piles[near] ?? plan.deck);
  const drawer = drawerIn(props);
  return (
    <>
      <Piece
        id={DECK}
        place={plan.deck}
        label={drawer === null ? words.deck(view.deck) : words.draw(seats[drawer]?.name ?? '')}
        lift={drawer !== null}
      >
        <CardBack width={plan.deck.width} />
        <View style={styles.count}>
          <Text
            aria-hidden
            allowFontScaling={false}
            style={[
              styles.badge,
              { color: colors.ink, backgroundColor: colors.card, fontSize: text.xs },
            ]}
          >
            {view.deck}
          </Text>
        </View>
      </Piece>
      <Zone
        id={PILE}
        rect={own}
        label={words.pile(seats[near]?.name ?? '', view.discards[near]?.length ?? 0, null)}
      >
        <View
          aria-hidden
          style={[
            styles.empty,
            { left: own.x, top: own.y, width: own.width, height: own.height },
            { borderRadius: radius.card / 2, borderColor: colors.inkSoft },
          ]}
        />
      </Zone>
      {plan.piles.map((place, seat) => {
        const cards = view.discards[seat] ?? [];
        const top = cards.at(-1);
        if (top === undefined) return null;
        const look = () => onLook(face(top));
        return (
          <Piece
            key={top}
            id={top}
            place={place}
            from={plan.deck}
            label={words.pile(seats[seat]?.name ?? '', cards.length, labelOf(top, words))}
            onPress={look}
            onLongPress={look}
          >
            <SequenceCard card={top} width={place.width} />
          </Piece>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({
  empty: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed' },
  count: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: -4,
    alignItems: 'center',
    pointerEvents: 'none',
  },
  badge: { paddingHorizontal: 4, borderRadius: 6, overflow: 'hidden' },
});

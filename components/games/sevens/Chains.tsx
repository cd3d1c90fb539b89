import { StyleSheet, View } from 'react-native';
import { SUITS } from '../../../engine/chinese/suits';
import {
  cardAt,
  nameOf,
  numberAt,
  packOf,
  suitAt,
  SUIT_ORDER,
  type Card,
} from '../../../engine/games/sevens/cards';
import { fitting } from '../../../engine/games/sevens/chains';
import { Piece } from '../../table/Piece';
import type { Place } from '../../table/place';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { face } from './face';
import { possibleIn } from './intents';
import { heightOf, SevensCard } from './SevensCard';
import { guessPiece, laneZone, TABLE, type PartProps } from './table';
import { Tile } from './Tile';

/** The four chains with what they wait for; while a card is guessed, every card that it may be has its place there. */
export function Chains(props: PartProps) {
  const { plan, view, words } = props;
  const { colors, radius } = useTheme();
  const { lanes, middle } = plan;
  return (
    <>
      {view.phase === 'present' && <Zone id={TABLE} rect={middle} />}
      {SUIT_ORDER.map((suit, at) => {
        const rect = lanes.rects[at];
        if (!rect) return null; // there is one for each
        const { x, y, width, height } = rect;
        const lane = (
          <View
            role="img"
            accessible
            aria-label={words.lane(SUITS[suit], view.chains[at] ?? null)}
            style={[
              styles.lane,
              { left: x, top: y, width, height },
              { borderRadius: radius.card, borderColor: colors.cardEdge },
            ]}
          />
        );
        return view.phase === 'turn' ? (
          <Zone key={suit} id={laneZone(at)} rect={rect}>
            {lane}
          </Zone>
        ) : (
          <View key={suit} style={StyleSheet.absoluteFill}>
            {lane}
          </View>
        );
      })}
      <Waiting {...props} />
      <Laid {...props} />
      <Guesses {...props} />
    </>
  );
}

function Laid({ view, plan }: PartProps) {
  const { lanes, presented } = plan;
  const last = view.history.at(-1);
  return SUIT_ORDER.flatMap((_, suit) => {
    const chain = view.chains[suit];
    if (!chain) return [];
    return Array.from({ length: chain.high - chain.low + 1 }, (__, off) => {
      const number = chain.low + off;
      const place = lanes.places[suit]?.[number - 1];
      const card = nameOf(cardAt(suit, number));
      return (
        place && (
          // The newest comes from whoever laid it.
          <Piece
            key={card}
            id={card}
            place={place}
            from={last?.type === 'laid' && last.card === card ? presented[last.seat] : undefined}
          >
            <SevensCard card={card} width={place.width} inRow={lanes.upwards} />
          </Piece>
        )
      );
    });
  });
}

/** What fits now, faint, where it will lie. */
function Waiting(props: PartProps) {
  const { view } = props;
  if (view.phase === 'guess' || view.phase === 'over') return null;
  return fitting(view.chains, packOf(view.options)).map((card) => {
    const name = nameOf(card);
    const spot = spotOf(props, card);
    return (
      spot && (
        <View
          key={name}
          aria-hidden
          style={[
            styles.spot,
            { left: spot.x - spot.width / 2, top: spot.y - spot.height / 2, width: spot.width },
          ]}
        >
          <Tile card={name} width={spot.width} height={spot.height} faint />
        </View>
      )
    );
  });
}

/** To be carried onto the card that lies face down. */
function Guesses(props: PartProps) {
  const { view, acting, words, why, onLook, onRefused } = props;
  if (view.phase !== 'guess' || acting === null || view.options.guess === 'number') return null;
  const possible = possibleIn(view);
  return SUIT_ORDER.flatMap((_, suit) =>
    Array.from({ length: packOf(view.options).highest }, (__, at) => {
      const card = cardAt(suit, at + 1);
      const name = nameOf(card);
      const spot = possible.includes(name) ? spotOf(props, card) : null;
      return (
        spot && (
          <Piece
            key={name}
            id={guessPiece(name)}
            place={spot}
            ratio={spot.width / spot.height}
            label={words.card(face(name))}
            lift
            onPress={() => {
              const reason = why({ type: 'guess', card: name });
              if (reason !== null) onRefused(reason);
            }}
            onLongPress={() => onLook(face(name), name)}
          >
            <Tile card={name} width={spot.width} height={spot.height} />
          </Piece>
        )
      );
    }),
  );
}

/**
 * Where a card that is not there can be seen: upwards that is its upper edge, or its lower one where the chain lies
 * over it, and a chain that has not begun has room for the whole of its first card.
 */
function spotOf({ plan, view }: PartProps, card: Card): (Place & { height: number }) | null {
  const { lanes } = plan;
  const place = lanes.places[suitAt(card)]?.[numberAt(card) - 1];
  if (!place) return null;
  const tall = heightOf(place.width);
  const { centre } = packOf(view.options);
  const chain = view.chains[suitAt(card)];
  if (!lanes.upwards || (!chain && numberAt(card) === centre)) {
    return { ...place, height: tall, level: 30 };
  }
  const height = lanes.step - 3;
  const edge = (tall - height) / 2;
  const below = numberAt(card) < (chain?.low ?? centre);
  return { ...place, y: place.y + (below ? edge : -edge), height, level: 30 };
}

const styles = StyleSheet.create({
  lane: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed' },
  spot: { position: 'absolute' },
});

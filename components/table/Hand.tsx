import { useRef, useState, type ReactNode } from 'react';
import { Platform, StyleSheet, type View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { CardId } from '../../engine';
import { fanOut } from './fanOut';
import { useHandling } from './handling';
import { Piece } from './Piece';
import type { Place, Rect } from './place';

interface Props {
  readonly label: string;
  readonly cards: readonly { readonly id: CardId; readonly label: string }[];
  readonly area: Rect;
  /** How wide a card is where there is room. */
  readonly widest: number;
  /** Where it does not fit side by side, in so many rows. */
  readonly rows?: number;
  readonly draw: (card: CardId, width: number) => ReactNode;
  /** Where cards come from when they are dealt. */
  readonly from?: Place;
  readonly onPress?: (card: CardId) => void;
  readonly onLongPress?: (card: CardId) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A player's own cards: fanned, shrunk to fit, one of them in the order of Tab and the arrows for the rest. */
export function Hand({ label, cards, area, widest, rows, draw, from, ...props }: Props) {
  const { onPress, onLongPress } = props;
  const { held } = useHandling();
  const places = fanOut(cards.length, area, widest, rows);
  const [chosen, setChosen] = useState(0);
  const current = Math.min(chosen, cards.length - 1);
  const views = useRef(new Map<CardId, View>());
  const ids = cards.map(({ id }) => id);

  // A card in the air is above all the table, not only above its hand.
  const level = useAnimatedStyle(() => {
    const lifted = held.get();
    return { zIndex: lifted !== null && ids.includes(lifted) ? 1000 : 10 };
  });

  function move(event: { key: string; preventDefault: () => void }) {
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? ids.length - 1 : null;
    const step = STEPS[event.key];
    if (to === null && step === undefined) return;
    event.preventDefault();
    const next = to ?? (current + (step ?? 0) + ids.length) % ids.length;
    setChosen(next);
    const id = ids[next];
    if (id !== undefined) views.current.get(id)?.focus();
  }

  return (
    <Animated.View
      role="group"
      aria-label={label}
      // Browsers only.
      {...{ onKeyDown: move }}
      style={[StyleSheet.absoluteFill, styles.hand, level]}
    >
      {cards.map((card, at) => {
        const place = places[at];
        if (!place) return null; // there is a place for each
        return (
          <Piece
            key={card.id}
            id={card.id}
            place={place}
            from={from}
            label={card.label}
            lift
            tabIndex={at === current ? 0 : -1}
            focusRef={(view) => {
              if (view) views.current.set(card.id, view);
              else views.current.delete(card.id);
            }}
            onPress={onPress && (() => onPress(card.id))}
            onLongPress={onLongPress && (() => onLongPress(card.id))}
          >
            {draw(card.id, place.width)}
          </Piece>
        );
      })}
    </Animated.View>
  );
}

/** Touches go through to the table; a browser knows no `box-none` on what is animated, and pieces hear for themselves. */
const through = Platform.OS === 'web' ? 'none' : 'box-none';

const styles = StyleSheet.create({ hand: { pointerEvents: through } });

import { useEffect, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import { CARD_RATIO } from '../CardShape';
import { pressedState } from '../pressedState';
import { useTheme } from '../theme';
import { useFlight, type Flight } from './flight';
import { useHandling } from './handling';
import type { PieceId } from './intent';
import type { Place } from './place';
import { useLift } from './useLift';

interface Props {
  readonly id: PieceId;
  readonly place: Place;
  /** Width to height; a card's unless told. */
  readonly ratio?: number;
  /** Where it comes from when it is new on the table. */
  readonly from?: Place;
  /** What a screen reader says; without it the piece is decoration. */
  readonly label?: string;
  /** Can be carried: even where it cannot go anywhere now, so that the table can say why. */
  readonly lift?: boolean;
  /** What a tap does where there is nothing to do with it; the second door to its face. */
  readonly onPress?: () => void;
  readonly onLongPress?: () => void;
  /** In a hand, one card is in the order of Tab and the arrows lead to the others. */
  readonly tabIndex?: 0 | -1;
  readonly focusRef?: Ref<View>;
  /** Drawn as wide as its place. */
  readonly children: ReactNode;
}

/** A card or a token on the table. It keeps its identity: wherever it is next, it flies there. */
export function Piece(props: Props) {
  const { id, place, ratio = CARD_RATIO, from, children } = props;
  const { lastPlaces, leave } = useHandling();
  const height = place.width / ratio;
  const flight = useFlight(place, lastPlaces.get(id) ?? from ?? place);

  const drawn = useRef({ place, children, height });
  useLayoutEffect(() => {
    drawn.current = { place, children, height };
    lastPlaces.set(id, place);
  });
  useEffect(
    () => () => {
      const { place: last, children: face, height: tall } = drawn.current;
      leave(id, last, tall, face);
    },
    [id, leave],
  );

  const shared = { ...props, flight, height };
  return props.lift ? <Liftable {...shared} /> : <Lying {...shared} />;
}

interface Drawn extends Props {
  readonly flight: Flight;
  readonly height: number;
}

function Lying({ id, place, label, onPress, onLongPress, flight, height, children }: Drawn) {
  const style = useStanding(flight, place, height);
  const { picked } = useHandling();
  const touched = onPress !== undefined || onLongPress !== undefined;
  return (
    <Animated.View testID={`piece-${id}`} style={[styles.piece, style]}>
      {touched && label !== undefined ? (
        <Pressable
          role="button"
          aria-label={label}
          disabled={picked !== null}
          onPress={onPress}
          onLongPress={onLongPress}
        >
          {children}
        </Pressable>
      ) : (
        <View {...(label === undefined ? { 'aria-hidden': true } : picture(label))}>
          {children}
        </View>
      )}
    </Animated.View>
  );
}

function Liftable(props: Drawn) {
  const { id, place, label, onPress, onLongPress, tabIndex, focusRef, flight, height } = props;
  const { colors, radius } = useTheme();
  const { picked, canPick, pick, putDown, unaided, intentsOf, act } = useHandling();
  const { gesture, raised, wasDragged } = useLift(id, place, height, flight);
  const style = useStanding(flight, place, height, raised);
  const intents = intentsOf(id);
  const isPicked = picked === id;

  function press() {
    if (wasDragged()) return;
    if (isPicked) putDown();
    else if (canPick(id)) pick(id);
    else onPress?.();
  }

  return (
    <GestureDetector gesture={gesture}>
      <Animated.View testID={`piece-${id}`} style={[styles.piece, styles.liftable, style]}>
        <Pressable
          ref={focusRef}
          role="button"
          aria-label={label}
          {...pressedState(isPicked)}
          tabIndex={tabIndex}
          onPress={press}
          delayLongPress={LONG}
          onLongPress={() => {
            if (!wasDragged()) onLongPress?.();
          }}
          // Where people think for themselves, a list of what can be done would be the answer.
          accessibilityActions={(unaided ? [] : intents).map(({ zone, label: says }) => ({
            name: zone,
            label: says,
          }))}
          onAccessibilityAction={({ nativeEvent }) => {
            const intent = intents.find(({ zone }) => zone === nativeEvent.actionName);
            if (intent) act(intent);
          }}
          style={
            isPicked && [styles.picked, { borderRadius: radius.card, outlineColor: colors.accent }]
          }
        >
          {props.children}
        </Pressable>
      </Animated.View>
    </GestureDetector>
  );
}

/** Its style on the table; in the air a little larger, and above all the rest. */
function useStanding(flight: Flight, place: Place, height: number, raised?: SharedValue<number>) {
  const { x, y, scale, turn } = flight;
  const { width, level = 1 } = place;
  return useAnimatedStyle(() => {
    const up = raised?.get() ?? 0;
    return {
      zIndex: up > 0 ? 1000 : level,
      transform: [
        { translateX: x.get() - width / 2 },
        { translateY: y.get() - height / 2 },
        { rotate: `${turn.get()}deg` },
        { scale: scale.get() * (1 + up * 0.06) },
      ],
    };
  });
}

const picture = (label: string) =>
  ({ role: 'img', 'aria-label': label, accessible: true }) as const;

/** Longer than anybody holds a card before carrying it. */
const LONG = 900;

/** A browser that knows beforehand moves the piece alone, and does not paint the table anew below it. */
const ownLayer: object = Platform.OS === 'web' ? { willChange: 'transform' } : {};

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0, userSelect: 'none', pointerEvents: 'auto' },
  liftable: { cursor: 'pointer', ...ownLayer },
  picked: {
    outlineWidth: 3,
    outlineStyle: 'solid',
    outlineOffset: 2,
    transform: [{ translateY: -8 }],
  },
});

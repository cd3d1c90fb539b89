import { useLayoutEffect, useRef } from 'react';
import {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { useLook } from '../look';
import { useTheme } from '../theme';
import type { Place } from './place';

/** Where a piece is while it flies: its middle, its size against the one it is drawn at, its turn. */
export interface Flight {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly scale: SharedValue<number>;
  readonly turn: SharedValue<number>;
}

const SETTLE = Easing.out(Easing.cubic);

/** Flies to its place, and to each new one, from wherever it is; at once where people want no motion. */
export function useFlight(place: Place, from: Place, onLanded?: () => void): Flight {
  const { motion } = useTheme();
  const { pace } = useLook();
  const x = useSharedValue(from.x);
  const y = useSharedValue(from.y);
  const scale = useSharedValue(from.width / place.width);
  const turn = useSharedValue(from.turn ?? 0);
  const before = useRef(place);
  const { x: toX, y: toY, width, turn: toTurn = 0 } = place;

  useLayoutEffect(() => {
    // Drawn at its new size from now on: as large as it was, until it has flown.
    if (before.current.width !== width) scale.set(scale.get() * (before.current.width / width));
    before.current = { x: toX, y: toY, width, turn: toTurn };
    const duration = motion.slow * pace;
    const fly = (to: number) => (duration > 0 ? withTiming(to, { duration, easing: SETTLE }) : to);
    x.set(fly(toX));
    y.set(fly(toY));
    turn.set(fly(nearest(turn.get(), toTurn)));
    scale.set(fly(1));
    if (!onLanded) return;
    const timer = setTimeout(onLanded, duration);
    return () => clearTimeout(timer);
  }, [x, y, scale, turn, toX, toY, width, toTurn, motion, pace, onLanded]);

  return { x, y, scale, turn };
}

/** The way round that is shorter. */
function nearest(now: number, to: number): number {
  return now + ((((to - now) % 360) + 540) % 360) - 180;
}

/** Drawn around its middle, by transforms alone. */
export function useFlightStyle({ x, y, scale, turn }: Flight, width: number, height: number) {
  return useAnimatedStyle(() => ({
    transform: [
      { translateX: x.get() - width / 2 },
      { translateY: y.get() - height / 2 },
      { rotate: `${turn.get()}deg` },
      { scale: scale.get() },
    ],
  }));
}

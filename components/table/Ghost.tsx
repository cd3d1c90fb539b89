import { useCallback, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';
import { useFlight, useFlightStyle } from './flight';
import type { PieceId } from './intent';
import type { Place } from './place';

export interface GhostFlight {
  readonly id: PieceId;
  readonly from: Place;
  readonly to: Place;
  readonly height: number;
  readonly drawn: ReactNode;
}

interface Props extends GhostFlight {
  readonly onLanded: (id: PieceId) => void;
}

/** A piece that is off the table already, seen on its way. */
export function Ghost({ id, from, to, height, drawn, onLanded }: Props) {
  const landed = useCallback(() => onLanded(id), [id, onLanded]);
  const flight = useFlight({ ...to, width: from.width }, from, landed);
  const style = useFlightStyle(flight, from.width, height);
  return (
    <Animated.View aria-hidden style={[styles.ghost, style]}>
      {drawn}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  ghost: { position: 'absolute', left: 0, top: 0, zIndex: 900, pointerEvents: 'none' },
});

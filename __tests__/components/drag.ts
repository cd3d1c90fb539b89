import { act } from '@testing-library/react-native';
import { State, type PanGesture } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

interface Way {
  readonly x: number;
  readonly y: number;
}

const at = (state: State, { x, y }: Way) => ({
  state,
  absoluteX: x,
  absoluteY: y,
  translationX: x,
  translationY: y,
});

const START = { x: 0, y: 0 };

/** A finger carries the piece so far and lets go, or is called away on the way. Needs fake timers. */
export function drag(piece: string, way: Way, ends: 'lets go' | 'called away' = 'lets go') {
  const pan = getByGestureTestId(`drag-${piece}`) as PanGesture;
  act(() => {
    fireGestureHandler<PanGesture>(pan, [
      at(State.BEGAN, START),
      at(State.ACTIVE, START),
      at(State.ACTIVE, way),
      ...(ends === 'called away' ? [at(State.CANCELLED, way)] : []),
    ]);
    // What the UI thread has to say arrives.
    jest.runAllTicks();
  });
}

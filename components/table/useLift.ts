import { useMemo, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import {
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { useLook } from '../look';
import { useTheme } from '../theme';
import { dropZone } from './dropZone';
import type { Flight } from './flight';
import { useHandling } from './handling';
import type { PieceId } from './intent';
import type { Place } from './place';

/** Far enough to be meant. */
const MEANT = 6;

/** A good drop waits this long for its new place before it would go home. */
const GRACE = 160;

const SHAKE = 7;

/** As large as what is below a middle. */
const POINT = 1;

interface Lift {
  readonly gesture: ReturnType<typeof Gesture.Pan>;
  /** 0 on the table, 1 in the air. */
  readonly raised: SharedValue<number>;
  /** True during a drag and until the click that browsers send after it. */
  readonly wasDragged: () => boolean;
}

/** Carries a piece with the finger, all on the UI thread. */
export function useLift(id: PieceId, home: Place, height: number, flight: Flight): Lift {
  const { held, over, zones, accepts, aim, unaided, lifted, dropped } = useHandling();
  const { motion } = useTheme();
  const { pace } = useLook();
  const raised = useSharedValue(0);
  const down = useSharedValue({ x: 0, y: 0 });
  const from = useSharedValue({ x: 0, y: 0 });
  const [finger] = useState(newFinger);
  const { x, y } = flight;
  const { x: homeX, y: homeY, width, turn = 0 } = home;

  const gesture = useMemo(() => {
    const lying = turn % 180 !== 0;
    const size = lying ? { width: height, height: width } : { width, height };
    const quick = motion.quick * pace;
    const way = motion.normal * pace;

    const begin = () => {
      finger.down();
      lifted(id);
    };

    const rect = () => {
      'worklet';
      if (aim === 'middle') return { x: x.get(), y: y.get(), width: POINT, height: POINT };
      return { ...size, x: x.get() - size.width / 2, y: y.get() - size.height / 2 };
    };
    return (
      Gesture.Pan()
        .withTestId(`drag-${id}`)
        .minDistance(MEANT)
        // A second finger does not carry a second card.
        .maxPointers(1)
        .onBegin(({ absoluteX, absoluteY }) => {
          down.set({ x: absoluteX, y: absoluteY });
        })
        .onStart(({ absoluteX, absoluteY, translationX, translationY }) => {
          // Translation counts from here on; how far a quick finger has come by now belongs to the way, too.
          const { x: downX, y: downY } = down.get();
          x.set(x.get() + absoluteX - downX);
          y.set(y.get() + absoluteY - downY);
          from.set({ x: x.get() - translationX, y: y.get() - translationY });
          held.set(id);
          raised.set(quick > 0 ? withTiming(1, { duration: quick }) : 1);
          scheduleOnRN(begin);
        })
        .onUpdate((event) => {
          const start = from.get();
          x.set(start.x + event.translationX);
          y.set(start.y + event.translationY);
          over.set(dropZone(rect(), zones.get(), unaided ? undefined : (accepts.get()[id] ?? [])));
        })
        .onFinalize((_event, done) => {
          if (held.get() !== id) return;
          held.set(null);
          over.set(null);
          const spot = rect();
          const good = done ? dropZone(spot, zones.get(), accepts.get()[id] ?? []) : null;
          const bad = done && good === null ? dropZone(spot, zones.get()) : null;
          raised.set(quick > 0 ? withTiming(0, { duration: quick }) : 0);
          if (way === 0) {
            x.set(homeX);
            y.set(homeY);
          } else {
            const wait = good === null ? 0 : GRACE;
            const back = withTiming(homeX, { duration: way });
            const shake = withSequence(
              back,
              withTiming(homeX - SHAKE, { duration: 50 }),
              withTiming(homeX + SHAKE, { duration: 70 }),
              withTiming(homeX, { duration: 50 }),
            );
            x.set(withDelay(wait, bad === null ? back : shake));
            y.set(withDelay(wait, withTiming(homeY, { duration: way })));
          }
          if (done)
            scheduleOnRN(dropped, id, good ?? bad, {
              x: spot.x + spot.width / 2,
              y: spot.y + spot.height / 2,
            });
          scheduleOnRN(finger.up);
        })
    );
  }, [
    id,
    homeX,
    homeY,
    width,
    height,
    turn,
    x,
    y,
    raised,
    down,
    from,
    finger,
    held,
    over,
    zones,
    accepts,
    aim,
    unaided,
    lifted,
    dropped,
    motion,
    pace,
  ]);

  return useMemo(
    () => ({ gesture, raised, wasDragged: finger.wasDragging }),
    [gesture, raised, finger],
  );
}

/** Remembers that the finger has dragged, until after the click that browsers send when it lets go. */
function newFinger() {
  let dragging = false;
  return {
    down: () => {
      dragging = true;
    },
    up: () => {
      setTimeout(() => {
        dragging = false;
      }, 0);
    },
    wasDragging: () => dragging,
  };
}

import { useEffect, type ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { useTheme } from '../theme';
import { useHandling } from './handling';
import type { ZoneId } from './intent';
import type { Rect } from './place';

interface Props {
  readonly id: ZoneId;
  readonly rect: Rect;
  /** Tapped with something in hand that cannot go there, it says why, as it does to those who carry. */
  readonly tells?: boolean;
  /** What it is, for those who look for themselves where a piece belongs. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A place to put things. It lights up for what may be put there, and is a button while that is in hand. */
export function Zone({ id, rect, tells = false, label, children }: Props) {
  const { colors, radius } = useTheme();
  const { held, over, zones, accepts, unaided, picked, intentsOf, put, whyNot, refuse } =
    useHandling();
  const { x, y, width, height } = rect;

  useEffect(() => {
    zones.modify((all) => {
      'worklet';
      return { ...all, [id]: { x, y, width, height } };
    });
    return () =>
      zones.modify((all) => {
        'worklet';
        const { [id]: _gone, ...rest } = all;
        return rest as typeof all;
      });
  }, [zones, id, x, y, width, height]);

  const lit = useAnimatedStyle(() => {
    const piece = held.get();
    if (unaided) return { opacity: piece !== null && over.get() === id ? 1 : 0 };
    const accepted = piece !== null && (accepts.get()[piece]?.includes(id) ?? false);
    return { opacity: accepted ? (over.get() === id ? 1 : 0.55) : 0 };
  });

  const place = { left: x, top: y, width, height };
  const glow = { borderRadius: radius.card, borderColor: colors.legal };
  const intent = picked === null ? undefined : intentsOf(picked).find((one) => one.zone === id);
  const says = picked === null ? undefined : unaided ? label : intent?.label;
  const reason =
    tells && picked !== null && says === undefined && !intent ? whyNot(picked, id) : null;
  return (
    <>
      {children}
      <Animated.View
        aria-hidden
        style={[styles.zone, styles.light, place, glow, { backgroundColor: colors.legalWash }, lit]}
      />
      {picked !== null && says !== undefined && (
        <Pressable
          role="button"
          aria-label={says}
          testID={`zone-${id}`}
          {...{ dataSet: { target: 'true' } }}
          onPress={() => put(picked, id)}
          style={[
            styles.zone,
            styles.button,
            place,
            unaided ? styles.unlit : [glow, { backgroundColor: colors.legalWash }],
          ]}
        />
      )}
      {reason !== null && (
        <Pressable
          role="none"
          aria-hidden
          tabIndex={-1}
          testID={`shut-${id}`}
          onPress={() => refuse(reason)}
          style={[styles.zone, styles.shut, place]}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  zone: { position: 'absolute', borderWidth: 3, borderStyle: 'dashed' },
  // Over the cards that lie in it, under the one in hand.
  light: { zIndex: 940, pointerEvents: 'none' },
  button: { zIndex: 950 },
  shut: { zIndex: 950, borderColor: 'transparent' },
  unlit: { borderColor: 'transparent' },
});

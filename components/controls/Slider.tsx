import { useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useTheme } from '../theme';
import { keyPress } from './keyPress';

interface Props {
  readonly label: string;
  readonly value: number;
  /** From 0 to this. */
  readonly max: number;
  /** Where it stands, in words. */
  readonly says: string;
  readonly onChange: (value: number) => void;
}

const KNOB = 22;
/** A leap through the whole takes so many of them. */
const LEAPS = 10;

/** A line with a knob on it: by finger, by keys, and step by step for assistive tech. */
export function Slider({ label, value, max, says, onChange }: Props) {
  const { colors, touch } = useTheme();
  const [width, setWidth] = useState(0);
  const room = Math.max(1, width - KNOB);
  const at = (max > 0 ? value / max : 0) * room;
  const leap = Math.max(1, Math.round(max / LEAPS));

  const go = (to: number) => {
    const within = Math.max(0, Math.min(max, Math.round(to)));
    if (within !== value) onChange(within);
  };
  const follow = ({ nativeEvent: { locationX } }: GestureResponderEvent) =>
    go(((locationX - KNOB / 2) / room) * max);

  return (
    <View
      accessible
      role="slider"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={says}
      tabIndex={0}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent: { actionName } }) =>
        go(value + (actionName === 'increment' ? 1 : -1))
      }
      {...keyPress({
        ArrowLeft: () => go(value - 1),
        ArrowDown: () => go(value - 1),
        ArrowRight: () => go(value + 1),
        ArrowUp: () => go(value + 1),
        PageDown: () => go(value - leap),
        PageUp: () => go(value + leap),
        Home: () => go(0),
        End: () => go(max),
      })}
      onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={follow}
      onResponderMove={follow}
      style={[styles.slider, { height: touch }]}
    >
      {/* Nothing within is touched itself: where the finger is, is measured from the line's beginning. */}
      <View style={[styles.line, { backgroundColor: colors.fibre }]} />
      <View style={[styles.line, styles.done, { width: at, backgroundColor: colors.accent }]} />
      <View
        style={[
          styles.knob,
          { left: at, backgroundColor: colors.accent, borderColor: colors.onAccent },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  slider: { justifyContent: 'center', flexGrow: 1, flexShrink: 1, minWidth: 80 },
  line: {
    position: 'absolute',
    left: KNOB / 2,
    right: KNOB / 2,
    height: 4,
    borderRadius: 2,
    pointerEvents: 'none',
  },
  done: { right: 'auto' },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: 2,
    pointerEvents: 'none',
  },
});

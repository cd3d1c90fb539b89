import { impactAsync } from 'expo-haptics';
import { StyleSheet } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Rect } from 'react-native-svg';
import { scheduleOnRN } from 'react-native-worklets';

const feel = () => void impactAsync();

/** Follows the finger by a transform and flies home: nothing that a drag could do without. */
export function Box() {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const drag = Gesture.Pan()
    .onUpdate((event) => {
      x.set(event.translationX);
      y.set(event.translationY);
    })
    .onFinalize(() => {
      x.set(withTiming(0));
      y.set(withTiming(0));
      scheduleOnRN(feel);
    });
  const place = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }],
  }));
  return (
    <GestureDetector gesture={drag}>
      <Animated.View testID="box" style={[styles.box, place]}>
        <Svg width={100} height={140}>
          <Rect width={100} height={140} fill="#b8472a" />
        </Svg>
      </Animated.View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ box: { width: 100, height: 140 } });

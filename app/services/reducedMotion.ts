import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the device was asked for less motion. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let here = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((now) => here && setReduced(now));
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      here = false;
      listening.remove();
    };
  }, []);
  return reduced;
}

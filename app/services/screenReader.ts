import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether VoiceOver or TalkBack is on: then the app does not talk over it. */
export function useScreenReader(): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    let here = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((now) => here && setOn(now));
    const listening = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => {
      here = false;
      listening.remove();
    };
  }, []);
  return on;
}

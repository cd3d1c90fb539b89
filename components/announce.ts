import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Browsers and Android watch a live region by themselves; iOS has to be told. `news` tells repeats apart. */
export function useAnnounced(says: string, news = 0): void {
  useEffect(() => {
    if (Platform.OS === 'ios' && says) AccessibilityInfo.announceForAccessibility(says);
  }, [says, news]);
}

import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';

/** The colour behind the app, seen when a device turns or a keyboard slides away. */
export function useBackground(color: string): void {
  useEffect(() => {
    void setBackgroundColorAsync(color);
  }, [color]);
}

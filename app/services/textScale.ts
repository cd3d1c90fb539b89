import { useWindowDimensions } from 'react-native';

/** Text of React Native grows by itself. */
export const TEXT_GROWS = true;

/** How much larger than usual the people at this device want their letters. */
export function useTextScale(): number {
  return useWindowDimensions().fontScale;
}

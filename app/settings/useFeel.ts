import { useCallback } from 'react';
import { feel, type Feeling } from '../services/haptics';
import { useSettings } from './SettingsProvider';

/** Lets a finger feel what it does, unless the people here would rather not. */
export function useFeel(): (feeling: Feeling) => void {
  const { haptics } = useSettings().settings;
  return useCallback((feeling) => haptics && feel(feeling), [haptics]);
}

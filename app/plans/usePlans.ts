import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { keep, recall } from '../kept/kept';
import { keptPlans, type KeptPlan } from './plan';

export interface PlansControl {
  readonly plans: readonly KeptPlan[];
  /** It shows and is kept at once. */
  readonly change: (plans: readonly KeptPlan[]) => void;
  /** There were some that could not be read. A copy of them is kept. */
  readonly broken: boolean;
}

interface Found {
  readonly plans: readonly KeptPlan[];
  readonly broken: boolean;
}

/** The lessons of this device, looked up whenever the screen comes to the front; null until they are known. */
export function usePlans(): PlansControl | null {
  const [found, setFound] = useState<Found | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void recall(keptPlans).then(
        ({ value, broken }) =>
          here && setFound((now) => ({ plans: value, broken: broken || now?.broken === true })),
      );
      return () => {
        here = false;
      };
    }, []),
  );
  const change = useCallback((plans: readonly KeptPlan[]) => {
    setFound((now) => ({ plans, broken: now?.broken === true }));
    keep(keptPlans, plans);
  }, []);
  return found && { ...found, change };
}

import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { today } from '../services/today';
import { allPlayed, type Played } from './played';
import { timed } from './timed';
import { allUnderway, type Underway } from './underway';

export interface Records {
  /** The day on which they were looked up. */
  readonly day: string;
  readonly played: readonly Played[];
  readonly underway: readonly Underway[];
  readonly timed: boolean;
  /** What was solved before could not be read. A copy of it is kept. */
  readonly broken: boolean;
}

/** All that is kept of the challenges, looked up whenever the screen comes to the front; null until it is known. */
export function useRecords(): Records | null {
  const [records, setRecords] = useState<Records | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void find().then((now) => here && setRecords(now));
      return () => {
        here = false;
      };
    }, []),
  );
  return records;
}

async function find(): Promise<Records> {
  const [played, underway, clock] = await Promise.all([
    allPlayed.find(),
    allUnderway.find(),
    timed.find(),
  ]);
  return {
    day: today(),
    played: played.value,
    underway: underway.value,
    timed: clock.value,
    broken: played.broken,
  };
}

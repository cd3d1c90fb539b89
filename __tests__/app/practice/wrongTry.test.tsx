import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, renderHook } from '@testing-library/react-native';
import { legalMoves, refuse, type Refusal } from '../../../engine';
import { usePlaying } from '../../../app/play/usePlaying';
import type { Sitting } from '../../../app/play/playing';
import { newSitting } from '../../../app/play/sitting';
import { soFar } from '../../../app/practice/soFar';

beforeEach(() => AsyncStorage.clear());

/** Somebody alone, with a take by a sum before them. */
function patience(): Sitting {
  const players = [{ kind: 'person', name: 'Mei', who: 'p1' }] as const;
  return newSitting({ game: 'patience', players, sharing: 'pass', options: {}, seed: 'tries' });
}

/** A take of one card by a hand’s card of another number. */
function wrongTake({ match }: Sitting): Refusal {
  const { hand, centre } = match.state as { hand: string[]; centre: string[] };
  for (const card of hand) {
    for (const lying of centre) {
      const why = refuse(match, 0, { type: 'take', card, groups: [{ card: lying }] });
      if (why?.code === 'notEqual') return why;
    }
  }
  throw new Error('every card of the hand takes every card of the centre');
}

test('a wrong take is remembered for its turn, the first one alone', async () => {
  const sitting = patience();
  const { result } = renderHook(() => usePlaying(sitting, { onChange: () => {} }));
  const why = wrongTake(sitting);
  act(() => result.current.missed(why));
  act(() => result.current.missed({ ...why, facts: { ...why.facts, number: 99 } }));
  expect(soFar(sitting.id, 0).slips).toEqual([{ at: 0, seat: 0, numbers: [why.facts.number] }]);

  const [take] = legalMoves(sitting.match, 0);
  act(() => result.current.play(take));
  act(() => result.current.missed({ code: 'cardNotThere', reason: '', facts: {} }));
  expect(soFar(sitting.id, 1).slips).toHaveLength(1);
});

import type { SevensView } from '../../../../engine/games/sevens/state';

/** All finished rounds together: what somebody holds now is nobody's business. */
export function standing({ scores }: SevensView): readonly number[] {
  return scores;
}

export function roundsOver({ finished }: SevensView): number {
  return finished.length;
}

import { useState } from 'react';
import type { Seat } from '../../../engine';
import { peopleOf } from '../players';
import type { Playing } from '../playing';

/** Who sits at the lower edge: whoever holds the device, and while bots move, whoever held it last. */
export function useNear({ players, acting, gate, eyes }: Playing, around: boolean): Seat {
  const [near, setNear] = useState(peopleOf(players)[0] ?? 0);
  // Round a tablet nobody holds it, and the seats stay where they are.
  const holds = around ? null : (gate ?? acting ?? eyes);
  if (holds !== null && holds !== near) setNear(holds);
  return holds ?? near;
}

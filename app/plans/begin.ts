import { recall } from '../kept/kept';
import { canContinue, findSitting, keepSitting } from '../play/saved';
import { newSeed } from '../play/seed';
import { lastSetup, sharingFor, sittingFrom, usualSetup } from '../play/setup';
import { setupOf, type Plan } from './plan';
import { begun } from './underway';

interface Window {
  readonly width: number;
  readonly height: number;
}

/** Deals the first round of a lesson. Those who sat at this game's table last sit there again. */
export async function beginPlan(plan: Plan, { width, height }: Window): Promise<void> {
  const { game } = plan;
  const { value: before } = await recall(lastSetup(game));
  const setup = setupOf(plan, before ?? usualSetup(game));
  const sharing = sharingFor(game, setup, width, height);
  const sitting = sittingFrom(game, setup, sharing, newSeed());
  keepSitting({ ...sitting, lesson: begun(plan, sitting.match.seats) });
}

/** Whether a match of this game would be lost. */
export async function wouldLose({ game }: Plan): Promise<boolean> {
  return canContinue(await findSitting(game));
}

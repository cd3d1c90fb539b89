import type { Composing } from './intents';
import { buildIn, takeIn } from './workbench';

/** What the rules say to the turn that is being put together. */
export interface Judged {
  readonly takes: boolean;
  readonly builds: boolean;
  /** Why the card that was laid down can neither take nor build. */
  readonly stuck: string | null;
}

export function judged({ bench, alone, why }: Pick<Composing, 'bench' | 'alone' | 'why'>): Judged {
  const take = takeIn(bench);
  const build = alone ? null : buildIn(bench);
  const againstTake = take && why(take);
  const againstBuild = build && why(build);
  const takes = take !== null && againstTake === null;
  const builds = build !== null && againstBuild === null;
  const reasons = takes || builds ? [] : [againstTake, againstBuild].filter(isSaid);
  return { takes, builds, stuck: reasons.length > 0 ? reasons.join(' ') : null };
}

const isSaid = (reason: string | null): reason is string => reason !== null;

import type { Step } from './workbench';

/** What a step says it is made of. */
const PARTS: { readonly [type in Step['type']]: readonly string[] } = {
  add: ['heap', 'onto'],
  change: ['wild', 'onto'],
  lay: ['card', 'onto'],
  also: ['heap'],
};

/** The steps of a draft that was kept; what is none, and all after it, is left out. */
export function readSteps(draft: readonly unknown[]): readonly Step[] {
  const end = draft.findIndex((step) => !isStep(step));
  return (end < 0 ? draft : draft.slice(0, end)) as readonly Step[]; // each has been looked at
}

function isStep(input: unknown): input is Step {
  if (typeof input !== 'object' || input === null) return false;
  const step = input as { readonly [part: string]: unknown }; // an object, by the line above
  const { type } = step;
  if (typeof type !== 'string' || !Object.hasOwn(PARTS, type)) return false;
  return PARTS[type as Step['type']].every((part) => typeof step[part] === 'string');
}

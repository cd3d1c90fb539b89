import { feel } from './haptics';

/** Whether `ring` can be heard: where it cannot, the voice says that time is up. */
export const SOUNDS = false;

/** Rings once. Without a sound of its own a phone shakes a little instead. */
export function ring(): void {
  feel('refuse');
}

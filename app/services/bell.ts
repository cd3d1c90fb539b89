import { feel } from './haptics';

/** Rings once. Without a sound of its own a phone shakes a little instead. */
export function ring(): void {
  feel('refuse');
}

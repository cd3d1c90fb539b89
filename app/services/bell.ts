import { feel } from './haptics';

/** Rings once. Without a sound of its own a phone shakes a little, and whoever asked says it. */
export function ring(say: () => void): void {
  feel('refuse');
  say();
}

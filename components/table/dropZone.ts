import type { Rects } from './handling';
import type { ZoneId } from './intent';
import type { Rect } from './place';

// Before its user: a worklet is a constant once it is compiled, and cannot be used ahead of its line.
function overlap(a: Rect, b: Rect): number {
  'worklet';
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The zone that a piece lies on most, among these; null where it touches none. */
export function dropZone(piece: Rect, zones: Rects, among?: readonly ZoneId[]): ZoneId | null {
  'worklet';
  let most = 0;
  let found: ZoneId | null = null;
  for (const zone of among ?? Object.keys(zones)) {
    const rect = zones[zone];
    const shared = rect ? overlap(piece, rect) : 0;
    if (shared > most) {
      most = shared;
      found = zone;
    }
  }
  return found;
}

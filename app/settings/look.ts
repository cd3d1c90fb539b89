import type { Look } from '../../components/look';
import type { Settings } from './settings';

const SCALES = { S: 0.85, M: 1, L: 1.2 } as const;
const PACES = { normal: 1, fast: 0.5, off: 0 } as const;

/** How cards and table look with these settings, on a device that may have been asked for less motion. */
export function lookOf(settings: Settings, reducedMotion: boolean): Look {
  const { face, script, cardSize, motion, leftHanded, unaided } = settings;
  const system = reducedMotion ? 'off' : 'normal';
  return {
    face,
    script,
    cardScale: SCALES[cardSize],
    pace: PACES[motion === 'system' ? system : motion],
    leftHanded,
    unaided,
  };
}

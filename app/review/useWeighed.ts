import { useEffect, useState } from 'react';
import type { Match } from '../../engine';
import { startThought } from '../play/thought';
import { percentOf } from './accuracy';
import { weighing, type Weighed } from './weigh';

export interface Work {
  /** All turns of the match; null while they are being looked through. */
  readonly turns: readonly Weighed[] | null;
  /** How far that is, in whole percent. */
  readonly percent: number;
}

const BEGUN: Work = { turns: null, percent: 0 };

/** Weighs a match in slices between frames. For another match the screen takes another `key`. */
export function useWeighed(match: Match): Work {
  const [work, setWork] = useState(BEGUN);
  useEffect(() => {
    const { stop } = startThought(
      () => {
        const weigh = weighing(match);
        let told = 0;
        return {
          get done() {
            return weigh.done;
          },
          step() {
            weigh.step();
            const percent = percentOf(weigh.share);
            if (percent === told) return;
            told = percent;
            setWork({ turns: null, percent });
          },
          best: weigh.best,
        };
      },
      0,
      (turns) => setWork({ turns, percent: 100 }),
    );
    return stop;
  }, [match]);
  return work;
}

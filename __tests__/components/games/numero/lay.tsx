import { board as words } from '../../../../app/texts/games/numero/board';
import { inWords } from '../../../../app/texts/refusals';
import { arrange } from '../../../../components/games/numero/arrange';
import { Board } from '../../../../components/games/numero/Board';
import { placeOf } from '../../../../components/games/numero/placed';
import { seenIn } from '../../../../components/games/numero/seen';
import { readSteps } from '../../../../components/games/numero/steps';
import { benchAfter } from '../../../../components/games/numero/workbench';
import type { Look } from '../../../../components/look';
import type { Place } from '../../../../components/table/place';
import { viewFor, type Match } from '../../../../engine';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { layBoard } from '../layBoard';

type View = NumeroView | PatienceView;

const size = { width: 374, height: 780 };
/** As Mei sees it, at seat 0; a turn is kept as it is put together. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}) {
  const view = viewFor(match, 0) as View; // every match here is one of these
  const did = layBoard<View, NumeroMove>(match, { size }, look, (props) => (
    <Board
      {...props}
      // All that may be played is a long list, and this board has its own ways.
      legal={() => []}
      inWords={(refused) => inWords(refused, 'en')}
      words={words.en}
    />
  ));

  /** Where everything lies now. */
  function places() {
    const seen = seenIn(view);
    const { bench } = benchAfter(seen.bed, readSteps(did.draft()));
    const counts = bench.heaps.map(({ things }) => things.length);
    const plan = arrange({
      ...{ size, near: 0, textScale: 1, cardScale: 1, leftHanded: look.leftHanded ?? false },
      ...{ seats: match.seats, heaps: [...counts, ...bench.wilds.map(() => 1)] },
    });
    const lying = [...bench.heaps.map(({ id }) => id), ...bench.wilds];
    const own = { x: plan.hand.x + plan.hand.width / 2, y: plan.hand.y + plan.hand.height / 2 };
    const inHand = (card: string): Place => ({
      ...own,
      x: own.x + (bench.hand.indexOf(card) - (bench.hand.length - 1) / 2) * plan.handCard * 1.06,
      width: plan.handCard,
    });
    return (what: string): Place => {
      if (what === 'slate') return placeOf(plan.slate);
      if (what === 'stack') return plan.stack;
      const rect = plan.heaps[lying.indexOf(what)];
      return rect ? placeOf(rect) : inHand(what);
    };
  }

  return {
    ...did,
    /** Carried by the finger from where it lies to the middle of what it is put on. */
    carry(what: string, onto: string) {
      const placed = places();
      did.carry(what, placed(what), placed(onto));
    },
  };
}

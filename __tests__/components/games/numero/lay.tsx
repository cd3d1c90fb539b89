import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
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
import { refuse, toMove, viewFor, type Match } from '../../../../engine';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { drag } from '../../drag';
import { show } from '../../show';

const size = { width: 374, height: 780 };
const NAMES = ['Mei', 'Bo', 'Lin', 'Ana'];

/** Everything flies to its place. */
const land = () => act(() => jest.advanceTimersByTime(600));

/** As Mei sees it, at seat 0; a turn is kept as it is put together. Needs fake timers. */
export function lay(match: Match, look: Partial<Look> = {}) {
  const view = viewFor(match, 0) as NumeroView | PatienceView; // every match here is one of these
  const acting = toMove(match)[0] === 0 ? 0 : null;
  const did = { onMove: jest.fn<void, [NumeroMove]>(), onSay: jest.fn(), onLook: jest.fn() };
  const onRefused = jest.fn<void, [string]>();
  let draft: readonly unknown[] = [];
  function Kept() {
    const [steps, setSteps] = useState<readonly unknown[]>([]);
    draft = steps;
    return (
      <Board
        {...did}
        {...{ view, size, acting, draft: steps, onDraft: setSteps, onRefused }}
        seats={NAMES.slice(0, match.seats).map((name, seat) => ({ name, bot: seat > 0 }))}
        near={0}
        legal={() => []}
        thinking={null}
        around={false}
        peek={() => view}
        why={(move) => {
          const refused = refuse(match, 0, move);
          return refused && inWords(refused, 'en');
        }}
        inWords={(refused) => inWords(refused, 'en')}
        words={words.en}
        onFeel={jest.fn()}
      />
    );
  }
  show(<Kept />, look);
  land();

  /** Where everything lies now. */
  function places() {
    const seen = seenIn(view);
    const { bench } = benchAfter(seen.bed, readSteps(draft));
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
    onRefused,
    /** Carried by the finger from where it lies to the middle of what it is put on. */
    carry(what: string, onto: string) {
      const placed = places();
      const [from, to] = [placed(what), placed(onto)];
      drag(what, { x: to.x - from.x, y: to.y - from.y });
      land();
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const tap = (name: string | RegExp) => fireEvent.press(button(name));

interface Action {
  readonly name: string;
  readonly label: string;
}

const actionsOf = (name: string | RegExp) =>
  button(name).props.accessibilityActions as readonly Action[]; // every piece that is carried has them

/** What assistive tech offers for it. */
export const offered = (name: string | RegExp) => actionsOf(name).map(({ label }) => label);

export function ask(name: string | RegExp, what: string) {
  const action = actionsOf(name).find(({ label }) => label === what);
  if (!action) throw new Error(`"${what}" is not among: ${offered(name).join('; ')}`);
  fireEvent(button(name), 'accessibilityAction', { nativeEvent: { actionName: action.name } });
}

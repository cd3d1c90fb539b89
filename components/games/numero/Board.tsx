import { useCallback, useMemo } from 'react';
import { View } from 'react-native';
import { useLook } from '../../look';
import { DragLayer } from '../../table/DragLayer';
import { useTheme } from '../../theme';
import { Actions } from './Actions';
import { arrange } from './arrange';
import { Centre } from './Centre';
import { intentsOf, whyNotIn, type Composing } from './intents';
import { judged } from './judged';
import { Others } from './Others';
import { OwnHand } from './OwnHand';
import { cardsIn, wentTo } from './placed';
import { seenIn, type Seen } from './seen';
import { Slate } from './Slate';
import { Stacks } from './Stacks';
import { readSteps } from './steps';
import type { NumeroBoardProps } from './table';
import { benchAfter } from './workbench';

/** The table of NUMERO and its patience: cards are put together here, and nothing is played until it is said. */
export function Board(props: NumeroBoardProps) {
  const { view, size, near, onRefused, onFeel } = props;
  const { textScale } = useTheme();
  const { cardScale, leftHanded } = useLook();
  const seen = useMemo(() => seenIn(view), [view]);
  const turn = useComposing(props, seen);
  const { bench } = turn;
  const plan = useMemo(
    () =>
      arrange({
        ...{ size, near, textScale, cardScale, leftHanded, seats: seen.seats.length },
        heaps: [
          ...bench.heaps.map((heap) => cardsIn(heap, seen.bed).length),
          ...bench.wilds.map(() => 1),
        ],
      }),
    [size, near, textScale, cardScale, leftHanded, seen, bench],
  );
  const parts = { ...props, ...useMemo(() => judged(turn), [turn]), seen, turn, plan };
  return (
    <View style={size}>
      <DragLayer
        intents={useMemo(
          () => (props.acting === null ? [] : intentsOf(turn)),
          [props.acting, turn],
        )}
        whyNot={useMemo(() => whyNotIn(turn), [turn])}
        tellsOf={useCallback(() => props.acting !== null, [props.acting])}
        onRefused={onRefused}
        onFeel={onFeel}
        wentTo={(piece) => wentTo(piece, bench, seen, plan)}
      >
        <Others {...parts} />
        <Stacks {...parts} />
        <Slate {...parts} />
        <Centre {...parts} />
        <OwnHand {...parts} />
        <Actions {...parts} />
      </DragLayer>
    </View>
  );
}

/** The turn that is being put together; what was kept of it and cannot be any more is left out. */
function useComposing(props: NumeroBoardProps, seen: Seen): Composing {
  const { acting, draft, words, why, inWords, onDraft, onMove } = props;
  return useMemo(() => {
    const { bed, alone } = seen;
    const { bench, done } = benchAfter(bed, acting === null ? [] : readSteps(draft));
    return { bed, bench, draft: done, alone, words, why, inWords, onDraft, onMove };
  }, [seen, acting, draft, words, why, inWords, onDraft, onMove]);
}

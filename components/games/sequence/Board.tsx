import { useMemo } from 'react';
import { View } from 'react-native';
import { useLook } from '../../look';
import { DragLayer } from '../../table/DragLayer';
import { useTheme } from '../../theme';
import { Actions } from './Actions';
import { arrange } from './arrange';
import { choosingIn, intentsOf, whyNotIn } from './intents';
import { Lines } from './Lines';
import { Others } from './Others';
import { OwnHand } from './OwnHand';
import { Piles } from './Piles';
import { SayLine } from './SayLine';
import { Spaces } from './Spaces';
import type { SequenceBoardProps } from './table';

/** The table of Sequence Numbers: the board, the others, the piles, and the hand below. */
export function Board(props: SequenceBoardProps) {
  const { view, size, near, onRefused, onFeel } = props;
  const { textScale } = useTheme();
  const { cardScale, leftHanded, unaided } = useLook();
  const { seats, options } = view;
  const plan = useMemo(
    () =>
      arrange({
        ...{ size, near, seats, textScale, cardScale, leftHanded },
        spaces: options.board,
      }),
    [size, near, seats, options.board, textScale, cardScale, leftHanded],
  );
  const choosing = choosingIn(props);
  const parts = { ...props, plan, choosing };
  return (
    <View style={size}>
      <DragLayer
        intents={choosing ? [] : intentsOf(props)}
        whyNot={whyNotIn(props)}
        onRefused={onRefused}
        onFeel={onFeel}
        unaided={unaided}
        aim="middle"
        wentTo={(piece) => plan.piles[lastSeat(props, piece)] ?? null}
      >
        <Others {...parts} />
        <Spaces {...parts} />
        <Lines {...parts} />
        <Piles {...parts} />
        <SayLine {...parts} />
        <OwnHand {...parts} />
        <Actions {...parts} />
      </DragLayer>
    </View>
  );
}

/** Who laid this card last. */
function lastSeat({ view }: SequenceBoardProps, card: string): number {
  return view.history.findLast(({ cards }) => cards?.includes(card))?.seat ?? -1;
}

import { useMemo } from 'react';
import { View } from 'react-native';
import type { FightingMove, FightingView } from '../../../engine/games/fighting/state';
import { useLook } from '../../look';
import { DragLayer } from '../../table/DragLayer';
import type { Intent } from '../../table/intent';
import { useTheme } from '../../theme';
import { arrange, seatPlace } from './arrange';
import { NowLine } from './NowLine';
import { OwnHand } from './OwnHand';
import { ScoreCorner } from './ScoreCorner';
import { Seats } from './Seats';
import { Stock } from './Stock';
import { TRICK, type FightingBoardProps } from './table';
import { TrickPlaces } from './TrickPlaces';

/** The table of 打数: the others, wangpai on the stock, the trick in the middle, the own hand. */
export function Board(props: FightingBoardProps) {
  const { view, size, near, why, onRefused, onFeel } = props;
  const { textScale } = useTheme();
  const { cardScale, leftHanded } = useLook();
  const plan = useMemo(
    () => arrange({ size, seats: view.seats, near, textScale, cardScale, leftHanded }),
    [size, view.seats, near, textScale, cardScale, leftHanded],
  );
  const intents = useIntents(props);
  const parts = { ...props, plan };
  return (
    <View style={size}>
      <DragLayer
        intents={intents}
        whyNot={(card, zone) => (zone === TRICK ? why(moveOf(view, card)) : null)}
        onRefused={onRefused}
        onFeel={onFeel}
        wentTo={() => {
          const winner = view.tricks.at(-1)?.winner;
          return winner === undefined ? null : seatPlace(plan, winner);
        }}
      >
        <Seats {...parts} />
        <Stock {...parts} />
        <ScoreCorner {...parts} />
        <TrickPlaces {...parts} />
        <NowLine {...parts} />
        <OwnHand {...parts} move={(card) => moveOf(view, card)} />
      </DragLayer>
    </View>
  );
}

/** What is done with a card now, whether it is allowed or not. */
function moveOf({ phase }: FightingView, card: string): FightingMove {
  return { type: phase === 'laying' ? 'lay' : 'play', card };
}

/** What the acting seat may do, from the engine's list. */
function useIntents({ acting, legal, words, onMove }: FightingBoardProps): readonly Intent[] {
  return useMemo(() => {
    if (acting === null) return [];
    return legal().map((move) => ({
      piece: move.card,
      zone: TRICK,
      label: (move.type === 'lay' ? words.lay : words.play)(Number(move.card)),
      act: () => onMove(move),
    }));
  }, [acting, legal, words, onMove]);
}

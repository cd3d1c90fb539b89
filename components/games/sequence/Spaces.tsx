import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { readNumber } from '../../../engine/chinese/number';
import type { Cell } from '../../../engine/core/game';
import { boardOf, cellOf } from '../../../engine/games/sequence/board';
import type { SequenceView } from '../../../engine/games/sequence/state';
import { useHandling } from '../../table/handling';
import { Zone } from '../../table/Zone';
import { spaceRect, type Arrangement } from './arrange';
import { Chip } from './Chip';
import { cellZone } from './intents';
import { Space } from './Space';
import { isSameCell, type PartProps } from './table';

/** The board: every space with what is printed there and the chip that lies on it. */
export function Spaces(props: PartProps) {
  const { view, plan, words, choosing } = props;
  const board = boardOf(view.options.board);
  const last = lastCell(view);
  return board.printed.map((number, space) => {
    const cell = cellOf(board, space);
    const chip = view.chips[space] ?? -1;
    const waiting = choosing !== null && isSameCell(choosing.cell, cell);
    const side = waiting ? (props.acting ?? 0) % view.teams : chip >= 0 ? chip : null;
    const turned = view.turned[space] === 1;
    const isLast = last !== null && isSameCell(last, cell);
    const label =
      number === 0
        ? words.corner
        : words.space({
            number: readNumber(number),
            row: cell[0] + 1,
            column: cell[1] + 1,
            side: side === null ? null : words.side(membersOf(props, side)),
            turned,
            last: isLast,
          });
    return (
      <Zone key={space} id={cellZone(cell)} rect={spaceRect(plan, cell)} label={label}>
        <Magnified id={cellZone(cell)} plan={plan} cell={cell} label={label}>
          <Space number={number} size={plan.space} last={isLast} />
          {side !== null && (
            <View style={styles.chip}>
              <Chip side={side} size={plan.space * 0.8} turned={turned} />
            </View>
          )}
        </Magnified>
      </Zone>
    );
  });
}

/** The names of those who play for a side. */
export function membersOf({ seats, view }: Pick<PartProps, 'seats' | 'view'>, side: number) {
  return seats.flatMap(({ name }, seat) => (seat % view.teams === side ? [name] : []));
}

/** Where a chip was put last, or taken away. */
function lastCell({ history }: SequenceView): Cell | null {
  const deed = history.findLast(({ type }) => type === 'placed' || type === 'removed');
  return deed?.cells?.[0] ?? null;
}

interface MagnifiedProps {
  readonly id: string;
  readonly plan: Arrangement;
  readonly cell: Cell;
  readonly label: string;
  readonly children: React.ReactNode;
}

const LARGER = 1.9;
const EDGE = 4;

/** Below a card that is carried over it, a space cannot be seen: it stands above the card then, and is larger. */
function Magnified({ id, plan, cell, label, children }: MagnifiedProps) {
  const { over } = useHandling();
  const { x, y, width, height } = spaceRect(plan, cell);
  const large = height * LARGER;
  const wanted = y + height / 2 - plan.handCard - large / 2;
  const up = Math.max(EDGE, wanted) - (y + height / 2 - large / 2);
  // Where there is no room above, it stands beside the card.
  const beside = wanted < EDGE ? plan.handCard : 0;
  const aside = x > plan.board.x + plan.board.width / 2 ? -beside : beside;
  const style = useAnimatedStyle(() =>
    over.get() === id
      ? {
          zIndex: 1100,
          transform: [{ translateX: aside }, { translateY: up }, { scale: LARGER }],
        }
      : { zIndex: 1, transform: [{ translateX: 0 }, { translateY: 0 }, { scale: 1 }] },
  );
  return (
    <Animated.View
      role="img"
      aria-label={label}
      accessible
      testID={`space-${cell.join('-')}`}
      style={[styles.space, { left: x, top: y, width, height }, style]}
    >
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  space: { position: 'absolute', pointerEvents: 'none' },
  chip: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
  },
});

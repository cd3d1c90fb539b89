import { ScrollView, StyleSheet, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { cardOf } from '../../../engine/games/numero/cards';
import type { NumeroMove } from '../../../engine/games/numero/move';
import { Button } from '../../controls/Button';
import { useTheme } from '../../theme';
import type { PartProps } from './table';
import { buildIn, takeIn, wholeValue } from './workbench';

interface Action {
  readonly label: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly onPress: () => void;
}

/** What can be done with what has been put together, under the thumb. */
export function Actions(props: PartProps) {
  const { plan, acting } = props;
  const { space } = useTheme();
  const { x, y, width, height } = plan.actions;
  if (acting === null) return null;
  const actions = actionsIn(props);
  return (
    <View style={[styles.place, { left: x, top: y, width, height }]}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={[styles.row, { gap: space.s }]}
      >
        {actions.map((action) => (
          <Button key={action.label} {...action} />
        ))}
      </ScrollView>
    </View>
  );
}

function actionsIn(props: PartProps): readonly Action[] {
  const { turn, words, seen, seats, why, onMove, onDraft, onRefused } = props;
  const { bench, draft } = turn;
  const go = (move: NumeroMove) => () => {
    const reason = why(move);
    if (reason === null) onMove(move);
    else onRefused(reason);
  };
  if (draft.length > 0) {
    const back: Action = { label: words.allBack, kind: 'quiet', onPress: () => onDraft([]) };
    return [...laidActions(props, go), back];
  }
  const offered: readonly { readonly move: NumeroMove; readonly label: string }[] = seen.alone
    ? []
    : [
        { move: { type: 'tossAll' }, label: words.tossAll },
        { move: { type: 'pass' }, label: words.pass },
        ...[...seen.owners].map(([pile, owner]) => {
          const heap = bench.heaps.find(({ id }) => id === `#${pile}`);
          const value = readNumber((heap && wholeValue(heap)) ?? 0);
          return {
            move: { type: 'challenge', pile } as const,
            label: words.challenge(seats[owner]?.name ?? '', value),
          };
        }),
      ];
  return offered
    .filter(({ move }) => why(move) === null)
    .map(({ move, label }) => ({ label, kind: 'secondary', onPress: go(move) }));
}

/** With a number card on a heap: to take it, or to leave it as a build. Where neither can be, the reason is told. */
function laidActions(
  { turn, words, why, seen }: PartProps,
  go: (move: NumeroMove) => () => void,
): readonly Action[] {
  const { bench } = turn;
  const take = takeIn(bench);
  const build = seen.alone ? null : buildIn(bench);
  const built = bench.heaps.find(({ id }) => id === bench.laid?.on);
  const canTake = take !== null && why(take) === null;
  const canBuild = build !== null && why(build) === null;
  return [
    ...(take && (canTake || !canBuild)
      ? [
          {
            label: words.take(readNumber(numberOf(take.card))),
            kind: canTake ? 'primary' : 'secondary',
            onPress: go(take),
          } as const,
        ]
      : []),
    ...(build && (canBuild || !canTake)
      ? [
          {
            label: words.buildIt(readNumber((built && wholeValue(built)) ?? 0)),
            kind: canBuild && !canTake ? 'primary' : 'secondary',
            onPress: go(build),
          } as const,
        ]
      : []),
  ];
}

function numberOf(id: string): number {
  const card = cardOf(id);
  return card.type === 'number' ? card.number : 0;
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  row: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
});

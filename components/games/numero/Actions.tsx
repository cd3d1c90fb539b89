import { ScrollView, StyleSheet, View } from 'react-native';
import { readNumber } from '../../../engine/chinese/number';
import { numberOn } from '../../../engine/games/numero/answers';
import type { NumeroMove } from '../../../engine/games/numero/move';
import { Button } from '../../controls/Button';
import { Icon } from '../../Icon';
import { IconButton } from '../../IconButton';
import { useTheme } from '../../theme';
import { pileValueIn, valueOf } from './sentence';
import type { PartProps } from './table';
import { buildIn, takeIn } from './workbench';

/** What can be done with what has been put together, under the thumb. */
export function Actions(props: PartProps) {
  const { plan, acting } = props;
  const { space } = useTheme();
  const { x, y, width, height } = plan.actions;
  if (acting === null) return null;
  return (
    <View style={[styles.place, { left: x, top: y, width, height }]}>
      <ScrollView
        showsVerticalScrollIndicator={false}
        style={styles.all}
        contentContainerStyle={[styles.row, { gap: space.s }]}
      >
        {props.turn.draft.length > 0 ? <Composed {...props} /> : <Offered {...props} />}
      </ScrollView>
    </View>
  );
}

/** With a number card on a heap, to take it or to leave it as a build; and back to the beginning, or by a step. */
function Composed({ turn, words, takes, builds, onMove, onDraft }: PartProps) {
  const { colors } = useTheme();
  const { bench, draft } = turn;
  const take = takes ? takeIn(bench) : null;
  const build = builds ? buildIn(bench) : null;
  const built = bench.heaps.find(({ id }) => id === bench.laid?.on);
  return (
    <>
      {take && (
        <Button
          kind="primary"
          label={words.take(readNumber(numberOn(take.card)))}
          onPress={() => onMove(take)}
        />
      )}
      {build && built && (
        <Button
          kind={take ? 'secondary' : 'primary'}
          label={words.buildIt(valueOf(built))}
          onPress={() => onMove(build)}
        />
      )}
      {draft.length > 1 && (
        <IconButton label={words.allBack} raised onPress={() => onDraft([])}>
          <Icon name="allBack" color={colors.ink} />
        </IconButton>
      )}
      <IconButton label={words.stepBack} raised onPress={() => onDraft(draft.slice(0, -1))}>
        <Icon name="undo" color={colors.ink} />
      </IconButton>
    </>
  );
}

/** Before anything is put together: what else the rules allow now. */
function Offered({ seen, seats, words, why, onMove }: PartProps) {
  if (seen.alone) return null;
  const offers: readonly { readonly move: NumeroMove; readonly label: string }[] = [
    { move: { type: 'tossAll' }, label: words.tossAll },
    { move: { type: 'pass' }, label: words.pass },
    ...[...seen.owners].map(([pile, owner]) => {
      const value = readNumber(pileValueIn(seen.bed)(pile));
      const label = words.challenge(seats[owner]?.name ?? '', value);
      return { move: { type: 'challenge', pile } as const, label };
    }),
  ];
  return offers
    .filter(({ move }) => why(move) === null)
    .map(({ move, label }) => (
      <View key={label} style={styles.offer}>
        <Button kind="secondary" label={label} onPress={() => onMove(move)} />
      </View>
    ));
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  all: { flex: 1 },
  // What is most wanted comes first, and lies where the right thumb is.
  row: {
    flexGrow: 1,
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
  },
  offer: { maxWidth: '100%' },
});

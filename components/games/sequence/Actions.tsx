import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Button } from '../../controls/Button';
import { useLook } from '../../look';
import { useTheme } from '../../theme';
import { face } from './face';
import { ownLines } from './fives';
import { membersOf } from './Spaces';
import type { PartProps } from './table';

interface Action {
  readonly label: string;
  /** Said instead, where more has to be known. */
  readonly says?: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly onPress: () => void;
}

/** What is done without carrying a card, under the thumb; and the referee's call. */
export function Actions(props: PartProps) {
  const { x, y, width, height } = props.plan.actions;
  const { space } = useTheme();
  const { unaided } = useLook();
  const [calling, setCalling] = useState(false);
  const close = () => setCalling(false);
  const actions = calling
    ? callsIn(props, close)
    : actionsIn(props, unaided, () => setCalling(true));
  if (actions.length === 0) return null;
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

function actionsIn(props: PartProps, unaided: boolean, onCall: () => void): readonly Action[] {
  const { view, words, acting, choosing, legal, seats, onMove, onAside, onDraft, onHandOn } = props;
  if (choosing) {
    const lines = ownLines(choosing.fives);
    const fives = choosing.fives.map(({ move }, at): Action => ({
      label: words.five(at + 1),
      says: words.fiveAlong(at + 1, lines[at]?.[0] ?? [0, 0], lines[at]?.at(-1) ?? [0, 0]),
      kind: 'secondary',
      onPress: () => onMove(move),
    }));
    return [...fives, { label: words.back, kind: 'quiet', onPress: () => onDraft([]) }];
  }
  const people = [...new Set(view.owing)].filter((seat) => seats[seat]?.bot === false);
  const draws = people.map((seat): Action => ({
    label: words.draw(seats[seat]?.name ?? ''),
    kind: seat === acting ? 'primary' : 'secondary',
    onPress: () => onAside?.(seat, { type: 'draw' }),
  }));
  const own = acting === null ? [] : legal();
  const others = own.flatMap((move): Action[] => {
    if (move.type === 'pass') {
      return [{ label: words.pass, kind: 'primary', onPress: () => onMove(move) }];
    }
    // To find out that a card is dead is to think, too.
    if (move.type !== 'exchange' || unaided) return [];
    const label = words.turnIn(face(move.card));
    return [{ label, kind: 'secondary', onPress: () => onMove(move) }];
  });
  return [
    ...draws,
    ...(onHandOn ? [{ label: words.handOn, kind: 'quiet', onPress: onHandOn } as const] : []),
    ...others,
    ...(mayCall(props)
      ? [{ label: words.tableTalk, kind: 'quiet', onPress: onCall } as const]
      : []),
  ];
}

function mayCall({ view }: PartProps): boolean {
  return view.options.referee && view.phase !== 'over' && view.giving.length === 0;
}

/** The referee says which side has talked. */
function callsIn(props: PartProps, onDone: () => void): readonly Action[] {
  const { view, words, onAside } = props;
  const calls = Array.from({ length: view.teams }, (_, team) => team)
    .filter((team) => view.hands.some((cards, seat) => seat % view.teams === team && cards > 0))
    .map((team): Action => ({
      label: words.callOn(words.side(membersOf(props, team))),
      kind: 'secondary',
      onPress: () => {
        onDone();
        onAside?.('referee', { type: 'tableTalk', team });
      },
    }));
  return [...calls, { label: words.nobody, kind: 'quiet', onPress: onDone }];
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  row: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
});

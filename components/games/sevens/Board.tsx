import { useMemo } from 'react';
import { View } from 'react-native';
import { packOf } from '../../../engine/games/sevens/cards';
import { useLook } from '../../look';
import { DragLayer } from '../../table/DragLayer';
import { useTheme } from '../../theme';
import { arrange } from './arrange';
import { Chains } from './Chains';
import { Foot } from './Foot';
import { intentsOf, whyNotIn } from './intents';
import { Numbers } from './Numbers';
import { Others } from './Others';
import { OwnHand } from './OwnHand';
import type { SevensBoardProps } from './table';

/** The table of Sevens: four chains that grow both ways, and in a knock a card face down before every other seat. */
export function Board(props: SevensBoardProps) {
  const { view, size, near, acting, onRefused, onFeel } = props;
  const { textScale } = useTheme();
  const { cardScale, leftHanded } = useLook();
  const guess = acting !== null && view.phase === 'guess' ? view.options.guess : null;
  const { highest } = packOf(view.options);
  const plan = useMemo(
    () =>
      arrange({
        size,
        seats: view.seats,
        near,
        textScale,
        cardScale,
        leftHanded,
        highest,
        guess,
      }),
    [size, view.seats, near, textScale, cardScale, leftHanded, highest, guess],
  );
  const parts = { ...props, plan };
  return (
    <View style={size}>
      <DragLayer
        intents={useIntents(props)}
        whyNot={whyNotIn(props)}
        onRefused={onRefused}
        onFeel={onFeel}
      >
        <Others {...parts} />
        <Chains {...parts} />
        <Foot {...parts} />
        <Numbers {...parts} />
        <OwnHand {...parts} />
      </DragLayer>
    </View>
  );
}

function useIntents(props: SevensBoardProps) {
  const { view, acting, legal, words, why, onMove } = props;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- of all that a board is given, these are what it needs
  return useMemo(() => intentsOf(props), [view, acting, legal, words, why, onMove]);
}

import { useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { useLook } from '../look';
import { Screen } from '../Screen';
import { useTheme } from '../theme';
import type { Size } from './place';

/** From here on there is room for the log beside the table. */
const TWO_PANES = { width: 700, height: 500 };
const SIDE = 300;

interface Props {
  readonly bar: ReactNode;
  /** Drawn once the room for it is known. */
  readonly board: (size: Size) => ReactNode;
  /** The log and the score, where there is room beside the table. */
  readonly side?: ReactNode;
  /** Over the table: a gate, an ending. The table below is then not there at all. */
  readonly instead?: ReactNode;
  /** Between the bar and the table: a word that has just been said. */
  readonly word?: ReactNode;
  /** Below the table, under the thumb. */
  readonly footer?: ReactNode;
}

export function useTwoPanes(): boolean {
  const { width, height } = useWindowDimensions();
  return width >= TWO_PANES.width && height >= TWO_PANES.height;
}

/** One layout for all games: the bar, the table, and on a tablet the log beside it. */
export function Table({ bar, board, side, instead, word, footer }: Props) {
  const { colors, space } = useTheme();
  const { leftHanded } = useLook();
  const twoPanes = useTwoPanes();
  const [size, setSize] = useState<Size | null>(null);
  return (
    <Screen>
      {bar}
      <View style={[styles.panes, leftHanded && styles.mirrored]}>
        <View style={[styles.table, { margin: space.s }]}>
          {instead ?? (
            <GestureHandlerRootView
              style={styles.fill}
              onLayout={({ nativeEvent: { layout } }) => {
                // Under another screen a table has no room at all, and stays as it was.
                if (layout.width === 0 || layout.height === 0) return;
                setSize({ width: layout.width, height: layout.height });
              }}
            >
              {size && board(size)}
            </GestureHandlerRootView>
          )}
          {word}
        </View>
        {twoPanes && side && (
          <View
            style={[
              styles.side,
              { borderColor: colors.cardEdge, padding: space.l, gap: space.l },
              leftHanded ? styles.sideLeft : styles.sideRight,
            ]}
          >
            {side}
          </View>
        )}
      </View>
      {footer}
    </Screen>
  );
}

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  // Above the side pane: a card may be carried over it.
  table: { flex: 1, zIndex: 1 },
  fill: { flex: 1 },
  side: { width: SIDE },
  sideRight: { borderLeftWidth: 1 },
  sideLeft: { borderRightWidth: 1 },
});

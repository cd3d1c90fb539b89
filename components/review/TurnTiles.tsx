import { Pressable, StyleSheet, Text, View } from 'react-native';
import { pressedState } from '../pressedState';
import { useTheme } from '../theme';

export interface TurnTile {
  /** The turn in words. */
  readonly label: string;
  /** Null for a turn that is counted elsewhere, or not at all. */
  readonly worth: { readonly taken: number; readonly best: number } | null;
  /** Instead of numbers. */
  readonly sign?: string;
}

interface Props {
  readonly label: string;
  readonly tiles: readonly TurnTile[];
  /** The turn that is shown beside them. */
  readonly chosen: number | null;
  readonly onChoose: (turn: number) => void;
}

const BAR = 52;
const WIDE = 18;
const LEAST = 12;

/** A whole game turn by turn, each a glass that is as large as what could be taken and as full as what was. */
export function TurnTiles({ label, tiles, chosen, onChoose }: Props) {
  const { space } = useTheme();
  const most = Math.max(1, ...tiles.map(({ worth }) => worth?.best ?? 0));
  return (
    <View role="group" aria-label={label} style={[styles.tiles, { gap: space.xs }]}>
      {tiles.map((tile, turn) => (
        <Tile
          key={turn}
          turn={turn}
          tile={tile}
          most={most}
          on={turn === chosen}
          onPress={() => onChoose(turn)}
        />
      ))}
    </View>
  );
}

interface TileProps {
  readonly turn: number;
  readonly tile: TurnTile;
  readonly most: number;
  readonly on: boolean;
  readonly onPress: () => void;
}

function Tile({ turn, tile: { label, worth, sign }, most, on, onPress }: TileProps) {
  const { colors, radius, space, text, touch } = useTheme();
  const isFull = worth !== null && worth.best > 0 && worth.taken === worth.best;
  const soft = { color: colors.inkSoft, fontSize: text.xs };
  return (
    <Pressable
      role="button"
      aria-label={label}
      {...pressedState(on)}
      onPress={onPress}
      style={({ pressed }) => [
        styles.tile,
        {
          minWidth: touch,
          paddingVertical: space.xs,
          paddingHorizontal: space.xs,
          borderRadius: radius.card / 2,
          borderColor: on ? colors.accent : colors.cardEdge,
          backgroundColor: colors.card,
          opacity: pressed ? 0.6 : 1,
        },
      ]}
    >
      <Text style={soft}>{turn + 1}</Text>
      <View style={[styles.room, { height: BAR, marginVertical: space.hair }]}>
        {worth && worth.best > 0 && (
          <View
            style={[
              styles.glass,
              {
                // By the root: beside a very good turn the others can still be seen.
                height: Math.max(LEAST, Math.sqrt(worth.best / most) * BAR),
                borderColor: isFull ? colors.accent : colors.legal,
                borderStyle: isFull ? 'solid' : 'dashed',
              },
            ]}
          >
            <View
              style={{
                height: `${(100 * worth.taken) / worth.best}%`,
                backgroundColor: colors.accent,
              }}
            />
          </View>
        )}
        {sign !== undefined && (
          <Text style={{ color: colors.inkSoft, fontSize: text.l }}>{sign}</Text>
        )}
      </View>
      <Text style={{ ...soft, color: isFull ? colors.accent : colors.ink }}>
        {worth ? (isFull ? `${worth.taken} ✓` : `${worth.taken}/${worth.best}`) : ' '}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap' },
  tile: { alignItems: 'center', borderWidth: 2 },
  room: { alignItems: 'center', justifyContent: 'flex-end' },
  glass: { width: WIDE, borderWidth: 2, borderRadius: 4, justifyContent: 'flex-end' },
});

import { Pressable, StyleSheet, Text, View } from 'react-native';
import type { CardId } from '../engine';
import type { Reading } from '../engine/chinese/reading';
import { Hanzi } from './Hanzi';
import { useLook } from './look';
import { pressedState } from './pressedState';
import { useTheme } from './theme';

interface Props {
  readonly label: string;
  readonly cards: readonly {
    readonly id: CardId;
    readonly reading: Reading;
    readonly label: string;
  }[];
  readonly current: CardId;
  readonly formal: boolean;
  readonly width: number;
  readonly onChoose: (card: CardId) => void;
  /** A long press. */
  readonly onDetail: (card: CardId) => void;
}

/** A whole deck at a glance, to jump to any card of it. In tens, the pattern of the numbers shows. */
export function CardGrid(props: Props) {
  const { label, cards, current, formal, width, onChoose, onDetail } = props;
  const { colors, space, text, touch } = useTheme();
  const { script } = useLook();
  const gap = space.xs;
  const columns = width >= 10 * (touch + gap) - gap ? 10 : 5;
  // Where letters are large, a tile is as high as they are.
  const letters = text.l + text.xs * 1.4 + 2 * gap;
  const tile = Math.min(touch * 1.3, Math.floor((width - (columns - 1) * gap) / columns));
  return (
    <View
      role="group"
      aria-label={label}
      style={[styles.grid, { gap, width: columns * (tile + gap) - gap }]}
    >
      {cards.map(({ id, reading, label: says }) => {
        const on = id === current;
        // What comes after a pause is said of the card, and stands in its digits.
        const [hanzi = ''] = (formal ? reading.formal : reading.hanzi)[script].split('，');
        return (
          <Pressable
            key={id}
            role="button"
            aria-label={says}
            {...pressedState(on)}
            onPress={() => onChoose(id)}
            onLongPress={() => onDetail(id)}
            style={({ pressed }) => [
              styles.tile,
              {
                width: tile,
                height: Math.max(touch, tile * 0.9, letters),
                borderColor: on ? colors.accent : colors.cardEdge,
                backgroundColor: on ? colors.accent : colors.card,
                opacity: pressed ? 0.6 : 1,
              },
            ]}
          >
            <Hanzi
              script={script}
              allowFontScaling={false}
              style={{
                fontSize: Math.min(text.l, (tile - space.s) / hanzi.length),
                lineHeight: text.l + space.xs,
                color: on ? colors.onAccent : colors.ink,
              }}
            >
              {hanzi}
            </Hanzi>
            <Text
              allowFontScaling={false}
              style={{ fontSize: text.xs, color: on ? colors.onAccent : colors.inkSoft }}
            >
              {reading.digits}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  tile: { alignItems: 'center', justifyContent: 'center', borderWidth: 1, borderRadius: 6 },
});

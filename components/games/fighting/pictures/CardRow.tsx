import { Pressable, View } from 'react-native';
import { isWangpai } from '../../../../engine/games/fighting/cards';
import { cardLabel } from '../../../cardLabel';
import { Picture } from '../../../help/Picture';
import type { Say } from '../../../help/say';
import { useLook } from '../../../look';
import { useTheme } from '../../../theme';
import { face } from '../face';
import { ZodiacCard } from '../ZodiacCard';

const WIDTH = 76;

interface Props {
  readonly cards: readonly number[];
  /** What was called: cards that are wangpai by it say so. */
  readonly called?: number;
  /** The one of them that wins. */
  readonly wins?: number;
  readonly onSay: Say;
}

/** A few cards beside each other, each of which says what it is when tapped. */
export function CardRow({ cards, called = 0, wins, onSay }: Props) {
  const { colors, radius } = useTheme();
  const { script } = useLook();
  return (
    <Picture>
      {cards.map((card) => {
        const reading = face(`${card}`);
        const label = cardLabel(reading, script);
        const drawn = (name?: string) => (
          <ZodiacCard
            card={`${card}`}
            width={WIDTH}
            wangpai={isWangpai(card, called)}
            label={name}
          />
        );
        const edge = card === wins && {
          outlineWidth: 3,
          outlineStyle: 'solid' as const,
          outlineColor: colors.legal,
          borderRadius: radius.card / 2,
          transform: [{ translateY: -6 }],
        };
        return onSay ? (
          <Pressable
            key={card}
            role="button"
            aria-label={label}
            onPress={() => onSay(reading)}
            style={({ pressed }) => [edge, { opacity: pressed ? 0.7 : 1 }]}
          >
            {drawn()}
          </Pressable>
        ) : (
          <View key={card} style={edge}>
            {drawn(label)}
          </View>
        );
      })}
    </Picture>
  );
}

import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../CardBack';
import { CARD_RATIO } from '../../CardShape';
import type { Place } from '../../table/place';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { STACK } from './intents';
import { NumeroCard } from './NumeroCard';
import type { PartProps } from './table';

/** The pack, and what the near seat has won: a heap that is carried there is taken. */
export function Stacks({ plan, seen, near, words }: PartProps) {
  const { colors, radius } = useTheme();
  const own = seen.seats[near];
  const top = own?.won.at(-1);
  const rect = around(plan.stack);
  return (
    <>
      {seen.pack > 0 && (
        <Counted place={plan.pack} label={words.pack(seen.pack)} count={seen.pack}>
          <CardBack width={plan.pack.width} />
        </Counted>
      )}
      <Zone id={STACK} rect={rect}>
        {top === undefined ? (
          <View
            role="img"
            aria-label={words.stack(0)}
            accessible
            style={[
              styles.empty,
              {
                ...{ left: rect.x, top: rect.y, width: rect.width, height: rect.height },
                borderRadius: radius.card,
                borderColor: colors.cardEdge,
              },
            ]}
          />
        ) : (
          <Counted
            place={plan.stack}
            label={words.stack(own?.won.length ?? 0)}
            count={own?.score ?? 0}
          >
            <NumeroCard card={top} width={plan.stack.width} />
          </Counted>
        )}
      </Zone>
    </>
  );
}

function around({ x, y, width }: Place) {
  const height = width / CARD_RATIO;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

interface CountedProps {
  readonly place: Place;
  readonly label: string;
  readonly count: number;
  readonly children: React.ReactNode;
}

/** A stack with its number on a badge at its foot. */
function Counted({ place, label, count, children }: CountedProps) {
  const { colors, text, space, radius } = useTheme();
  const { x, y, width, height } = around(place);
  return (
    <View
      role="img"
      aria-label={label}
      accessible
      style={[styles.stack, { left: x, top: y, width, height }]}
    >
      {children}
      <View
        aria-hidden
        style={[
          styles.badge,
          {
            paddingHorizontal: space.xs,
            borderRadius: radius.card,
            borderColor: colors.cardEdge,
            backgroundColor: colors.card,
          },
        ]}
      >
        <Text allowFontScaling={false} style={{ color: colors.ink, fontSize: text.xs }}>
          {count}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { position: 'absolute', alignItems: 'center' },
  empty: { position: 'absolute', borderWidth: 1, borderStyle: 'dashed' },
  badge: { position: 'absolute', bottom: -6, borderWidth: 1 },
});

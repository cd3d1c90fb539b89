import { StyleSheet, Text, View } from 'react-native';
import { CardBack } from '../../CardBack';
import { CARD_RATIO } from '../../CardShape';
import { signed } from '../../signed';
import type { Place } from '../../table/place';
import { Zone } from '../../table/Zone';
import { useTheme } from '../../theme';
import { STACK } from './intents';
import { NumeroCard } from './NumeroCard';
import type { PartProps } from './table';

/** The pack, and what the near seat has won: a heap that is carried there is taken. */
export function Stacks({ plan, seen, near, words }: PartProps) {
  const own = seen.seats[near];
  const top = own?.won.at(-1);
  return (
    <>
      <Counted place={plan.pack} label={words.pack(seen.pack)} count={`${seen.pack}`}>
        {seen.pack > 0 ? <CardBack width={plan.pack.width} /> : <Gone />}
      </Counted>
      <Zone id={STACK} rect={around(plan.stack)}>
        <Counted
          place={plan.stack}
          label={words.stack(own?.won.length ?? 0)}
          count={signed(own?.score ?? 0)}
        >
          {top === undefined ? <Gone /> : <NumeroCard card={top} width={plan.stack.width} />}
        </Counted>
      </Zone>
    </>
  );
}

/** No card lies here. */
function Gone() {
  const { colors, radius } = useTheme();
  return (
    <View style={[styles.gone, { borderRadius: radius.card * 0.4, borderColor: colors.inkSoft }]} />
  );
}

function around({ x, y, width }: Place) {
  const height = width / CARD_RATIO;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

interface CountedProps {
  readonly place: Place;
  readonly label: string;
  readonly count: string;
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
  gone: { ...StyleSheet.absoluteFill, borderWidth: 1, borderStyle: 'dashed' },
  badge: { position: 'absolute', bottom: -6, borderWidth: 1 },
});

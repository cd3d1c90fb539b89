import { StyleSheet, Text, View } from 'react-native';
import { Icon } from '../../Icon';
import { Seat } from '../../table/Seat';
import { useTheme } from '../../theme';
import { markOf, partnerOf, tricksBySide } from './seen';
import type { PartProps } from './table';

/** A seat narrower than this, at the usual size of text, shows no more than a name and a number. */
const BARE = 90;

/** What the number of tricks takes, and the heap before it, at the usual size of text. */
const DIGIT = 20;
const HEAP = 17;

/** Who sits there, on which side, and how many tricks that side has won. */
export function Seats({ view, plan, seats, acting, thinking, words }: PartProps) {
  const { colors, textScale } = useTheme();
  const tricks = tricksBySide(view);
  const nameOf = (seat: number | null) => (seat === null ? null : (seats[seat]?.name ?? ''));
  return plan.seats.map((rect, seat) => {
    const mark = markOf(view.seats, seat);
    const name = nameOf(seat) ?? '';
    const bare = rect.width < BARE * textScale;
    const active = view.turn === seat || thinking === seat || acting === seat;
    const state = {
      cards: view.held[seat] ?? 0,
      tricks: tricks[mark] ?? 0,
      active,
      lacks: view.voids[seat] ?? [],
    };
    return (
      <Seat
        key={seat}
        seat={mark}
        area={{ ...rect, turn: 0 }}
        name={name}
        label={words.seat(name, nameOf(partnerOf(view.seats, seat)), state)}
        active={active}
        asideWidth={(bare ? DIGIT : HEAP + DIGIT) * textScale}
        aside={
          <>
            {thinking === seat && (
              <View role="img" aria-label={words.thinking} accessible>
                <Icon name="thinking" color={colors.inkSoft} size={20} />
              </View>
            )}
            <Tricks count={state.tricks} bare={bare} />
          </>
        }
      />
    );
  });
}

/** A little heap of cards with its number; where names need the room, the number alone. */
function Tricks({ count, bare }: { readonly count: number; readonly bare: boolean }) {
  const { colors, text, textScale } = useTheme();
  const size = 10 * textScale;
  return (
    <View aria-hidden style={styles.tricks}>
      {!bare && (
        <View style={{ width: size * 1.4, height: size * 1.4 }}>
          {[0.4, 0].map((off) => (
            <View
              key={off}
              style={[
                styles.card,
                {
                  left: size * off,
                  top: size * (0.4 - off) * 0.4,
                  width: size,
                  height: size * 1.3,
                  backgroundColor: count > 0 ? colors.accent : 'transparent',
                  borderColor: count > 0 ? colors.card : colors.inkSoft,
                },
              ]}
            />
          ))}
        </View>
      )}
      <Text style={[styles.count, { color: colors.ink, fontSize: text.m }]}>{count}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tricks: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  card: { position: 'absolute', borderWidth: 1, borderRadius: 2 },
  count: { fontWeight: '700', fontVariant: ['tabular-nums'] },
});

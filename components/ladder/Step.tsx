import type { ReactNode } from 'react';
import { Pressable, StyleSheet, Text, View } from 'react-native';
import { Icon } from '../Icon';
import { useTheme } from '../theme';

interface Props {
  readonly place: number;
  readonly name: string;
  /** What is said of it: its name and how it stands. */
  readonly says: string;
  readonly about: string;
  readonly state: 'done' | 'next' | 'open' | 'closed';
  readonly last: boolean;
  readonly open: boolean;
  readonly onPress: () => void;
  /** What can be done there, once it is looked at. */
  readonly children?: ReactNode;
}

const STONE = 44;

/** A stone of a path, with what it is about beside it; pressed, it tells what can be done there. */
export function Step({ place, name, says, about, state, last, open, onPress, children }: Props) {
  const { colors, space, text, touch } = useTheme();
  const closed = state === 'closed';
  const ink = closed ? colors.inkSoft : colors.ink;
  return (
    <View role="listitem" style={[styles.step, { gap: space.m }]}>
      <View style={styles.way}>
        <Stone place={place} state={state} />
        {!last && <View style={[styles.line, { backgroundColor: colors.fibre }]} />}
      </View>
      <View style={[styles.beside, { paddingBottom: space.l, gap: space.m }]}>
        <Pressable
          role="button"
          aria-label={says}
          aria-expanded={closed ? undefined : open}
          aria-disabled={closed}
          disabled={closed}
          onPress={onPress}
          style={({ pressed }) => [
            styles.head,
            { minHeight: Math.max(touch, STONE), gap: space.s, opacity: pressed ? 0.6 : 1 },
          ]}
        >
          <View style={styles.words}>
            <Text style={[styles.name, { color: ink, fontSize: text.l }]}>{name}</Text>
            <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{about}</Text>
          </View>
          {closed && <Icon name="lock" color={colors.inkSoft} />}
        </Pressable>
        {open && children}
      </View>
    </View>
  );
}

/** Done is filled and ticked, what comes next is filled, what is open has a line round it, what is closed dashes. */
function Stone({ place, state }: Pick<Props, 'place' | 'state'>) {
  const { colors } = useTheme();
  const filled = state === 'done' ? colors.legal : state === 'next' ? colors.accent : colors.card;
  const color = state === 'done' || state === 'next' ? colors.onAccent : colors.inkSoft;
  return (
    <View
      aria-hidden
      style={[
        styles.stone,
        {
          backgroundColor: filled,
          borderColor: state === 'closed' ? colors.inkSoft : filled,
          borderStyle: state === 'closed' ? 'dashed' : 'solid',
        },
        state === 'open' && { borderColor: colors.accent },
      ]}
    >
      {state === 'done' ? (
        <Icon name="check" color={color} />
      ) : (
        <Text maxFontSizeMultiplier={1.2} style={[styles.place, { color }]}>
          {place}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  step: { flexDirection: 'row' },
  way: { alignItems: 'center' },
  line: { width: 3, flex: 1, borderRadius: 2 },
  stone: {
    width: STONE,
    height: STONE,
    borderRadius: STONE / 2,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  place: { fontSize: 20, fontWeight: '700' },
  beside: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
  name: { fontWeight: '600' },
});

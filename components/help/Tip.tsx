import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useTheme } from '../theme';
import { Words } from './Words';

interface Props {
  readonly children: string;
  /** Not to be done now: only told meanwhile. */
  readonly soft?: boolean;
  /** The words to say, beside what is told. */
  readonly aside?: ReactNode;
}

const LINES = 3;
const LINE = 24;

/** Letters larger than this would leave no room for the table: then what is told can be scrolled. */
const LARGE = 1.3;
const LARGE_SHARE = 0.3;

/**
 * What a friend at one's side would say, in a bubble that points at the table. It keeps its height, so
 * that the table stays where it is.
 */
export function Tip({ children, soft = false, aside }: Props) {
  const { colors, radius, space, textScale, touch } = useTheme();
  const { width, height } = useWindowDimensions();
  const large = textScale > LARGE;
  const beside = width > height && !large;
  const lines = (beside ? 2 : LINES) * LINE * textScale;
  const least = beside ? Math.max(lines, touch) : lines + space.s + touch;
  const told = (
    <>
      <View style={beside && styles.words}>
        <Words style={soft ? { color: colors.inkSoft } : undefined}>{children}</Words>
      </View>
      {/* Long words go on below each other rather than push what is told aside. */}
      <View style={beside && styles.aside}>{aside}</View>
    </>
  );
  return (
    <View style={[styles.across, { paddingHorizontal: space.m, paddingBottom: TAIL }]}>
      <View
        style={[
          styles.bubble,
          beside && styles.beside,
          {
            gap: space.s,
            paddingHorizontal: space.l,
            paddingVertical: space.s,
            ...(large ? { height: height * LARGE_SHARE } : { minHeight: 2 * space.s + least }),
            borderRadius: radius.card,
            borderColor: colors.accent,
            backgroundColor: colors.card,
          },
        ]}
      >
        {large ? (
          // A scroller that the keyboard can reach, as browsers want it.
          <ScrollView {...{ tabIndex: 0 }}>{told}</ScrollView>
        ) : (
          told
        )}
        <View style={[styles.tail, { borderColor: colors.accent, backgroundColor: colors.card }]} />
      </View>
    </View>
  );
}

const TAIL = 10;

const styles = StyleSheet.create({
  across: { alignItems: 'center' },
  bubble: { width: '100%', maxWidth: 720, borderWidth: 2, justifyContent: 'space-between' },
  beside: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1 },
  aside: { maxWidth: '45%' },
  tail: {
    position: 'absolute',
    bottom: -TAIL + 1,
    left: '50%',
    width: TAIL * 1.6,
    height: TAIL * 1.6,
    borderRightWidth: 2,
    borderBottomWidth: 2,
    transform: [{ translateX: -TAIL * 0.8 }, { rotate: '45deg' }],
  },
});

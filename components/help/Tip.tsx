import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
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

/**
 * What a friend at one's side would say, in a bubble that points at the table. It keeps its height, so
 * that the table stays where it is.
 */
export function Tip({ children, soft = false, aside }: Props) {
  const { colors, radius, space, text, textScale, touch } = useTheme();
  const { width, height } = useWindowDimensions();
  const beside = width > height;
  const lines = (beside ? 2 : LINES) * text.m * 1.5 * textScale;
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
            minHeight: 2 * space.s + (beside ? Math.max(lines, touch) : lines + space.s + touch),
            borderRadius: radius.card,
            borderColor: colors.accent,
            backgroundColor: colors.card,
          },
        ]}
      >
        <View style={beside && styles.words}>
          <Words style={soft ? { color: colors.inkSoft } : undefined}>{children}</Words>
        </View>
        {aside}
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

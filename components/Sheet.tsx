import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, Text, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { useTheme } from './theme';

interface Props {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Below what is scrolled, always in reach. */
  readonly foot?: ReactNode;
}

const SHARE = 0.94;
const WIDEST = 560;

/** How wide a sheet is in a window of this width. */
export function sheetWidth(window: number): number {
  return Math.min(WIDEST, window * SHARE);
}

/** A sheet of paper over the table: the log, the rules, a hint. What lies below stays as it is. */
export function Sheet({ title, close, onClose, children, foot }: Props) {
  const { colors, space, text, radius } = useTheme();
  const { top, bottom } = useSafeAreaInsets();
  return (
    <Modal
      transparent
      visible
      animationType="none"
      aria-label={title}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={[styles.fill, { paddingTop: top + space.l, paddingBottom: bottom }]}>
        <View
          // Beside the sheet is out. Not a button: it would be the first thing to get the focus.
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: colors.shade }]}
        />
        <View
          style={[
            styles.sheet,
            {
              backgroundColor: colors.surface,
              borderColor: colors.cardEdge,
              borderRadius: radius.card,
              boxShadow: `0px 6px 24px ${colors.shadow}`,
            },
          ]}
        >
          <View style={[styles.header, { paddingLeft: space.l, paddingTop: space.xs }]}>
            <Text
              role="heading"
              aria-level={2}
              style={[styles.title, { color: colors.ink, fontSize: text.l }]}
            >
              {title}
            </Text>
            <IconButton label={close} onPress={onClose}>
              <Icon name="cross" color={colors.ink} />
            </IconButton>
          </View>
          <ScrollView
            // A scroller that the keyboard can reach, as browsers want it.
            {...{ tabIndex: 0 }}
            style={styles.page}
            contentContainerStyle={{ padding: space.l, paddingTop: space.xs, gap: space.m }}
          >
            {children}
          </ScrollView>
          {foot}
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  sheet: { width: `${100 * SHARE}%`, maxWidth: WIDEST, maxHeight: '92%', borderWidth: 1 },
  header: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1, fontWeight: '600' },
  page: { flexGrow: 0, flexShrink: 1 },
});

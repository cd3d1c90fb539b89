import { Modal, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Reading } from '../engine/chinese/reading';
import { Card } from './Card';
import { CARD_RATIO } from './CardShape';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import type { OwnFront } from './games/front';
import { useTheme } from './theme';

interface Props {
  readonly reading: Reading;
  /** The card in words. */
  readonly label: string;
  readonly formal?: boolean;
  /** Of a deck whose cards show more than a reading. */
  readonly front?: OwnFront;
  /** Left out where nothing could be heard. */
  readonly say?: { readonly label: string; readonly onPress: () => void };
  readonly close: { readonly label: string; readonly onPress: () => void };
}

/** One card, large, with all that stands on it whatever the setting. The rest waits below. */
export function CardDetail({ reading, label, formal, front, say, close }: Props) {
  const { colors, space, touch } = useTheme();
  const { width, height } = useWindowDimensions();
  const { top, right, bottom, left } = useSafeAreaInsets();
  const beside = width > height;
  const room = {
    width: width - left - right - 2 * space.xl,
    height: height - top - bottom - 2 * space.xl,
  };
  const buttons = touch + space.xl;
  const cardWidth = Math.min(
    360,
    beside ? room.width - buttons : room.width,
    (beside ? room.height : room.height - buttons) * CARD_RATIO,
  );
  const drawn = { width: cardWidth, formal, face: 'digits', compact: false, label } as const;
  return (
    <Modal
      transparent
      visible
      animationType="none"
      aria-label={label}
      onRequestClose={close.onPress}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View
        // Beside the card is out. Not a button: it would be the first thing to get the focus.
        onStartShouldSetResponder={() => true}
        onResponderRelease={close.onPress}
        style={[StyleSheet.absoluteFill, { backgroundColor: colors.shade }]}
      />
      <View style={[styles.middle, { gap: space.xl, flexDirection: beside ? 'row' : 'column' }]}>
        {front ? (
          <front.draw card={front.card} {...drawn} />
        ) : (
          <Card reading={reading} {...drawn} />
        )}
        <View style={{ gap: space.xl, flexDirection: beside ? 'column' : 'row' }}>
          {say && (
            <IconButton raised {...say}>
              <Icon name="speaker" color={colors.ink} />
            </IconButton>
          )}
          <IconButton raised {...close}>
            <Icon name="cross" color={colors.ink} />
          </IconButton>
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', pointerEvents: 'box-none' },
});

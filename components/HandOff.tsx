import { ScrollView, StyleSheet, Text, View } from 'react-native';
import type { Seat } from '../engine';
import { CardBack } from './CardBack';
import { Button } from './controls/Button';
import { Words } from './help/Words';
import { SeatMark } from './SeatMark';
import { useTheme } from './theme';

interface Props {
  readonly seat: Seat;
  /** "Pass the device to Mei". */
  readonly title: string;
  /** "Only Mei looks now." */
  readonly about: string;
  /** What has just happened, for everybody to know. */
  readonly news?: string;
  /** "I am Mei: show my tokens". */
  readonly action: string;
  readonly onOpen: () => void;
}

/** The gate between two players: until its owner opens it, what is private is not there at all. */
export function HandOff({ seat, title, about, news, action, onOpen }: Props) {
  const { colors, space, text } = useTheme();
  return (
    <ScrollView
      // A scroller that the keyboard can reach, as browsers want it.
      {...{ tabIndex: 0 }}
      contentContainerStyle={[styles.gate, { gap: space.l, padding: space.l }]}
    >
      <View style={styles.pile}>
        <CardBack width={96} />
        <View style={[styles.mark, { backgroundColor: colors.card, borderColor: colors.cardEdge }]}>
          <SeatMark seat={seat} size={36} />
        </View>
      </View>
      <Text
        role="heading"
        aria-level={2}
        style={[styles.words, { color: colors.ink, fontSize: text.xl }]}
      >
        {title}
      </Text>
      <Text style={[styles.words, { color: colors.inkSoft, fontSize: text.m }]}>{about}</Text>
      {news && (
        <View style={styles.news}>
          <Words style={{ fontSize: text.m, lineHeight: text.m * 1.5, textAlign: 'center' }}>
            {news}
          </Words>
        </View>
      )}
      <Button kind="primary" label={action} onPress={onOpen} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  gate: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  pile: { alignItems: 'center', justifyContent: 'center' },
  mark: {
    position: 'absolute',
    width: 64,
    height: 64,
    borderRadius: 32,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  news: { maxWidth: 480 },
  words: { textAlign: 'center' },
});

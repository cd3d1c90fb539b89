import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, Text, useWindowDimensions, View } from 'react-native';
import { Words } from './help/Words';
import { liesOnItsSide } from './table/place';
import { useTheme } from './theme';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly about: string;
  /** What has just happened, for everybody to know. */
  readonly news?: string;
  /** The heading of a whole screen, or of a part of it. */
  readonly level?: 1 | 2;
  /** The way on. */
  readonly children: ReactNode;
}

/** A page with little to say: a picture, a few words, the way on. In a low window the picture stands beside them. */
export function Quiet({ picture, title, about, news, level = 2, children }: Props) {
  const { colors, space, text } = useTheme();
  const beside = liesOnItsSide(useWindowDimensions());
  const words = beside ? styles.left : styles.centred;
  return (
    <ScrollView
      // A scroller that the keyboard can reach, as browsers want it.
      {...{ tabIndex: 0 }}
      contentContainerStyle={[
        styles.page,
        beside && styles.beside,
        { gap: beside ? space.xl : space.l, padding: space.l },
      ]}
    >
      <View style={styles.picture}>{picture}</View>
      <View style={[styles.words, beside && styles.start, { gap: beside ? space.m : space.l }]}>
        <Text
          role="heading"
          aria-level={level}
          style={[words, { color: colors.ink, fontSize: text.xl }]}
        >
          {title}
        </Text>
        <Text style={[words, { color: colors.inkSoft, fontSize: text.m }]}>{about}</Text>
        {news && (
          <View style={styles.news}>
            <Words style={{ ...words, fontSize: text.m, lineHeight: text.m * 1.5 }}>{news}</Words>
          </View>
        )}
        {children}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  beside: { flexDirection: 'row' },
  picture: { alignItems: 'center', justifyContent: 'center' },
  words: { alignItems: 'center', flexShrink: 1, maxWidth: 480 },
  start: { alignItems: 'flex-start' },
  news: { maxWidth: 480 },
  centred: { textAlign: 'center' },
  left: { textAlign: 'left' },
});

import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import type { Reading } from '../../../../engine/chinese/reading';
import { Hanzi, Pinyin } from '../../../Hanzi';
import { Icon } from '../../../Icon';
import { IconButton } from '../../../IconButton';
import { useLook } from '../../../look';
import { useTheme } from '../../../theme';

interface Props {
  readonly title: string;
  /** The sign of this take below the cards. */
  readonly mark: ReactNode;
  /** What it brought. */
  readonly brought: string;
  /** One for each group that was taken. */
  readonly sentences: readonly Reading[];
  /** Left out where there is nothing to hear. */
  readonly say?: { readonly label: string; readonly onPress: () => void };
  /** What else there is to know about it. */
  readonly notes?: readonly string[];
}

/** A take as the number sentences that it was made of, to be read and to be heard. */
export function Sentences({ title, mark, brought, sentences, say, notes = [] }: Props) {
  const { colors, radius, space, text } = useTheme();
  const { script } = useLook();
  return (
    <View
      role="group"
      aria-label={title}
      style={[
        styles.paper,
        {
          padding: space.m,
          borderRadius: radius.card,
          borderColor: colors.cardEdge,
          backgroundColor: colors.card,
        },
      ]}
    >
      <View style={[styles.told, { gap: space.xs }]}>
        <View style={[styles.head, { gap: space.s }]}>
          <View style={[styles.name, { gap: space.s }]}>
            {mark}
            <Text
              role="heading"
              aria-level={3}
              style={[styles.title, styles.open, { color: colors.ink, fontSize: text.m }]}
            >
              {title}
            </Text>
          </View>
          {brought !== '' && (
            <Text style={{ color: colors.inkSoft, fontSize: text.s }}>{brought}</Text>
          )}
        </View>
        {sentences.map((sentence, at) => (
          <View key={at} style={[styles.line, { columnGap: space.m }]}>
            <Text style={[styles.title, { color: colors.ink, fontSize: text.l }]}>
              {sentence.digits}
            </Text>
            <Hanzi script={script} style={{ fontSize: text.l }}>
              {sentence.hanzi[script]}
            </Hanzi>
            <Pinyin style={{ fontSize: text.s }}>{sentence.said}</Pinyin>
          </View>
        ))}
        {notes.map((note) => (
          <Text key={note} style={{ color: colors.inkSoft, fontSize: text.s }}>
            {note}
          </Text>
        ))}
      </View>
      {say && (
        <IconButton {...say}>
          <Icon name="speaker" color={colors.ink} />
        </IconButton>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { flexDirection: 'row', alignItems: 'center', borderWidth: 1 },
  told: { flex: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', flexShrink: 1 },
  open: { flexShrink: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
  title: { fontWeight: '600' },
});

import { StyleSheet, View } from 'react-native';
import type { Reading } from '../../engine/chinese/reading';
import { Hanzi, Pinyin } from '../Hanzi';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { useLook } from '../look';
import { useTheme } from '../theme';
import type { Say } from './say';

interface Props {
  readonly phrase: Reading;
  /** Of its speaker: "Say 我要". */
  readonly say: string;
  readonly onSay: Say;
}

/** Words to say at the table: how they are written, how they sound, and a speaker. */
export function Phrase({ phrase, say, onSay }: Props) {
  const { colors, space, text } = useTheme();
  const { script } = useLook();
  return (
    <View style={[styles.row, { gap: space.s }]}>
      {onSay && (
        <IconButton raised label={say} onPress={() => onSay(phrase)}>
          <Icon name="speaker" color={colors.ink} />
        </IconButton>
      )}
      <View style={[styles.words, { columnGap: space.m }]}>
        <Hanzi script={script} style={{ fontSize: text.xl }}>
          {phrase.hanzi[script]}
        </Hanzi>
        <Pinyin style={{ fontSize: text.m }}>{phrase.said}</Pinyin>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  words: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline' },
});

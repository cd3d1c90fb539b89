import { StyleSheet, Text, View } from 'react-native';
import type { FaceProps } from './FullFace';
import { Hanzi } from './Hanzi';
import { useTheme } from './theme';

/** What is left to see of a card under the next one must tell which it is. */
const CORNER = 0.42;

/** For small cards: the digits large in the corner and the characters below, or the characters down the edge. */
export function CompactFace({ hanzi, reading, width, face, script }: FaceProps) {
  const { colors, hanziFont } = useTheme();
  if (face === 'hanzi' || face === 'pinyin') {
    return <Column hanzi={hanzi} width={width} script={script} />;
  }
  const digits = { color: colors.accent, fontFamily: hanziFont };
  return (
    <View style={[styles.fill, { paddingHorizontal: width * 0.07 }]}>
      <Text
        allowFontScaling={false}
        style={[digits, { fontSize: width * CORNER, lineHeight: width * 0.54 }]}
      >
        {reading.digits}
      </Text>
      {face === 'digits' && (
        <Hanzi
          script={script}
          allowFontScaling={false}
          numberOfLines={1}
          style={[
            styles.below,
            { fontSize: width * Math.min(0.66, 0.8 / hanzi.length), lineHeight: width * 0.74 },
          ]}
        >
          {hanzi}
        </Hanzi>
      )}
    </View>
  );
}

/** As on a bamboo slip, from the top down. */
function Column({ hanzi, width, script }: Pick<FaceProps, 'hanzi' | 'width' | 'script'>) {
  const size = width * Math.min(CORNER, 1.26 / hanzi.length);
  return (
    <View style={[styles.fill, { padding: width * 0.07 }]}>
      <Hanzi
        script={script}
        allowFontScaling={false}
        style={{ width: size, fontSize: size, lineHeight: size }}
      >
        {hanzi}
      </Hanzi>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { alignSelf: 'stretch', flex: 1 },
  below: { alignSelf: 'center' },
});

import { StyleSheet, Text, View } from 'react-native';
import type { FaceProps } from './FullFace';
import { Hanzi } from './Hanzi';
import { useTheme } from './theme';

/** What is left to see of a card under the next one, not quite half, must tell which it is. */
const CORNER = 0.42;
const EDGE = 0.04;

/** For small cards: the digits large in the corner, the characters where there is most room for them. */
export function CompactFace(props: FaceProps) {
  const { hanzi, reading, width, face } = props;
  if (face === 'hanzi' || face === 'pinyin') {
    return (
      <View style={[styles.fill, { padding: width * EDGE }]}>
        <Column {...props} size={CORNER} />
      </View>
    );
  }
  // Three characters are largest one below the other, beside a number that is not too long.
  const inColumn = hanzi.length > 2 && reading.digits.length <= 2;
  return (
    <View style={[styles.fill, { paddingHorizontal: width * EDGE }]}>
      <Digits {...props} />
      {face === 'digits' && !inColumn && <Line {...props} />}
      {face === 'digits' && inColumn && (
        <View style={[styles.right, { right: width * EDGE }]}>
          <Column {...props} size={0.38} />
        </View>
      )}
    </View>
  );
}

function Digits({ reading, width, ink }: FaceProps) {
  const { colors, hanziFont } = useTheme();
  const size = width * Math.min(CORNER, 0.74 / reading.digits.length);
  return (
    <Text
      allowFontScaling={false}
      style={{
        color: ink ?? colors.accent,
        fontFamily: hanziFont,
        fontSize: size,
        lineHeight: width * 0.54,
      }}
    >
      {reading.digits}
    </Text>
  );
}

function Line({ hanzi, width, script, ink }: FaceProps) {
  const { colors } = useTheme();
  return (
    <Hanzi
      script={script}
      allowFontScaling={false}
      style={[
        styles.below,
        {
          color: ink ?? colors.ink,
          fontSize: width * Math.min(0.66, 0.82 / hanzi.length),
          lineHeight: width * 0.74,
        },
      ]}
    >
      {hanzi}
    </Hanzi>
  );
}

/** As on a bamboo slip, from the top down: each line has room for one character. */
function Column({ hanzi, width, script, ink, size }: FaceProps & { readonly size: number }) {
  const { colors } = useTheme();
  const character = width * Math.min(size, 1.26 / hanzi.length);
  return (
    <Hanzi
      script={script}
      allowFontScaling={false}
      style={{
        color: ink ?? colors.ink,
        width: character * 1.1,
        fontSize: character,
        lineHeight: character * 1.04,
      }}
    >
      {hanzi}
    </Hanzi>
  );
}

const styles = StyleSheet.create({
  fill: { alignSelf: 'stretch', flex: 1 },
  below: { alignSelf: 'center' },
  right: { position: 'absolute', top: 0, bottom: 0, justifyContent: 'center' },
});

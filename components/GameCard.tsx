import { Pressable, StyleSheet, Text, View, type GestureResponderEvent } from 'react-native';
import { CardShape } from './CardShape';
import { Chevron } from './Chevron';
import { Hanzi, Pinyin } from './Hanzi';
import { useTheme } from './theme';

interface Props {
  readonly hanzi: string;
  readonly pinyin: string;
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly action: string;
  readonly width: number;
  /** Where it leads: an address for browsers, and the step itself. */
  readonly link: {
    readonly href?: string;
    readonly onPress: (event: GestureResponderEvent) => void;
  };
}

/** A game, lying on the paper as one of its cards; all of it is the way in. */
export function GameCard({ hanzi, pinyin, name, about, players, action, width, link }: Props) {
  const { colors, radius, space, text } = useTheme();
  const soft = { color: colors.inkSoft, fontSize: text.s };
  return (
    <Pressable
      role="link"
      {...link}
      style={({ pressed }) => [{ borderRadius: radius.card }, pressed && styles.pressed]}
    >
      <CardShape width={width}>
        <View style={[styles.column, { padding: width * 0.09 }]}>
          <View style={styles.middle}>
            {/* A pause in the name is a good place to begin a new line. */}
            {hanzi.match(/[^，]+，?/g)?.map((line) => (
              <Hanzi key={line} style={{ fontSize: width * 0.24, lineHeight: width * 0.29 }}>
                {line}
              </Hanzi>
            ))}
            <Pinyin style={{ fontSize: text.m, marginTop: space.xs }}>{pinyin}</Pinyin>
          </View>
          <View style={{ gap: space.xs }}>
            <Text style={[styles.name, { color: colors.ink, fontSize: text.l }]}>{name}</Text>
            <Text style={soft}>{about}</Text>
            <Text style={soft}>{players}</Text>
            <View style={[styles.action, { marginTop: space.s }]}>
              <Text style={[styles.name, { color: colors.accent, fontSize: text.m }]}>
                {action}
              </Text>
              <Chevron direction="right" color={colors.accent} size={20} />
            </View>
          </View>
        </View>
      </CardShape>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pressed: { transform: [{ translateY: 2 }] },
  column: { flex: 1, alignSelf: 'stretch' },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  name: { fontWeight: '600' },
  action: { flexDirection: 'row', alignItems: 'center' },
});

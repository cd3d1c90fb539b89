import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { Hanzi, Pinyin } from './Hanzi';
import { LinkButton, type Way } from './LinkButton';
import { useTheme } from './theme';

interface Action {
  readonly label: string;
  readonly way: Way;
}

interface Props {
  readonly hanzi: string;
  readonly pinyin: string;
  readonly name: string;
  readonly about: string;
  readonly players: string;
  readonly width: number;
  /** Lying on its side, with what can be done beside its name: for low windows. */
  readonly lying: boolean;
  /** A match that waits, with a word on where it stands. */
  readonly goOn: (Action & { readonly stands: string }) | null;
  readonly play: Action;
  readonly more: readonly Action[];
  /** Further ways, beside those. */
  readonly children?: ReactNode;
  /** Something went wrong here. */
  readonly notice: string | null;
}

/** A game, lying on the paper as a card of its own, with all that can be done with it. */
export function GameCard(props: Props) {
  const { name, width, lying, goOn, play, more, children, notice } = props;
  const { colors, radius, space, text } = useTheme();
  const soft = { color: colors.inkSoft, fontSize: text.s };
  const inset = space.s;
  return (
    <View
      role="group"
      aria-label={name}
      style={{
        width,
        padding: inset,
        borderWidth: 1,
        borderRadius: radius.card,
        borderColor: colors.cardEdge,
        backgroundColor: colors.card,
        boxShadow: `0px 1px 2px ${colors.shadow}, 0px 6px 16px ${colors.shadow}`,
      }}
    >
      <View
        style={[
          styles.paper,
          { padding: space.l, gap: space.l, borderRadius: inset, borderColor: colors.cardEdge },
          lying && styles.lying,
        ]}
      >
        <Name {...props} />
        <View style={[lying && styles.half, { gap: space.s }]}>
          {notice !== null && (
            <Text role="status" style={soft}>
              {notice}
            </Text>
          )}
          {goOn && (
            <>
              <LinkButton kind="primary" {...said(goOn, name)} />
              <Text style={[styles.centred, soft]}>{goOn.stands}</Text>
            </>
          )}
          <LinkButton kind={goOn ? 'secondary' : 'primary'} {...said(play, name)} />
          <View style={[styles.more, { columnGap: space.m }]}>
            {more.map((action) => (
              <LinkButton key={action.label} kind="quiet" {...said(action, name)} />
            ))}
            {children}
          </View>
        </View>
      </View>
    </View>
  );
}

function Name({ hanzi, pinyin, name, about, players, width, lying }: Props) {
  const { colors, space, text } = useTheme();
  const soft = [styles.centred, { color: colors.inkSoft, fontSize: text.s }];
  const size = Math.min(56, width * (lying ? 0.1 : 0.15));
  return (
    <View style={[styles.name, lying && styles.half, { gap: space.xs }]}>
      <View style={styles.hanzi}>
        {/* A pause in the name is a good place to begin a new line. */}
        {hanzi.match(/[^，]+，?/g)?.map((line) => (
          <Hanzi key={line} style={{ fontSize: size, lineHeight: size * 1.2 }}>
            {line}
          </Hanzi>
        ))}
      </View>
      <Pinyin style={[styles.centred, { fontSize: text.m }]}>{pinyin}</Pinyin>
      <Text
        role="heading"
        aria-level={2}
        style={[styles.title, { color: colors.ink, fontSize: text.l, marginTop: space.xs }]}
      >
        {name}
      </Text>
      <Text style={soft}>{about}</Text>
      <Text style={soft}>{players}</Text>
    </View>
  );
}

/** Six games all have a way to play: said aloud, each names its game. */
function said({ label, way }: Action, name: string) {
  return { label, way, says: `${label}: ${name}` };
}

const styles = StyleSheet.create({
  paper: { borderWidth: 1, flexGrow: 1, justifyContent: 'space-between' },
  lying: { flexDirection: 'row', alignItems: 'center' },
  half: { flex: 1 },
  name: { alignItems: 'center', justifyContent: 'center' },
  hanzi: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  title: { fontWeight: '600', textAlign: 'center' },
  centred: { textAlign: 'center' },
  more: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
});

import { useMemo } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { BestMark, TakenMark } from '../../../../../components/games/numero/review/marks';
import { Position } from '../../../../../components/games/numero/review/Position';
import { Sentences } from '../../../../../components/games/numero/review/Sentences';
import { useTheme } from '../../../../../components/theme';
import type { By } from '../../../../../engine';
import type { Reading } from '../../../../../engine/chinese/reading';
import { worthOf } from '../../../../review/accuracy';
import type { Weighed } from '../../../../review/weigh';
import { useKeys } from '../../../../services/keys';
import { useVoice } from '../../../../services/voice';
import { useLanguage } from '../../../../texts';
import { board } from '../../../../texts/games/numero/board';
import { review } from '../../../../texts/games/numero/review';
import { together } from '../spoken';
import { deedTold, sentencesIn, usedBy, usedIn } from './told';

interface Props {
  readonly turn: Weighed;
  readonly by: By;
  /** How much there is across. */
  readonly width: number;
}

/** One turn: the cards as they lay there, what was done, and the best that could have been done. */
export function OneTurn({ turn, by, width }: Props) {
  const language = useLanguage();
  const says = review[language];
  const best = turn.best[by];
  const worth = worthOf(turn, by);
  const isBest = worth !== null && worth.best > 0 && worth.taken === worth.best;
  const used = useMemo(() => usedIn(turn), [turn]);
  const told = useMemo(() => deedTold(turn, language), [turn, language]);
  const heard = useHeard();
  const said = heard(told.sentences, says.sayTaken);
  useKeys(useMemo(() => ({ s: () => said?.onPress() }), [said]));
  // Whoever took the most there was is shown no other way to as much.
  const other = isBest ? null : best;
  const cut = best && !best.proven ? [says.notProven] : [];
  return (
    <>
      <Position
        centre={turn.centre}
        hand={turn.hand}
        taken={used}
        best={useMemo(
          () => (other ? usedBy(other.move) : isBest ? used : NOTHING),
          [other, isBest, used],
        )}
        words={board[language]}
        says={says.position}
        width={width}
      />
      <Sentences
        {...told}
        mark={<TakenMark size={MARK} />}
        say={said}
        notes={[...told.notes, ...(isBest ? [says.isBest, ...cut] : [])]}
      />
      {other && (
        <Sentences
          title={says.best}
          brought={says.brought(other.cards.length, other.points)}
          mark={<BestMark size={MARK} />}
          sentences={sentencesIn(other.move, turn)}
          say={heard(sentencesIn(other.move, turn), says.sayBest)}
          notes={cut}
        />
      )}
      {!best && <Soft>{says.nothing}</Soft>}
    </>
  );
}

const MARK = 16;
const NOTHING: ReadonlySet<string> = new Set();

/** What can be heard of these sentences, where there is anything to hear and a voice. */
function useHeard() {
  const { say, off } = useVoice();
  return (sentences: readonly Reading[], label: string) => {
    const all = together(sentences);
    return all && !off ? { label, onPress: () => say(all) } : undefined;
  };
}

function Soft({ children }: { readonly children: string }) {
  const { colors, text } = useTheme();
  return <Text style={{ color: colors.inkSoft, fontSize: text.m }}>{children}</Text>;
}

/** Which turn it is. */
export function TurnTitle({ at, of }: { readonly at: number; readonly of: number }) {
  const { colors, text } = useTheme();
  const says = review[useLanguage()];
  return (
    <View aria-live="polite">
      <Text
        // A new turn is a new element, which a live region reads out.
        key={at}
        role="heading"
        aria-level={2}
        style={[styles.title, { color: colors.ink, fontSize: text.l }]}
      >
        {says.turn(at + 1, of)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ title: { fontWeight: '600' } });

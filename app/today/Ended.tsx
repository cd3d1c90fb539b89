import { useMemo } from 'react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Example } from '../../components/games/numero/pictures/Example';
import { Picture } from '../../components/help/Picture';
import { Stars } from '../../components/Stars';
import { useTheme } from '../../components/theme';
import type { Reading } from '../../engine/chinese/reading';
import { LEVELS } from '../../engine/games/numero/pack';
import { sentencesOf } from '../play/games/numero/lines';
import { today } from '../services/today';
import { useTexts } from '../texts';
import { tookIn, type Challenge } from './challenge';
import { playedAt, starsOf, streakIn, type Played } from './played';
import { Row } from './Row';
import { ShareWay } from './ShareWay';
import { shareText } from './shareText';
import { shownTime } from './shownTime';

interface Props {
  readonly challenge: Challenge;
  readonly end: Played;
  readonly played: readonly Played[];
  readonly onSay: ((reading: Reading) => void) | null;
  readonly onNext: (level: number) => void;
  readonly onAgain: () => void;
  readonly onAll: () => void;
}

/** The best take, whether somebody found it or was shown it, and how to go on. */
export function Ended({ challenge, end, played, onSay, onNext, onAgain, onAll }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { date, level, most, seconds, inTime } = end;
  const solved = end.end === 'solved';
  const stars = starsOf(end);
  const soft = [styles.centred, { color: colors.inkSoft, fontSize: text.m }];
  const next = level + 1;
  const goesOn = next < LEVELS.length && !playedAt(played, date, next);
  return (
    <ScrollView
      // A scroller that the keyboard can reach, as browsers want it.
      {...{ tabIndex: 0 }}
      contentContainerStyle={[styles.page, { padding: space.s, gap: space.l }]}
    >
      <View style={[styles.head, { gap: space.xs }]}>
        <Text
          role="heading"
          aria-level={2}
          style={[styles.title, { color: colors.ink, fontSize: text.xl }]}
        >
          {solved ? texts.today.solved : texts.today.gaveUp}
        </Text>
        {solved && <Stars count={stars} of={3} size={32} label={texts.today.stars(stars)} />}
        {stars !== 0 && <Text style={soft}>{texts.today.praise[stars]}</Text>}
        <Text style={soft}>{texts.today.won(most)}</Text>
        {seconds !== null && solved && (
          <Text style={soft}>{texts.today.took(shownTime(seconds))}</Text>
        )}
      </View>
      <BestTake challenge={challenge} onSay={onSay} />
      {solved && (
        <View style={[styles.head, { gap: space.xs }]}>
          {inTime ? (
            <Row {...streakIn(played, today())} />
          ) : (
            <Text style={soft}>{texts.today.row.late}</Text>
          )}
        </View>
      )}
      <View style={[styles.ways, { gap: space.m }]}>
        {goesOn && (
          <Button kind="primary" label={texts.today.next(next)} onPress={() => onNext(next)} />
        )}
        {solved && <ShareWay text={shareText(end, texts)} />}
        <Button kind={goesOn ? 'secondary' : 'primary'} label={texts.today.all} onPress={onAll} />
        <Button kind="quiet" label={texts.today.again} onPress={onAgain} />
      </View>
    </ScrollView>
  );
}

/** Each group with the sentence that makes it. */
function BestTake({ challenge, onSay }: Pick<Props, 'challenge' | 'onSay'>) {
  const { match, best } = challenge;
  const took = useMemo(() => tookIn(match, best), [match, best]);
  const sentences = sentencesOf(took);
  return (
    <Picture>
      {(took.groups ?? []).map((cards, at) => {
        const sentence = sentences[at];
        return (
          sentence && (
            <Example
              key={cards.join()}
              cards={cards}
              taker={best.card}
              sentence={sentence}
              onSay={onSay}
            />
          )
        );
      })}
    </Picture>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
  head: { alignItems: 'center' },
  title: { fontWeight: '600', textAlign: 'center' },
  centred: { textAlign: 'center' },
  ways: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'center',
  },
});

import { StyleSheet, View } from 'react-native';
import { Button } from '../../components/controls/Button';
import { Example } from '../../components/games/numero/pictures/Example';
import { Words } from '../../components/help/Words';
import { useTheme } from '../../components/theme';
import { sayTerm } from '../../engine/games/numero/say';
import { lessonOf } from '../play/lesson';
import { useVoice } from '../services/voice';
import { useTexts } from '../texts';
import type { Rung } from './rungs';
import type { Climbable } from './setupAt';

interface Props {
  readonly rung: Rung;
  /** The challenge of today at this level is solved. */
  readonly solved: boolean;
  readonly onStart: (game: Climbable) => void;
  readonly onLesson: () => void;
  readonly onChallenge: () => void;
}

const noBuilds = () => 0;

/** What is new at a level, and what can be played there. */
export function Ways({ rung, solved, onStart, onLesson, onChallenge }: Props) {
  const { colors, space, text } = useTheme();
  const texts = useTexts();
  const { say, off } = useVoice();
  const { level, cards, taker, term, value } = rung;
  const ways = [
    ...(lessonOf('numero', level) ? [{ label: texts.ladder.lesson, onPress: onLesson }] : []),
    { label: texts.ladder.patience, onPress: () => onStart('patience') },
    { label: texts.ladder.numero, onPress: () => onStart('numero') },
    { label: solved ? texts.ladder.solved : texts.ladder.today, onPress: onChallenge },
  ];
  return (
    <View style={{ gap: space.m }}>
      <View style={styles.left}>
        <Example
          cards={cards}
          taker={taker}
          sentence={sayTerm(term, noBuilds, value)}
          onSay={off ? null : say}
        />
      </View>
      <Words style={{ color: colors.inkSoft, fontSize: text.s }}>{texts.ladder.how}</Words>
      <View style={[styles.ways, { gap: space.s }]}>
        {ways.map(({ label, onPress }, at) => (
          // The first is where to begin for whoever does not know.
          <Button
            key={label}
            kind={at === 0 ? 'primary' : 'secondary'}
            label={label}
            onPress={onPress}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  left: { alignItems: 'flex-start' },
  ways: { maxWidth: 360 },
});

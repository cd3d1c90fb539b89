import { View } from 'react-native';
import { face } from '../../../../components/games/buyao/face';
import { Gap } from '../../../../components/games/buyao/pictures/Gap';
import { OpenCard } from '../../../../components/games/buyao/pictures/OpenCard';
import { Run } from '../../../../components/games/buyao/pictures/Run';
import { Score } from '../../../../components/games/buyao/pictures/Score';
import { Phrase } from '../../../../components/help/Phrase';
import { Picture } from '../../../../components/help/Picture';
import { Rule } from '../../../../components/help/Rule';
import { Words } from '../../../../components/help/Words';
import { useTheme } from '../../../../components/theme';
import type { Reading } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import { useLanguage, useTexts } from '../../../texts';
import { rules } from '../../../texts/games/buyao/rules';
import { words } from '../../../texts/games/buyao/words';
import type { RulesProps } from '../gameTable';

/** The rules of 不要，谢谢 from the goal to the score, with cards to tap. */
export function Rules({ onSay }: RulesProps) {
  const { space } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { goal, turn, runs, tokens, end, score, options } = rules[language];
  const { card: named, tokens: counted } = words[language];
  const shown = (card: number) => named(face(`${card}`));
  const phrase = (it: Reading) => ({
    phrase: it,
    say: texts.help.say(it.hanzi.simplified),
    onSay,
  });
  return (
    <View style={{ gap: space.xl }}>
      <Rule title={goal.title} says={goal.says}>
        <Picture>
          {[3, 18, 36].map((card) => (
            <Run key={card} cards={[card]} counts={goal.worth(card)} onSay={onSay} />
          ))}
        </Picture>
      </Rule>
      <Rule title={turn.title} says={turn.says}>
        <Phrase {...phrase(PHRASES.take)} />
        <Words>{turn.take}</Words>
        <Phrase {...phrase(PHRASES.decline)} />
        <Words>{turn.decline}</Words>
        <Words>{turn.how}</Words>
      </Rule>
      <Rule title={runs.title} says={runs.says}>
        <Picture>
          <Run cards={[28, 29, 30]} counts={runs.counts([28])} onSay={onSay} />
        </Picture>
        <Words>{runs.gap}</Words>
        <Gap
          held={[13, 15, 16]}
          missing={14}
          words={{
            add: (it) => runs.add(named(it)),
            remove: (it) => runs.remove(named(it)),
            counts: runs.counts,
          }}
          onSay={onSay}
        />
      </Rule>
      <Rule title={tokens.title} says={tokens.says}>
        <OpenCard
          card={27}
          tokens={10}
          words={{ tokens: counted, costs: tokens.onCard(shown(27), 10, 17) }}
          onSay={onSay}
        />
      </Rule>
      <Rule title={end.title} says={end.says} />
      <Rule title={score.title} says={[score.says(6)]}>
        <Score
          cards={[4, 11, 12, 28, 29, 30]}
          tokens={6}
          words={{ tokens: counted, sum: score.sum }}
          onSay={onSay}
        />
      </Rule>
      <Rule title={options.title} says={options.says} />
    </View>
  );
}

import { View } from 'react-native';
import { face } from '../../../../components/games/sevens/face';
import { Growing } from '../../../../components/games/sevens/pictures/Growing';
import { Knocking } from '../../../../components/games/sevens/pictures/Knocking';
import { Worth } from '../../../../components/games/sevens/pictures/Worth';
import { Phrase } from '../../../../components/help/Phrase';
import { Picture } from '../../../../components/help/Picture';
import { Rule } from '../../../../components/help/Rule';
import { Words } from '../../../../components/help/Words';
import { useTheme } from '../../../../components/theme';
import { PHRASES } from '../../../../engine/chinese/words';
import { useLanguage, useTexts } from '../../../texts';
import { rules } from '../../../texts/games/sevens/rules';
import { words } from '../../../texts/games/sevens/words';
import type { RulesProps } from '../gameTable';

/** The rules of Sevens, with a chain to look at, a knock, and what cards cost. */
export function Rules({ onSay }: RulesProps) {
  const { space } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { goal, begin, lay, knock, end, options, younger, house } = rules[language];
  const { card: named } = words[language];
  const { knock: phrase } = PHRASES;
  return (
    <View style={{ gap: space.xl }}>
      <Rule {...goal} />
      <Rule {...begin} />
      <Rule title={lay.title} says={lay.says}>
        <Picture>
          <Growing chain={['5H', '6H', '7H', '8H']} onSay={onSay} />
        </Picture>
        <Words>{lay.waits}</Words>
        <Picture>
          <Growing chain={['4H', '9H', '7S']} onSay={onSay} />
        </Picture>
      </Rule>
      <Rule title={knock.title} says={knock.says}>
        <Phrase phrase={phrase} say={texts.help.say(phrase.hanzi.simplified)} onSay={onSay} />
        <Picture>
          <Knocking
            guess="3D"
            card="3D"
            words={{ guessed: knock.guessed(named(face('3D'))), then: knock.right }}
          />
          <Knocking
            guess="9C"
            card="10S"
            words={{ guessed: knock.guessed(named(face('9C'))), then: knock.wrong }}
          />
        </Picture>
        <Words>{knock.then}</Words>
      </Rule>
      <Rule title={end.title} says={end.says}>
        <Picture>
          <Worth cards={['1C', '1D']} name={end.aces} worth={end.worth(15)} />
          <Worth cards={['2H', '8S']} name={end.low} worth={end.worth(5)} />
          <Worth cards={['9D', '10H']} name={end.high} worth={end.worth(10)} />
        </Picture>
        <Words>{end.match}</Words>
      </Rule>
      <Rule {...options} />
      <Rule {...younger} />
      <Rule {...house} />
    </View>
  );
}

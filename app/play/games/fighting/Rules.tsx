import { View } from 'react-native';
import { CardRow } from '../../../../components/games/fighting/pictures/CardRow';
import { Rule } from '../../../../components/help/Rule';
import { Words } from '../../../../components/help/Words';
import { useTheme } from '../../../../components/theme';
import { useLanguage } from '../../../texts';
import { rules } from '../../../texts/games/fighting/rules';
import type { RulesProps } from '../gameTable';

/** The rules of 打数 from the cards to the score, with cards to tap. */
export function Rules({ onSay }: RulesProps) {
  const { space } = useTheme();
  const { cards, goal, wangpai, follow, winning, points, deal, house } = rules[useLanguage()];
  return (
    <View style={{ gap: space.xl }}>
      <Rule {...cards}>
        <CardRow cards={[1, 13, 25, 37, 49]} onSay={onSay} />
        <Words>{cards.elements}</Words>
      </Rule>
      <Rule {...goal} />
      <Rule {...wangpai}>
        <CardRow cards={[5, 16, 29, 41]} called={5} onSay={onSay} />
        <Words>{wangpai.example}</Words>
      </Rule>
      <Rule {...follow}>
        <Words>{follow.how}</Words>
      </Rule>
      <Rule {...winning}>
        <CardRow cards={[32, 12, 7]} wins={12} onSay={onSay} />
        <Words>{winning.plain}</Words>
        <CardRow cards={[32, 12, 29]} called={5} wins={29} onSay={onSay} />
        <Words>{winning.trumped}</Words>
      </Rule>
      <Rule title={points.title} says={points.says}>
        {points.rows.map((row) => (
          <Words key={row}>{`· ${row}`}</Words>
        ))}
      </Rule>
      <Rule {...deal} />
      <Rule {...house} />
    </View>
  );
}

import { Text, View } from 'react-native';
import { CardToHear } from '../../../../components/games/sequence/pictures/CardToHear';
import { Row, type Shown } from '../../../../components/games/sequence/pictures/Row';
import { Picture } from '../../../../components/help/Picture';
import { Rule } from '../../../../components/help/Rule';
import { useTheme } from '../../../../components/theme';
import { useLanguage } from '../../../texts';
import { board } from '../../../texts/games/sequence/board';
import { rules } from '../../../texts/games/sequence/rules';
import type { RulesProps } from '../gameTable';

const OURS = 0;
const THEIRS = 1;
const FIVE = [13, 20, 27, 4, 11];

const chips = (numbers: readonly number[], side: number, turned: boolean): Shown[] =>
  numbers.map((number) => (number === 0 ? { number } : { number, side, turned }));

/** The rules, in words and with pieces of the board. */
export function Rules({ onSay }: RulesProps) {
  const { space, colors, text } = useTheme();
  const language = useLanguage();
  const { goal, turn, plus, minus, corners, closed, dead, end, options, house } = rules[language];
  const { short } = board[language];
  const arrow = (
    <Text aria-hidden style={{ color: colors.inkSoft, fontSize: text.l }}>
      →
    </Text>
  );
  return (
    <View style={{ gap: space.xl }}>
      <Rule {...goal}>
        <Picture>
          <Row label={goal.title} row={chips(FIVE, OURS, true)} closed={OURS} />
        </Picture>
      </Rule>
      <Rule {...turn}>
        <Picture>
          <CardToHear card="9+4" short={short} onSay={onSay} />
          {arrow}
          <Row label="9 + 4 = 13" row={[{ number: 13 }]} />
          {arrow}
          <Row label={turn.title} row={[{ number: 13, side: OURS }]} />
        </Picture>
      </Rule>
      <Rule {...plus}>
        <Picture>
          <CardToHear card="plus1" short={short} onSay={onSay} />
          {arrow}
          <Row label={plus.title} row={[{ number: 22, side: OURS }]} />
        </Picture>
      </Rule>
      <Rule {...minus}>
        <Picture>
          <CardToHear card="minus1" short={short} onSay={onSay} />
          {arrow}
          <Row label="15" row={[{ number: 15, side: THEIRS }]} />
          {arrow}
          <Row label={minus.title} row={[{ number: 15 }]} />
        </Picture>
      </Rule>
      <Rule {...corners}>
        <Picture>
          <Row label={corners.title} row={chips([0, 1, 8, 15, 22], OURS, true)} closed={OURS} />
        </Picture>
      </Rule>
      <Rule {...closed} />
      <Rule {...dead} />
      <Rule {...end} />
      <Rule {...options} />
      <Rule {...house} />
    </View>
  );
}

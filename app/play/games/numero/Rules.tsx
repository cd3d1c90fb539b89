import { View } from 'react-native';
import { Example } from '../../../../components/games/numero/pictures/Example';
import { Picture } from '../../../../components/help/Picture';
import { Rule } from '../../../../components/help/Rule';
import { Words } from '../../../../components/help/Words';
import { useTheme } from '../../../../components/theme';
import type { CardId } from '../../../../engine';
import { sayTerm } from '../../../../engine/games/numero/say';
import type { Term } from '../../../../engine/games/numero/term';
import { useLanguage } from '../../../texts';
import { rules } from '../../../texts/games/numero/rules';
import type { RulesProps } from '../gameTable';

const none = () => 0;

interface Shown {
  readonly cards: readonly CardId[];
  readonly taker: CardId;
  readonly term: Term;
  readonly value: number;
}

const ADDED: Shown = {
  cards: ['g5', 'o3'],
  taker: 'b8',
  term: { sum: [{ card: 'g5' }, { card: 'o3' }] },
  value: 8,
};
const LESS: Shown = {
  cards: ['r10', '-2'],
  taker: 'g8',
  term: { wild: '-2', on: { card: 'r10' } },
  value: 8,
};
const LONG: Shown = {
  cards: ['r10', '-2', '/4', 'x3'],
  taker: 'o6',
  term: { wild: 'x3', on: { wild: '/4', on: { wild: '-2', on: { card: 'r10' } } } },
  value: 6,
};
const BUILT: Shown = {
  cards: ['o9', 'g1'],
  taker: 'r10',
  term: { sum: [{ card: 'o9' }, { card: 'g1' }] },
  value: 10,
};

interface Props extends RulesProps {
  readonly alone?: boolean;
}

/** The rules of NUMERO, and of its patience, which has fewer of them. */
export function Rules({ onSay, alone = false }: Props) {
  const { space } = useTheme();
  const { goal, aloneGoal, take, wilds, build, discard, end, points, bluff, house } =
    rules[useLanguage()];
  const shown = ({ cards, taker, term, value }: Shown) => (
    <Example cards={cards} taker={taker} sentence={sayTerm(term, none, value)} onSay={onSay} />
  );
  return (
    <View style={{ gap: space.xl }}>
      <Rule {...(alone ? aloneGoal : goal)} />
      <Rule {...take}>
        <Picture>{shown(ADDED)}</Picture>
      </Rule>
      <Rule {...wilds}>
        <Picture>
          {shown(LESS)}
          {shown(LONG)}
        </Picture>
      </Rule>
      {!alone && (
        <>
          <Rule {...build}>
            <Picture>{shown(BUILT)}</Picture>
          </Rule>
          <Rule {...discard} />
          <Rule {...end} />
        </>
      )}
      <Rule title={points.title} says={points.says}>
        <Words>{alone ? points.alone : points.last}</Words>
      </Rule>
      {!alone && <Rule {...bluff} />}
      <Rule {...house} />
    </View>
  );
}

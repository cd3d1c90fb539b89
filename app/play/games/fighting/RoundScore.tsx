import { Text, View } from 'react-native';
import { CardRow } from '../../../../components/games/fighting/pictures/CardRow';
import { RoundTable } from '../../../../components/games/fighting/RoundTable';
import { Words } from '../../../../components/help/Words';
import { useTheme } from '../../../../components/theme';
import type { FightingView } from '../../../../engine/games/fighting/state';
import { useVoice } from '../../../services/voice';
import { useLanguage } from '../../../texts';
import { account } from '../../../texts/games/fighting/account';
import { board } from '../../../texts/games/fighting/board';
import { words } from '../../../texts/games/fighting/words';
import type { RoundProps } from '../gameTable';

/** How the round that has just ended went: who scored and why, its last trick, and all rounds so far. */
export function RoundScore({ view, names }: RoundProps<FightingView>) {
  const { colors, space, text } = useTheme();
  const { say, off } = useVoice();
  const language = useLanguage();
  const says = account[language];
  const { set } = words[language];
  const { rounds, last } = view;
  const round = rounds.at(-1);
  if (!round) return null;
  return (
    <View style={{ gap: space.l }}>
      <Text
        role="heading"
        aria-level={2}
        style={{ color: colors.ink, fontSize: text.l, fontWeight: '600', textAlign: 'center' }}
      >
        {set(says.round(round, names))}
      </Text>
      {last && (
        <View style={{ gap: space.xs }}>
          <Words style={{ color: colors.inkSoft }}>
            {set(says.lastTrick(names[last.winner] ?? ''))}
          </Words>
          <CardRow
            cards={last.cards.map(Number)}
            called={Number(round.wangpai)}
            wins={Number(last.cards[(last.winner - last.leader + view.seats) % view.seats])}
            onSay={off ? null : say}
          />
        </View>
      )}
      <RoundTable seats={view.seats} names={names} rounds={rounds} words={board[language].table} />
    </View>
  );
}

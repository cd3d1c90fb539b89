import { View } from 'react-native';
import { RoundTable } from '../../../../components/games/fighting/RoundTable';
import { ScoreSheet } from '../../../../components/ScoreSheet';
import { useTheme } from '../../../../components/theme';
import { sideOf, sidesAt } from '../../../../engine/games/fighting/sides';
import type { FightingView } from '../../../../engine/games/fighting/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/fighting/account';
import { board } from '../../../texts/games/fighting/board';
import { words } from '../../../texts/games/fighting/words';
import type { ScoreProps } from '../gameTable';

/** The score sheet: what the rounds brought each side, the best first, and every round below. */
export function Score({ view, result, names }: ScoreProps<FightingView>) {
  const { space } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const says = account[language];
  const { side: named, set } = words[language];
  const { scores, ranks, winners } = result;
  const sides = sidesAt(view.seats);
  const won = sideOf(view.seats, winners[0] ?? 0);
  const rows = Array.from({ length: sides }, (_, side) => ({
    seat: side,
    name: named(names, side),
    total: scores[side] ?? 0,
    // Among the sides: ranks count every seat.
    place: texts.table.place(
      1 + scores.slice(0, sides).filter((other) => other > (scores[side] ?? 0)).length,
    ),
    won: side === won,
    account: says.sum(
      view.rounds.filter((round) => round.side === side).map(({ points }) => points),
    ),
  }));
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  return (
    <View style={{ gap: space.xl }}>
      <ScoreSheet title={set(says.won(named(names, won), sides < view.seats))} rows={rows} />
      <RoundTable
        seats={view.seats}
        names={names}
        rounds={view.rounds}
        words={board[language].table}
      />
    </View>
  );
}

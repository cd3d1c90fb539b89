import { ScoreSheet } from '../../../../components/ScoreSheet';
import { Left } from '../../../../components/games/sevens/pictures/Left';
import type { SevensView } from '../../../../engine/games/sevens/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/sevens/account';
import type { ScoreProps } from '../gameTable';

/** The score sheet: every round's points added up, the lowest total first, with what was left in the last round. */
export function Score({ view, result, names }: ScoreProps<SevensView>) {
  const texts = useTexts();
  const says = account[useLanguage()];
  const { scores, ranks, winners } = result;
  const { finished } = view;
  const last = finished.at(-1);
  const rows = scores.map((total, seat) => ({
    seat,
    name: names[seat] ?? '',
    total,
    place: texts.table.place(ranks[seat] ?? 0),
    won: winners.includes(seat),
    account: says.rounds(
      finished.map((round) => round.scores[seat] ?? 0),
      total,
    ),
    picture: <Left cards={last?.hands[seat] ?? []} />,
  }));
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  return (
    <ScoreSheet title={texts.table.won(winners.map((seat) => names[seat] ?? ''))} rows={rows} />
  );
}

import { ScoreSheet } from '../../../../components/ScoreSheet';
import { tallyOf } from '../../../../components/games/numero/tally';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/numero/account';
import type { ScoreProps } from '../gameTable';

/** The score sheet: what every rule of the check list brought, seat by seat, the best first. */
export function Score({ view, result, names }: ScoreProps<NumeroView | PatienceView>) {
  const texts = useTexts();
  const says = account[useLanguage()];
  const { scores, ranks, winners } = result;
  const alone = view.game === 'patience';
  const rows = scores.map((total, seat) => ({
    seat,
    name: names[seat] ?? '',
    total,
    place: alone ? '' : texts.table.place(ranks[seat] ?? 0),
    won: winners.includes(seat),
    account: says.lines(tallyOf(view.history, alone ? null : seat)),
  }));
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const title = alone
    ? says.alone(view.won.length, view.pack, result.scores[0] ?? 0, view.options.score)
    : texts.table.won(winners.map((seat) => names[seat] ?? ''));
  return <ScoreSheet title={title} rows={rows} />;
}

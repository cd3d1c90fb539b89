import { ScoreSheet } from '../../../../components/ScoreSheet';
import { tallyOf, type Tallied } from '../../../../components/games/numero/tally';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/numero/account';
import type { ScoreProps } from '../gameTable';

/** The score sheet: what every rule of the check list brought, line by line, seat by seat, the best first. */
export function Score({ view, result, names }: ScoreProps<NumeroView | PatienceView>) {
  const texts = useTexts();
  const says = account[useLanguage()];
  const { scores, ranks, winners } = result;
  const alone = view.game === 'patience';
  const rows = scores.map((total, seat) => {
    const tallies = tallyOf(view.history, alone ? null : seat);
    if (alone && view.options.score === 'points') tallies.push(...missedIn(tallies));
    return {
      seat,
      name: names[seat] ?? '',
      total,
      place: alone ? '' : texts.table.place(ranks[seat] ?? 0),
      won: winners.includes(seat),
      account: alone ? says.noMore(view.pack) : tallies.length === 0 ? says.nothing : '',
      // One line alone says no more than the total does.
      lines: tallies.length > 1 ? tallies.map(says.line) : [],
    };
  });
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const title = alone
    ? says.alone(result.scores[0] ?? 0, view.options.score)
    : texts.table.won(winners.map((seat) => names[seat] ?? ''));
  return <ScoreSheet title={title} rows={rows} />;
}

/** What patience gives at its end: shown as well where it came to nothing, for there is always a next time. */
const EXTRAS = ['wholePack', 'nothingLeft', 'left'];

function missedIn(tallies: readonly Tallied[]): Tallied[] {
  const missed = EXTRAS.filter((extra) => tallies.every(({ rule }) => rule !== extra));
  return missed.map((rule) => ({ rule, times: 1, points: 0 }));
}

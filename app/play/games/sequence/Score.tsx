import { ScoreSheet } from '../../../../components/ScoreSheet';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/sequence/account';
import { words } from '../../../texts/games/sequence/words';
import type { ScoreProps } from '../gameTable';
import { sequencesBySide, sideOf } from './sides';

/** Side by side: its sequences and its chips, the best first. */
export function Score({ view, result, names }: ScoreProps<SequenceView>) {
  const texts = useTexts();
  const language = useLanguage();
  const says = account[language];
  const { side: named } = words[language];
  const { teams, chips } = view;
  const { ranks, winners } = result;
  const isDraw = winners.length === view.seats;
  const rows = sequencesBySide(view).map((total, side) => ({
    seat: side,
    name: named(sideOf(names, teams, side)),
    total,
    place: isDraw ? '' : texts.table.place(placeOf(ranks, teams, side)),
    won: !isDraw && winners.includes(side),
    account: says.account(total, chips.filter((chip) => chip === side).length),
  }));
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const won = sideOf(names, teams, winners[0] ?? 0);
  return (
    <ScoreSheet title={isDraw ? says.draw : says.won(named(won), won.length > 1)} rows={rows} />
  );
}

/** Among the sides: partners share a rank, and the seats of a side before count as one. */
function placeOf(ranks: readonly number[], teams: number, side: number): number {
  const sides = ranks.slice(0, teams);
  return 1 + sides.filter((rank) => rank < (sides[side] ?? 0)).length;
}

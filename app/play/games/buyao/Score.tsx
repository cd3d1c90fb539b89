import { RunsPicture } from '../../../../components/games/buyao/RunsPicture';
import { ScoreSheet } from '../../../../components/ScoreSheet';
import { runs } from '../../../../engine/games/buyao/score';
import type { BuyaoView } from '../../../../engine/games/buyao/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/buyao/account';
import type { ScoreProps } from '../gameTable';

/** The score sheet: each run counted by its lowest card, the tokens taken off, the lowest total first. */
export function Score({ view, result, names }: ScoreProps<BuyaoView>) {
  const texts = useTexts();
  const language = useLanguage();
  const { scores, ranks, winners } = result;
  const rows = scores.map((total, seat) => {
    const own = runs((view.cards[seat] ?? []).map(Number));
    const tokens = view.tokens[seat] ?? 0;
    return {
      seat,
      name: names[seat] ?? '',
      total,
      place: texts.table.place(ranks[seat] ?? 0),
      won: winners.includes(seat),
      account: account[language](
        own.map((run) => run[0] ?? 0),
        tokens,
        total,
      ),
      picture: <RunsPicture runs={own} tokens={tokens} />,
    };
  });
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  return (
    <ScoreSheet title={texts.table.won(winners.map((seat) => names[seat] ?? ''))} rows={rows} />
  );
}

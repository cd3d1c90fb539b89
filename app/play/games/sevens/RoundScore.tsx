import { ScoreSheet } from '../../../../components/ScoreSheet';
import { Left } from '../../../../components/games/sevens/pictures/Left';
import { ranked } from '../../../../engine/core/rank';
import { pointsOf } from '../../../../engine/games/sevens/score';
import type { SevensView } from '../../../../engine/games/sevens/state';
import { useLanguage, useTexts } from '../../../texts';
import { account } from '../../../texts/games/sevens/account';
import { words } from '../../../texts/games/sevens/words';
import type { RoundProps } from '../gameTable';

/** A round that is over: what everybody was left with, and the totals so far, the lowest first. */
export function RoundScore({ view, names }: RoundProps<SevensView>) {
  const texts = useTexts();
  const language = useLanguage();
  const says = account[language];
  const { finished, rounds, scores, options } = view;
  const last = finished.at(-1);
  if (!last) return null;
  const { ranks } = ranked([...scores], 'lower');
  const rows = scores.map((total, seat) => {
    const left = last.hands[seat] ?? [];
    const points = left.map((card) => pointsOf([card], options));
    return {
      seat,
      name: names[seat] ?? '',
      total,
      place: texts.table.place(ranks[seat] ?? 0),
      won: left.length === 0,
      account: says.left(points, last.scores[seat] ?? 0),
      picture: <Left cards={left} />,
    };
  });
  rows.sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0));
  const out = rows.filter(({ won }) => won).map(({ name }) => name);
  const title = `${says.round(finished.length, rounds)}: ${says.out(out)}`;
  return <ScoreSheet title={words[language].set(title)} rows={rows} />;
}

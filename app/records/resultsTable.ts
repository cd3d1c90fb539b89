import { addSpelt, newTally, total } from '../practice/tally';
import { namesOf } from '../play/names';
import { gameTexts, texts as inAll, type Language } from '../texts';
import { csv, type Cell } from './csv';
import type { Row } from './row';
import { clockOf, dateOf } from './when';

/** A sheet of results: a line for each player of each match, the latest match first. */
export function resultsTable(rows: readonly Row[], language: Language): string {
  const texts = inAll[language];
  const columns = texts.records.files.columns;
  const lines = rows.flatMap((row) => {
    const names = namesOf(row.players, language);
    return row.players.map((player, seat): Cell[] => {
      const tally = newTally();
      addSpelt(tally, row.tallies[seat] ?? '');
      const counted = row.tallies[seat] !== '';
      return [
        dateOf(row.at),
        clockOf(row.at),
        gameTexts[row.game].name[language],
        row.id,
        seat + 1,
        names[seat] ?? '',
        player.kind === 'bot' ? texts.setup.levels[player.level] : texts.setup.person,
        row.scores[seat] ?? '',
        row.ranks[seat] ?? '',
        row.hints[seat] ?? 0,
        row.moves,
        counted ? total(tally.right) : '',
        counted ? total(tally.wrong) : '',
        counted ? total(tally.made) : '',
      ];
    });
  });
  const { date, time, game, match, seat, name, kind, score, rank, hints, moves } = columns;
  const { right, wrong, sentences } = columns;
  const head = [date, time, game, match, seat, name, kind, score, rank, hints, moves];
  return csv([[...head, right, wrong, sentences], ...lines]);
}

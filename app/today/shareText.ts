import type { Texts } from '../texts';
import { starsOf, type Played } from './played';
import { shownTime } from './shownTime';

const STAR = '★';
const NO_STAR = '☆';
const WON = '■';
const MISSING = '□';

/** Told in numbers alone: how many cards each take won, and not a word on which. */
export function shareText(played: Played, texts: Texts): string {
  const { date, level, most, tries, hints, seconds } = played;
  const stars = starsOf(played);
  const head = texts.today.shared({
    ...{ date, level, hints, cards: most },
    stars: STAR.repeat(stars) + NO_STAR.repeat(3 - stars),
    time: seconds === null ? null : shownTime(seconds),
  });
  return [head, ...[...tries, most].map((won) => squares(won, most))].join('\n');
}

function squares(won: number, most: number): string {
  return WON.repeat(won) + MISSING.repeat(most - won);
}

import { scoringOf } from '../../../app/review/turns';
import { weighing, type Weighed } from '../../../app/review/weigh';
import { worthOf } from '../../../app/review/accuracy';
import { newMatch, type Match } from '../../../engine';
import { deckFrom } from '../../../app/play/games/numero/deckFrom';

/** All turns of a match, thought through to the end. */
export function weighed(match: Match): readonly Weighed[] {
  const work = weighing(match);
  while (!work.done) work.step();
  return work.best();
}

/** Each turn by what the match is played for: `3/5`, or `–` where it does not count. */
export function counted(match: Match): string[] {
  const by = scoringOf(match);
  return weighed(match).map((turn) => {
    const worth = worthOf(turn, by);
    return worth ? `${worth.taken}/${worth.best}` : '–';
  });
}

/** A patience with these cards on top: five to the centre, five to the hand, then the pack. */
export function patience(level: number, score: 'cards' | 'points', top: string): Match {
  return newMatch({
    game: 'patience',
    seats: 1,
    options: { level, score },
    deck: deckFrom(level, top),
  });
}

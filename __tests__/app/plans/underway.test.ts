import { findSitting, keepSitting } from '../../../app/play/saved';
import type { Sitting } from '../../../app/play/playing';
import { newDeal, sameDeal } from '../../../app/play/sitting';
import { begun, nextRound, wonBy } from '../../../app/plans/underway';
import { play, result, toMove } from '../../../engine';
import { sit, TAKE } from '../play/sit';

const tens = {
  name: 'Tens',
  settings: { face: 'hanzi', voice: 'off' },
  turn: null,
  rounds: 3,
} as const;

/** Over, with Mei at the first seat the winner or not. */
function over(sitting: Sitting): Sitting {
  let { match } = sitting;
  for (let [seat] = toMove(match); seat !== undefined; [seat] = toMove(match)) {
    match = play(match, seat, TAKE).match;
  }
  return { ...sitting, match };
}

const start = (): Sitting => ({ ...sit('Mei * *'), lesson: begun(tens, 3) });

describe('the rounds of a lesson', () => {
  test('are counted, with who has won them, and then it is over', () => {
    const one = begun(tens, 3);
    expect(one).toMatchObject({ round: 1, won: [0, 0, 0] });
    const two = nextRound(one, [2]);
    expect(two).toMatchObject({ round: 2, won: [0, 0, 1] });
    const three = two && nextRound(two, [0, 2]);
    expect(three).toMatchObject({ round: 3, won: [1, 0, 2] });
    expect(three && wonBy(three, [1])).toEqual([1, 1, 2]);
    expect(three && nextRound(three, [1])).toBeUndefined();
  });

  test('come with each new deal; the same deal again is the same round', () => {
    const ended = over(start());
    expect(newDeal(ended, 'x').lesson).toMatchObject({
      round: 2,
      won: wonBy(begun(tens, 3), result(ended.match)?.winners ?? []),
    });
    expect(sameDeal(ended).lesson).toEqual(begun(tens, 3));
    expect(newDeal({ ...ended, lesson: { ...begun(tens, 3), round: 3 } }, 'x')).not.toHaveProperty(
      'lesson',
    );
  });
});

test('a lesson is kept with its match', async () => {
  const lesson = begun({ ...tens, settings: { ...tens.settings, unaided: true } }, 3);
  keepSitting({ ...start(), lesson });
  expect((await findSitting('buyao')).sitting?.lesson).toEqual(lesson);
});

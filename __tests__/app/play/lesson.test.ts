import { tables } from '../../../app/play/games';
import type { Lesson } from '../../../app/play/games/gameTable';
import {
  beginLesson,
  choose,
  goOn,
  lessonOf,
  objection,
  stepOf,
  type LessonState,
} from '../../../app/play/lesson';
import { namesOf } from '../../../app/play/names';
import type { PlayedId } from '../../../app/texts';
import { legalMoves, result, toMove, viewFor } from '../../../engine';
import type { BuyaoView } from '../../../engine/games/buyao/state';

const TAKE = { type: 'take' };
const DECLINE = { type: 'decline' };

const seen = ({ match }: LessonState) => viewFor(match, 0) as BuyaoView; // a lesson of buyao

/** Through the whole lesson: everything that the person is told, with the lesson as it stands then. */
function walk(game: PlayedId, lesson: Lesson = tables[game].lesson) {
  const choices: LessonState[] = [];
  let state = beginLesson(game, lesson);
  for (let step = stepOf(state); step; step = stepOf(state)) {
    if (step.kind === 'told') choices.push(state);
    state = goOn(state);
  }
  return { choices, end: state };
}

/** How often the rules leave only one thing: in Sevens the last card that fits, and a knock when there is none. */
const FORCED: { readonly [game in PlayedId]?: number } = { sevens: 2 };

/** Every guided game there is. */
const all = (Object.keys(tables) as PlayedId[]).flatMap((game) => {
  const { lesson, furtherLessons = [] } = tables[game];
  return [lesson, ...furtherLessons].map(
    (each) => [`${game} ${each.level ?? ''}`, game, each] as const,
  );
});

describe.each(all)('the guided game of %s', (_, game, lesson) => {
  const { choices, end } = walk(game, lesson);

  const { stops } = lesson;

  test(stops ? 'goes by the rules, and leaves the rest to be played' : 'goes to its end', () => {
    expect(toMove(end.match).length > 0).toBe(stops === true);
    expect(result(end.match) === null).toBe(stops === true);
  });

  if (!stops) {
    test('is won by the person, alone', () => {
      expect(result(end.match)?.winners).toEqual([0]);
    });
  }

  test('asks the person a few times, and always has a choice for them', () => {
    expect(choices.length).toBeGreaterThanOrEqual(stops ? 2 : 5);
    expect(choices.length).toBeLessThanOrEqual(10);
    const left = choices.filter(({ match }) => legalMoves(match, 0).length === 1);
    expect(left).toHaveLength(FORCED[game] ?? 0);
  });

  test('tells in every language what to say, and says it in Chinese', () => {
    for (const state of choices) {
      const step = stepOf(state);
      if (step?.kind !== 'told') throw new Error('not told');
      for (const text of [...Object.values(step.says), ...Object.values(step.otherwise)]) {
        expect(text).toContain(step.word.hanzi.simplified);
      }
    }
  });

  test('is for one person, in the first seat', () => {
    const [person, ...others] = lesson.players;
    expect(person?.kind).toBe('person');
    expect(others.every(({ kind }) => kind === 'bot')).toBe(true);
  });
});

describe('which guided game', () => {
  test('without a level it is the first one of its game', () => {
    expect(lessonOf('numero')).toBe(tables.numero.lesson);
    expect(lessonOf('buyao')).toBe(tables.buyao.lesson);
  });

  test.each([1, 2, 4])(
    'NUMERO has one at level %i, played with the cards of that level',
    (level) => {
      const lesson = lessonOf('numero', level);
      expect(lesson?.level).toBe(level);
      expect(lesson?.options).toMatchObject({ level });
    },
  );

  test.each([0, 3, 5, 6, 7, -1, 1.5, Number.NaN])('there is none at level %p', (level) => {
    expect(lessonOf('numero', level)).toBeNull();
    expect(lessonOf('buyao', level)).toBeNull();
  });
});

describe('in the guided game of 不要，谢谢', () => {
  const { choices, end } = walk('buyao');

  test('each choice stands as its words say', () => {
    const table = choices.map((state) => {
      const { open, pot, tokens } = seen(state);
      const step = stepOf(state);
      return [Number(open), pot, tokens[0], step?.move];
    });
    expect(table).toEqual([
      [16, 0, 10, DECLINE],
      [16, 3, 9, DECLINE],
      [6, 2, 8, TAKE],
      [7, 0, 10, TAKE],
      [5, 0, 10, TAKE],
      [17, 0, 10, DECLINE],
      [18, 1, 9, DECLINE],
      [8, 2, 8, TAKE],
      [9, 0, 10, DECLINE],
      [9, 3, 9, TAKE],
    ]);
  });

  test('Xiǎomíng has 16 when 17 is passed on to him, and nobody has 8 or 10 when 9 goes round', () => {
    expect(namesOf(tables.buyao.lesson.players, 'en')[1]).toBe('Xiǎomíng');
    expect(seen(choices[5] as LessonState).cards[1]).toEqual(['16']);
    const others = seen(choices[8] as LessonState)
      .cards.slice(1)
      .flat();
    expect(others).not.toContain('8');
    expect(others).not.toContain('10');
    expect(seen(choices[8] as LessonState).pile).toBe(0);
  });

  test('ends as its last words say', () => {
    expect(seen(end)).toMatchObject({
      cards: [
        ['5', '6', '7', '8', '9'],
        ['1', '2', '3', '15', '16', '17', '18', '19'],
        ['11', '12', '13', '14'],
      ],
      tokens: [12, 12, 6],
    });
    expect(result(end.match)?.scores).toEqual([-7, 4, 5]);
  });
});

describe('a choice', () => {
  const start = beginLesson('buyao', tables.buyao.lesson);

  test('that was not asked for is answered, and changes nothing', () => {
    expect(objection(start, TAKE, 'en')).toBe(
      'It would cost you 16 points, and a token is only one. Say 不要，谢谢.',
    );
    expect(objection(start, TAKE, 'zh')).toMatch(/^要它得 16 分/);
    expect(choose(start, TAKE)).toBe(start);
  });

  test('that was asked for is played', () => {
    expect(objection(start, DECLINE, 'en')).toBeNull();
    const next = choose(start, DECLINE);
    expect(seen(next)).toMatchObject({ pot: 1, turn: 1 });
    expect(next.news).toMatchObject([{ type: 'declined', seat: 0 }]);
    expect(next.story).toEqual(next.news);
  });

  test('out of turn is refused, and changes nothing', () => {
    const theirs = goOn(start);
    expect(objection(theirs, TAKE, 'en')).toBe('It is not your turn yet.');
    expect(choose(theirs, TAKE)).toBe(theirs);
  });

  test('after the end neither', () => {
    const { end } = walk('buyao');
    expect(choose(end, TAKE)).toBe(end);
    expect(goOn(end)).toBe(end);
    expect(objection(end, TAKE, 'en')).toBe('This game is over.');
  });
});

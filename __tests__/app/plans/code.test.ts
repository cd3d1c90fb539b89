import { codeOf, planFrom } from '../../../app/plans/code';
import {
  keptPlans,
  readPlan,
  settingsIn,
  setupOf,
  usualPlan,
  type Plan,
} from '../../../app/plans/plan';
import { gameTexts, texts, type PlayedId } from '../../../app/texts';
import { inWords } from '../../../app/texts/refusals';
import { BadInput } from '../../../engine';
import { planInWords } from '../../../app/plans/inWords';

const tens: Plan = {
  name: 'Tens 十',
  game: 'buyao',
  table: { people: 2, bots: 1, level: 'easy', options: { numbers: 20 } },
  settings: { face: 'hanzi', voice: 'onTap' },
  turn: 30,
  rounds: 3,
};

const alone: Plan = {
  name: 'Alone',
  game: 'sequence',
  table: { people: 1, bots: 1, level: 'normal', options: { board: 6 } },
  settings: { unaided: true },
  turn: null,
  rounds: 1,
};

/** The code of anything at all, well made. */
const coded = (data: unknown) => codeOf(data as Plan);

function whyNot(text: string): BadInput {
  try {
    planFrom(text);
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
  throw new Error('it was read');
}

test('a lesson comes back from its code, from a link with it, and from a text around it', () => {
  const code = codeOf(tens);
  expect(code).toMatch(/^SHUSHU1\.[\w-]+\.\w+$/);
  for (const text of [
    code,
    `https://school.example/cards/lessons/load?code=${code}`,
    ` ${code.slice(0, 30)}\n${code.slice(30)} `,
  ]) {
    expect(planFrom(text)).toEqual(tens);
  }
});

test('a text that was made before lessons could say as much is read as ever', () => {
  const old =
    'SHUSHU1.eyJuYW1lIjoiVGVucyDljYEiLCJnYW1lIjoiYnV5YW8iLCJ0YWJsZSI6eyJwZW9wbGUiOjIsImJvdHMiOjEsImxldmVsIjoiZWFzeSIsIm9wdGlvbnMiOnsibnVtYmVycyI6MjB9fSwic2V0dGluZ3MiOnsiZmFjZSI6ImhhbnppIiwidm9pY2UiOiJvblRhcCJ9LCJ0dXJuIjozMCwicm91bmRzIjozfQ.1632kov';
  expect(planFrom(old)).toEqual(tens);
});

test.each([true, false])('that people think for themselves is sent, too: %s', (unaided) => {
  const plan = { ...alone, settings: { unaided } };
  expect(planFrom(`https://school.example/lessons/load?code=${codeOf(plan)}`)).toEqual(plan);
});

test('a lesson that is changed to another game keeps what that game has of its settings', () => {
  const settings = { face: 'hanzi', unaided: true } as const;
  expect(settingsIn('sequence', settings)).toEqual(settings);
  expect(settingsIn('sevens', settings)).toEqual({ face: 'hanzi' });
  expect(settingsIn('sequence', {})).toEqual({});
});

test('the code says how to play, and nothing about this device', () => {
  expect(codeOf({ ...tens, id: 'abc' } as Plan)).toBe(codeOf(tens));
});

test.each(Object.keys(gameTexts) as PlayedId[])('a lesson of %s can be played and sent', (game) => {
  const plan = usualPlan(game, 'New');
  expect(planFrom(codeOf(plan))).toEqual(plan);
  expect(
    setupOf(plan)
      .chairs.slice(0, plan.table.people)
      .map(({ kind }) => kind),
  ).not.toContain('bot');
});

test.each([
  ['hello', 'notALesson'],
  ['<script>alert(1)</script>', 'notALesson'],
  ['x'.repeat(5_000), 'lessonTooLong'],
  ['SHUSHU2.abc.def', 'lessonVersion'],
  ['SHUSHU1.abc.def', 'lessonDamaged'],
  [codeOf(tens).slice(0, -9), 'lessonDamaged'],
  [codeOf(tens).replace('eyJ', 'eyK'), 'lessonDamaged'],
  [coded({ ...tens, game: 'poker' }), 'noSuchGame'],
  [coded({ ...tens, game: '__proto__' }), 'noSuchGame'],
  [coded({ ...tens, name: '' }), 'unreadable'],
  [coded({ ...tens, name: 'x'.repeat(41) }), 'unreadable'],
  [coded({ ...tens, rounds: 10_000 }), 'unreadable'],
  [coded({ ...tens, turn: -1 }), 'unreadable'],
  [coded({ ...tens, settings: { theme: 'dark' } }), 'unreadable'],
  [coded({ ...tens, settings: { face: 'huge' } }), 'unreadable'],
  [coded({ ...alone, settings: { unaided: 'yes' } }), 'unreadable'],
  [coded({ ...alone, settings: { unaided: null } }), 'unreadable'],
  [coded({ ...tens, settings: { unaided: true } }), 'alwaysLit'],
  [coded({ ...tens, table: { ...tens.table, extra: 1 } }), 'unreadable'],
  [coded({ ...tens, table: { ...tens.table, options: { numbers: 37 } } }), 'unreadable'],
  [coded({ ...tens, table: { ...tens.table, options: { wings: 2 } } }), 'unreadable'],
  [coded({ ...tens, table: { ...tens.table, people: 1, bots: 0 } }), 'wrongSeats'],
  [coded({}), 'unreadable'],
])('%s is refused', (text, code) => {
  const why = whyNot(text);
  expect(why.code).toBe(code);
  // In words of each language, not in the engine's.
  for (const language of ['en', 'zh'] as const) {
    expect(inWords(why, language)).toMatch(language === 'en' ? /^[A-Z].*\.$/ : /。$/);
  }
});

test('a well-made code of anything that is no lesson is refused', () => {
  for (const data of [null, 1, 'text', [], [tens]]) expect(() => readPlan(data)).toThrow(BadInput);
});

test('a list of lessons is read whole, or set aside', () => {
  expect(keptPlans.read([{ ...tens, id: 'a' }])).toEqual([{ ...tens, id: 'a' }]);
  expect(() => keptPlans.read([{ ...tens, id: 'a', rounds: 0 }])).toThrow(BadInput);
});

test('a lesson is told in a line', () => {
  expect(planInWords(tens, texts.en, 'en')).toBe(
    '2 people, 1 bot · Easy · 1–20, a shorter game · Characters · Chinese voice: When tapped · 30 s a turn · 3 rounds',
  );
});

test.each([
  [true, 'Think for yourself: Nothing lights up', '自己想一想：不提示能放哪里'],
  [false, 'Think for yourself: Places light up', '自己想一想：提示能放哪里'],
])('whether people think for themselves is told: %s', (unaided, en, zh) => {
  const plan = { ...alone, settings: { unaided } };
  expect(planInWords(plan, texts.en, 'en')).toContain(` · ${en}`);
  expect(planInWords(plan, texts.zh, 'zh')).toContain(` · ${zh}`);
});

import fs from 'node:fs';
import path from 'node:path';
import { inWords } from '../../app/texts/refusals';
import { newMatch, play, refuse, type Refusal } from '../../engine';

/** Every code that stands in the engine's own sources. */
function codes(): string[] {
  const engine = path.join(__dirname, '../../engine');
  const found = fs
    .readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(engine, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(?:refusal|BadInput)\(\s*'(\w+)'/g)])
    .map(([, code]) => String(code));
  return [...new Set(found)];
}

const UNSAID = 'nobody has put this into words';
const refusal = (code: string): Refusal => ({ code, reason: UNSAID, facts: { allowed: [3, 4] } });

test('the engine has reasons, of the table and of saves', () => {
  expect(codes()).toEqual(expect.arrayContaining(['noTokens', 'wrongSeats', 'notJson']));
});

test.each(codes())('%s is said in every language', (code) => {
  const english = inWords(refusal(code), 'en');
  const chinese = inWords(refusal(code), 'zh');
  expect([english, chinese]).not.toContain(UNSAID);
  expect(english).toMatch(/^[A-Z].*\.$/);
  expect(chinese).toMatch(/\p{Script=Han}.*。$/u);
});

test('a player out of tokens hears why declining is refused', () => {
  let match = newMatch({ game: 'buyao', seats: 3, options: { first: 0 } });
  for (let n = 0; n < 30; n++) match = play(match, n % 3, { type: 'decline' }).match;
  const why = refuse(match, 0, { type: 'decline' });
  expect(why && inWords(why, 'en')).toBe('You have no token left, so you must take this card.');
  expect(why && inWords(why, 'zh')).toBe('你没有筹码了，只能要这张牌。');
});

test('how many players a game is for comes from the engine', () => {
  expect(inWords(refusal('wrongSeats'), 'en')).toBe('This game is for 3, 4 players.');
});

test('a card on the wrong number is told with its sentence', () => {
  const facts = { card: '20-7', answer: 13, printed: 15 };
  const why = { code: 'wrongAnswer', reason: UNSAID, facts };
  expect(inWords(why, 'en')).toBe('Look again: 20 − 7 = 13, not 15.');
  expect(inWords(why, 'zh')).toBe('再看看：20 − 7 = 13，不是 15。');
});

test.each(['aReasonOfTomorrow', 'constructor'])('%s is told as the engine tells it', (code) => {
  expect(inWords(refusal(code), 'zh')).toBe(UNSAID);
});

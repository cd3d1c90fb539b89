import type { Player, Sharing } from '../../../app/play/players';
import type { Sitting } from '../../../app/play/playing';
import { mayHandOn, nextInRace } from '../../../app/play/race';
import { turnOf, type Gate } from '../../../app/play/turn';
import { legalMoves, play, type Match, type Seat } from '../../../engine';
import type { SequenceMove } from '../../../engine/games/sequence/move';
import { seen, table } from '../../engine/games/sequence/table';
import { position } from './games/buyao/position';

const OPEN = (last: Seat): Gate => ({ open: true, last });
const SHUT: Gate = { open: false, last: null };

/** A name is a person, a star a bot. */
function sitting(people: string, match: Match, sharing: Sharing = 'pass'): Sitting {
  const players = people
    .split(' ')
    .map((name): Player =>
      name === '*' ? { kind: 'bot', name: 'dawei', level: 'easy' } : { kind: 'person', name },
    );
  return { id: 'race', match, players, sharing, hints: players.map(() => 0), draft: [] };
}

const movesOf = (match: Match, seat: Seat) => legalMoves(match, seat) as readonly SequenceMove[];

/** Whoever is named plays the first card that can be played, or draws. */
function after(seats: number, ...deeds: readonly string[]): Match {
  const start = table('', { seats, options: { selfDraw: true } });
  return deeds.reduce((match, deed) => {
    const [, seat, draws] = /^(\d)(d?)$/.exec(deed) ?? [];
    const by = Number(seat);
    const move = movesOf(match, by).find(({ type }) => type === (draws ? 'draw' : 'chip'));
    return play(match, by, move).match;
  }, start);
}

const legalTypes = (match: Match, seat: Seat) => movesOf(match, seat).map(({ type }) => type);

describe('where nobody has to draw, nobody races', () => {
  test.each([
    ['before anybody has played', after(2)],
    ['once the card is drawn', after(2, '0', '0d')],
    ['in another game', position([18])],
  ])('%s', (_, match) => {
    expect(nextInRace(sitting('Mei *', match), OPEN(0))).toBeNull();
    expect(mayHandOn(sitting('Mei Bo', match), OPEN(0))).toBe(false);
  });

  test('while cards are given up for table talk', () => {
    const start = table('', { options: { selfDraw: true, referee: true } });
    const [card] = legalMoves(start, 0);
    const owing = play(start, 0, card).match;
    const called = play(owing, 'referee', { type: 'tableTalk', team: 1 }).match;
    expect(seen(called).owing).toEqual([0]);
    expect(nextInRace(sitting('Mei *', called), OPEN(0))).toBeNull();
  });
});

describe('a person beside bots', () => {
  test('who has not drawn is not waited for: the bot plays, and the person may draw all the same', () => {
    const match = after(2, '0');
    expect(nextInRace(sitting('Mei *', match), OPEN(0))).toBe(1);
    expect(legalTypes(match, 0)).toEqual(['draw']);
  });

  test('is not overtaken by a bot that has played, too: it is the person’s turn first', () => {
    const match = after(2, '0', '1');
    expect(seen(match).owing).toEqual([0, 1]);
    expect(nextInRace(sitting('Mei *', match), OPEN(0))).toBe(0);
  });

  test('who plays on without the card loses it: then the bot draws', () => {
    const match = after(2, '0', '1', '0');
    expect(seen(match).owing).toEqual([0, 1, 0]);
    expect(nextInRace(sitting('Mei *', match), OPEN(0))).toBe(1);
    expect(seen(play(match, 1, { type: 'draw' }).match).owing).toEqual([0]);
  });

  test('is drawn before by no bot further down, either', () => {
    // Mei, Bo and the bot have played.
    const match = after(3, '0', '1', '2');
    expect(nextInRace(sitting('Mei * *', match), OPEN(0))).toBe(0);
  });
});

test('bots draw at once, the first of them first', () => {
  expect(nextInRace(sitting('* *', after(2, '0')), SHUT)).toBe(0);
  expect(nextInRace(sitting('* Mei', after(2, '0')), OPEN(1))).toBe(0);
});

describe('people who hand the device on', () => {
  test('keep it until they have drawn, or hand it on without', () => {
    const now = sitting('Mei Bo', after(2, '0'));
    expect(nextInRace(now, OPEN(0))).toBe(0);
    expect(mayHandOn(now, OPEN(0))).toBe(true);
    expect(turnOf(now, OPEN(0))).toEqual({ kind: 'person', seat: 0 });
    // Handed on: the next one says who it is.
    expect(nextInRace(now, SHUT)).toBe(1);
    expect(mayHandOn(now, SHUT)).toBe(false);
    expect(turnOf(now, SHUT)).toEqual({ kind: 'gate', seat: 1 });
  });

  test('have nothing to keep it for once the next one has it', () => {
    const now = sitting('Mei Bo', after(2, '0'));
    expect(nextInRace(now, OPEN(1))).toBe(1);
    expect(mayHandOn(now, OPEN(1))).toBe(false);
  });

  test('who is to play and has a card to draw besides holds on to nothing', () => {
    const now = sitting('Mei Bo', after(2, '0', '1'));
    expect(mayHandOn(now, OPEN(0))).toBe(false);
    expect(mayHandOn(now, OPEN(1))).toBe(true);
  });
});

test('round one tablet nothing is handed on: the next one plays', () => {
  const now = sitting('Mei Bo', after(2, '0'), 'around');
  expect(nextInRace(now, OPEN(0))).toBe(1);
  expect(mayHandOn(now, OPEN(0))).toBe(false);
});

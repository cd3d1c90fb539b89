import AsyncStorage from '@react-native-async-storage/async-storage';
import { keep, recall } from '../../../app/kept/kept';
import {
  fromPreset,
  lastSetup,
  playersIn,
  sharingFor,
  sittingFrom,
  teamOf,
  usualSetup,
  withChair,
  withSeats,
  type Setup,
} from '../../../app/play/setup';
import { tables } from '../../../app/play/games';
import { setups } from '../../../app/play/setups';
import { gameTexts, type PlayedId } from '../../../app/texts';
import { games, toMove, viewFor } from '../../../engine';

const ids = Object.keys(gameTexts) as PlayedId[];
const usual = usualSetup('buyao');
const bot = (name: string, level = 'normal') => ({ kind: 'bot', name, level });

test('at first it is one person and bots, at the smallest table', () => {
  expect(usual).toMatchObject({ seats: 3, first: null, sharing: null, options: { numbers: 36 } });
  expect(playersIn(usual)).toEqual([{ kind: 'person', name: '' }, bot('xiaoming'), bot('dongmei')]);
});

test('a change of mind loses neither the name nor the level', () => {
  const named = withChair(usual, 0, { name: ' Mei ', level: 'hard' });
  const asBot = withChair(named, 0, { kind: 'bot' });
  expect(playersIn(asBot)[0]).toEqual(bot('xiaoming', 'hard'));
  expect(playersIn(withChair(asBot, 0, { kind: 'person' }))[0]).toEqual({
    kind: 'person',
    name: 'Mei',
  });
});

test('who of the roster sits at a chair plays there, while a person does', () => {
  const seated = withChair(usual, 0, { name: 'Mei', who: 'm1' });
  expect(playersIn(seated)[0]).toEqual({ kind: 'person', name: 'Mei', who: 'm1' });
  expect(playersIn(withChair(seated, 0, { kind: 'bot' }))[0]).toEqual(bot('xiaoming'));
});

test('a seat that is taken away and put back is as it was', () => {
  const four = withChair(withSeats(usual, 4), 3, { kind: 'person', name: 'Bo' });
  expect(playersIn(withSeats(four, 3))).toHaveLength(3);
  expect(playersIn(withSeats(withSeats(four, 3), 4))).toEqual(playersIn(four));
});

test('who begins is somebody at the table', () => {
  const begun = { ...withSeats(usual, 4), first: 3 };
  expect(withSeats(begun, 5).first).toBe(3);
  expect(withSeats(begun, 3).first).toBeNull();
});

test('the one who is to begin begins, at a table with the chosen cards', () => {
  const setup: Setup = { ...usual, first: 2, options: { numbers: 20 } };
  const { match, players } = sittingFrom('buyao', setup, 'pass', 'seed');
  expect(toMove(match)).toEqual([2]);
  expect(match).toMatchObject({ seats: 3, seed: 'seed', options: { numbers: 20, first: 2 } });
  expect(players).toEqual(playersIn(setup));
});

test('by lot, the seed decides', () => {
  const starts = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (seed) => toMove(sittingFrom('buyao', usual, 'pass', seed).match)[0],
  );
  expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
});

test('one person shares the device with nobody', () => {
  expect(sittingFrom('buyao', usual, 'around', 'seed').sharing).toBe('pass');
  const two = withChair(usual, 1, { kind: 'person' });
  expect(sittingFrom('buyao', two, 'around', 'seed').sharing).toBe('around');
});

test.each(ids.filter((id) => id !== 'buyao'))(
  'where hands are secret, as in %s, the device is handed on, whatever is asked for',
  (id) => {
    const seats = Math.max(...games[id].seats);
    const all = Array.from({ length: seats }, (_, at) => at).reduce(
      (setup, seat) => withChair(setup, seat, { kind: 'person' }),
      withSeats({ ...usualSetup(id), sharing: 'around' }, seats),
    );
    expect(sharingFor(id, all, 1180, 820)).toBe('pass');
    expect(sittingFrom(id, all, 'around', 'seed').sharing).toBe('pass');
  },
);

test.each([
  [390, 844, 'pass'],
  [844, 390, 'pass'],
  [700, 600, 'around'],
  [1180, 820, 'around'],
])('in a window of %d × %d people share as %s, unless they say otherwise', (width, height, way) => {
  expect(sharingFor('buyao', usual, width, height)).toBe(way);
  expect(sharingFor('buyao', { ...usual, sharing: 'pass' }, width, height)).toBe('pass');
  expect(sharingFor('buyao', { ...usual, sharing: 'around' }, width, height)).toBe('around');
});

describe.each(ids)('the presets of %s', (id) => {
  test.each(setups[id].presets.map((preset) => [preset.label.en, preset] as const))(
    '%s is a table that can be played at',
    (_, preset) => {
      const setup = fromPreset(id, usualSetup(id), preset);
      const { match, players } = sittingFrom(id, setup, 'pass', 'seed');
      expect(match.seats).toBe(preset.people + preset.bots);
      expect(players.filter(({ kind }) => kind === 'person')).toHaveLength(preset.people);
    },
  );

  test('every choice of every option is one the engine knows', () => {
    for (const { key, choices, when } of setups[id].options) {
      for (const { value } of choices) {
        const asked = { ...(when && { [when.key]: when.value }), [key]: value };
        const setup = usualSetup(id);
        const { match } = sittingFrom(
          id,
          { ...setup, options: { ...setup.options, ...asked } },
          'pass',
          'seed',
        );
        // Some games ask the engine in their own words.
        if (!setups[id].asked) expect(match.options).toMatchObject(asked);
      }
    }
  });
});

test('a preset keeps the names that were written, and nothing else', () => {
  const [practise] = setups.buyao.presets;
  if (!practise) throw new Error('there is no preset');
  const before: Setup = {
    ...withChair(withSeats(usual, 5), 0, { name: 'Mei', level: 'hard' }),
    first: 4,
    options: { numbers: 20 },
  };
  const setup = fromPreset('buyao', before, practise);
  expect(playersIn(setup)).toEqual([
    { kind: 'person', name: 'Mei' },
    bot('xiaoming'),
    bot('dongmei'),
  ]);
  expect(setup).toMatchObject({ seats: 3, first: null, options: { numbers: 36 } });
});

describe('who plays together', () => {
  const teams = (game: PlayedId, seats: number, options = {}) => {
    const setup = { ...usualSetup(game), seats };
    const asked = { ...setup, options: { ...setup.options, ...options } };
    const told = playersIn(asked).map((_, seat) => teamOf(game, asked, seat));
    // At the table they wear the marks that were shown while it was set.
    const { match } = sittingFrom(game, asked, 'pass', 'seed');
    const view = viewFor(match, null);
    told.forEach((team, seat) =>
      expect(tables[game].mark?.(view, seat) ?? seat).toBe(team === null ? seat : team - 1),
    );
    return told;
  };

  test.each<[PlayedId, number, object, (number | null)[]]>([
    ['fighting', 3, {}, [null, null, null]],
    ['fighting', 4, {}, [1, 2, 1, 2]],
    ['fighting', 5, {}, [null, null, null, null, null]],
    ['fighting', 6, {}, [1, 2, 3, 1, 2, 3]],
    ['sequence', 2, {}, [null, null]],
    ['sequence', 3, { teams: 2 }, [null, null, null]],
    ['sequence', 4, { teams: 3 }, [1, 2, 1, 2]],
    ['sequence', 6, { teams: 2 }, [1, 2, 1, 2, 1, 2]],
    ['sequence', 6, { teams: 3 }, [1, 2, 3, 1, 2, 3]],
    ['sevens', 4, {}, [null, null, null, null]],
    ['buyao', 4, {}, [null, null, null, null]],
    ['numero', 4, {}, [null, null, null, null]],
  ])('%s with %d seats and %j', (game, seats, options, expected) => {
    expect(teams(game, seats, options)).toEqual(expected);
  });
});

describe('the last setup', () => {
  const kept = lastSetup('buyao');

  beforeEach(() => AsyncStorage.clear());

  test('comes back', async () => {
    const seated = withChair(withSeats(usual, 5), 1, { kind: 'person', name: 'Bo', who: 'b1' });
    const setup: Setup = { ...seated, first: 4, sharing: 'around' };
    keep(kept, setup);
    expect(await recall(kept)).toEqual({ value: setup, broken: false });
  });

  test.each([
    ['too many seats', { seats: 7 }],
    ['a chair too few', { chairs: usual.chairs.slice(1) }],
    ['a first player who is not there', { first: 3 }],
    ['an option nobody knows', { options: { numbers: 36, wings: 2 } }],
    ['a card too many', { options: { numbers: 37 } }],
  ])('with %s is none at all', async (_, change) => {
    keep(kept, { ...usual, ...change });
    expect(await recall(kept)).toEqual({ value: null, broken: true });
  });
});

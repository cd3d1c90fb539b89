/**
 * Whose bots meet whom, at which tables and how often: one entry a game, in the order of the results.
 *
 * @typedef {object} Ladder
 * @property {string} name as people call the game
 * @property {readonly string[]} rungs from the weakest player on; each meets all before it
 * @property {readonly Kind[]} kinds ways to play the game that are measured apart
 * @property {{ readonly [against: string]: number }} [fewer] games against these, where they are soon plain and slow
 * @property {Rivals} [rivals] where the game has players of its own, in `players.ts`
 *
 * @typedef {object} Kind
 * @property {string} [name] where there are several
 * @property {object} [options] of the game; what is not said is as the game has it
 * @property {readonly Table[]} tables
 *
 * @typedef {object} Table
 * @property {number} seats
 * @property {number} [sides] as many as seats, if not said; they sit in turn, so that seat s is of side s mod sides
 * @property {object} [options] that this table needs beside those of its kind
 * @property {number} games of each contest, or a few more: every deal is played once by each side
 *
 * @typedef {object} Rivals
 * @property {string} hero who meets them
 * @property {string} name
 * @property {string} about what they do, in a sentence
 */

const RUNGS = ['random', 'easy', 'normal', 'hard'];

/** It is best with two, and slow with any. */
const NUMERO_TABLES = [
  { seats: 2, games: 120 },
  { seats: 3, games: 48 },
  { seats: 4, games: 48 },
];

/** A match to 12 takes a dozen rounds and more, so that each contest is well over a thousand of them. */
const FIGHTING_TABLES = [
  { seats: 2, games: 120 },
  { seats: 3, games: 90 },
  { seats: 4, sides: 2, games: 120 },
  { seats: 5, games: 100 },
  { seats: 6, sides: 3, games: 90 },
];

/** Luck has a large part in one round, so there must be many. */
const SEVENS_TABLES = [3, 4, 5].map((seats) => ({ seats, games: 1000 }));

/** @type {{ readonly [game: string]: Ladder }} */
export const ladders = {
  buyao: {
    name: '不要，谢谢',
    rungs: RUNGS,
    kinds: [{ tables: [3, 4, 5, 6].map((seats) => ({ seats, games: 1000 })) }],
    rivals: {
      hero: 'hard',
      name: 'players of one fixed limit',
      about: 'They take when a card’s points less its tokens, runs counted, are at most the limit.',
    },
  },
  fighting: {
    name: '打数',
    rungs: RUNGS,
    kinds: [{ name: 'Matches to 12 points, a dozen rounds and more', tables: FIGHTING_TABLES }],
    rivals: {
      hero: 'hard',
      name: 'players of one habit',
      about:
        'They play the lowest or the cheapest card that wins the trick as it lies, and their worst card where none does.',
    },
  },
  numero: {
    name: 'NUMERO',
    rungs: RUNGS,
    fewer: { random: 24 },
    kinds: [
      {
        name: 'For cards, with numbers alone (level 1)',
        options: { level: 1, score: 'cards' },
        tables: NUMERO_TABLES,
      },
      {
        name: 'For points, with every wild card (level 6)',
        options: { level: 6, score: 'points' },
        tables: NUMERO_TABLES,
      },
    ],
  },
  sevens: {
    name: 'Sevens',
    rungs: RUNGS,
    kinds: [
      {
        name: 'One round, number and suit guessed',
        options: { rounds: 1 },
        tables: SEVENS_TABLES,
      },
      {
        name: 'One round of the younger game',
        options: { rounds: 1, junior: true },
        tables: SEVENS_TABLES,
      },
    ],
    rivals: {
      hero: 'hard',
      name: 'the nearest card',
      about:
        'They lay the card nearest the end of its chain, present any card, and guess at random among what is possible.',
    },
  },
  sequence: {
    name: '数字连珠',
    rungs: RUNGS,
    fewer: { random: 200 },
    kinds: [
      {
        tables: [
          { seats: 2, games: 1000 },
          { seats: 3, games: 2000 },
          { seats: 4, sides: 2, games: 1000 },
          { seats: 6, sides: 2, options: { teams: 2 }, games: 1000 },
          { seats: 6, sides: 3, options: { teams: 3 }, games: 2000 },
        ],
      },
    ],
    rivals: {
      hero: 'hard',
      name: 'a player of lines',
      about:
        'It stops whoever lacks one chip, unless it can win at once; else it extends its longest open line.',
    },
  },
};

import { BadInput } from '../core/refusal';
import { readNumber } from './number';
import { join, PAUSE, reading, type Reading } from './reading';

export const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const ANIMALS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'sheep',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;
export type Animal = (typeof ANIMALS)[number];

export const ELEMENT_READINGS: { readonly [element in Element]: Reading } = {
  wood: reading('木'),
  fire: reading('火'),
  earth: reading('土'),
  metal: reading('金'),
  water: reading('水'),
};

export const ANIMAL_READINGS: { readonly [animal in Animal]: Reading } = {
  rat: reading('鼠'),
  ox: reading('牛'),
  tiger: reading('虎'),
  rabbit: reading('兔'),
  dragon: reading('龙'),
  snake: reading('蛇'),
  horse: reading('马'),
  sheep: reading('羊'),
  monkey: reading('猴'),
  rooster: reading('鸡'),
  dog: reading('狗'),
  pig: reading('猪'),
};

export const ZODIAC_CARDS = 60;

export interface ZodiacCard {
  readonly seniority: number;
  readonly element: Element;
  readonly animal: Animal;
}

/** The sexagenary cycle: an element rules two years running, the animals change every year. */
export function zodiacCard(seniority: number): ZodiacCard {
  const year = seniority - 1;
  const element = ELEMENTS[Math.floor((year % 10) / 2)];
  const animal = ANIMALS[year % 12];
  // A fraction or NaN finds no animal, a negative number neither; only a year too far would find both.
  if (!element || !animal || seniority > ZODIAC_CARDS) {
    throw new BadInput('noSuchZodiacCard', 'The zodiac cards are numbered from 1 to 60.', {
      seniority,
    });
  }
  return { seniority, element, animal };
}

/** 木鼠: what the card is. */
export function nameZodiacCard(seniority: number): Reading {
  const { element, animal } = zodiacCard(seniority);
  return join([ELEMENT_READINGS[element], ANIMAL_READINGS[animal]], String(seniority));
}

/** 木鼠，一: what the card is, then how senior. */
export function readZodiacCard(seniority: number): Reading {
  return join([nameZodiacCard(seniority), PAUSE, readNumber(seniority)], String(seniority));
}

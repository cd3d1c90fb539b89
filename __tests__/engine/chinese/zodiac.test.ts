import { BadInput } from '../../../engine/core/refusal';
import {
  ANIMAL_READINGS,
  ANIMALS,
  ELEMENT_READINGS,
  ELEMENTS,
  nameZodiacCard,
  readZodiacCard,
  ZODIAC_CARDS,
  zodiacCard,
} from '../../../engine/chinese/zodiac';

const cards = Array.from({ length: ZODIAC_CARDS }, (_, i) => zodiacCard(i + 1));

test.each([
  [1, 'wood', 'rat'],
  [2, 'wood', 'ox'],
  [3, 'fire', 'tiger'],
  [11, 'wood', 'dog'],
  [37, 'metal', 'rat'],
  [52, 'wood', 'rabbit'],
  [60, 'water', 'pig'],
])('%i is the %s %s', (seniority, element, animal) => {
  expect(zodiacCard(seniority)).toEqual({ seniority, element, animal });
});

test('every pair of element and animal comes once', () => {
  const pairs = cards.map(({ element, animal }) => `${element} ${animal}`);
  expect(new Set(pairs).size).toBe(60);
  expect(ELEMENTS).toHaveLength(5);
  expect(ANIMALS).toHaveLength(12);
});

test('the rats', () => {
  const rats = cards.filter(({ animal }) => animal === 'rat');
  expect(rats.map(({ seniority }) => seniority)).toEqual([1, 13, 25, 37, 49]);
});

test('elements', () => {
  const read = ELEMENTS.map((element) => ELEMENT_READINGS[element]);
  expect(read.map(({ hanzi }) => hanzi.simplified).join('')).toBe('木火土金水');
  expect(read.map(({ hanzi }) => hanzi.traditional).join('')).toBe('木火土金水');
  expect(read.map(({ pinyin }) => pinyin).join(' ')).toBe('mù huǒ tǔ jīn shuǐ');
});

test('animals', () => {
  const read = ANIMALS.map((animal) => ANIMAL_READINGS[animal]);
  expect(read.map(({ hanzi }) => hanzi.simplified).join('')).toBe('鼠牛虎兔龙蛇马羊猴鸡狗猪');
  expect(read.map(({ hanzi }) => hanzi.traditional).join('')).toBe('鼠牛虎兔龍蛇馬羊猴雞狗豬');
  expect(read.map(({ pinyin }) => pinyin).join(' ')).toBe(
    'shǔ niú hǔ tù lóng shé mǎ yáng hóu jī gǒu zhū',
  );
});

test('a card is read aloud with its seniority', () => {
  expect(readZodiacCard(1)).toEqual({
    hanzi: { simplified: '木鼠，一', traditional: '木鼠，一' },
    formal: { simplified: '木鼠，壹', traditional: '木鼠，壹' },
    pinyin: 'mù shǔ, yī',
    said: 'mù shǔ, yī',
    syllables: ['mu4', 'shu3', 'yi1'],
    digits: '1',
  });
  expect(readZodiacCard(5).hanzi).toEqual({ simplified: '土龙，五', traditional: '土龍，五' });
  expect(readZodiacCard(22).pinyin).toBe("mù jī, èrshí'èr");
});

test('a card is named without it', () => {
  expect(nameZodiacCard(5)).toMatchObject({
    hanzi: { simplified: '土龙', traditional: '土龍' },
    pinyin: 'tǔ lóng',
    digits: '5',
  });
});

test.each([0, 61, -11, 1.5, NaN])('there is no card %p', (seniority) => {
  expect(() => zodiacCard(seniority)).toThrow(BadInput);
  expect(() => readZodiacCard(seniority)).toThrow('The zodiac cards are numbered from 1 to 60.');
});

import { themes, withTextScale } from '../../app/theme';
import type { Colors } from '../../components/theme';
import { contrast } from './contrast';

const { light, dark } = themes;

test('light and dark have the same names for everything', () => {
  expect(Object.keys(dark.colors).sort()).toEqual(Object.keys(light.colors).sort());
});

const seats = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const;
const suits = ['green', 'orange', 'blue', 'red'] as const;
const elements = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
const written = [
  'ink',
  'inkSoft',
  'accent',
  'legal',
  'danger',
  ...seats,
  ...suits,
  ...elements,
] as const;
const pairs: (readonly [text: keyof Colors, ground: keyof Colors])[] = [
  ...written.flatMap((text) => [[text, 'surface'] as const, [text, 'card'] as const]),
  ['onAccent', 'accent'],
  ...elements.map((element) => ['onAccent', element] as const),
];

describe.each(Object.values(themes))('in $scheme', ({ colors }) => {
  test.each(pairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
  });
});

test('contrast is measured as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('the scales are those of the design', () => {
  expect(Object.values(light.space)).toEqual([2, 4, 8, 12, 16, 24, 32, 48]);
  expect(Object.values(light.text)).toEqual([12, 14, 16, 20, 28, 40, 64]);
  expect(Object.values(light.motion)).toEqual([120, 200, 320]);
  expect(light.radius.card).toBe(12);
  expect(light.touch).toBe(48);
});

describe('with letters twice as large', () => {
  test('a browser is told so, in every size', () => {
    const { text, textScale } = withTextScale(light, 2, false);
    expect(Object.values(text)).toEqual([24, 28, 32, 40, 56, 80, 128]);
    expect(textScale).toBe(2);
  });

  test('a phone does it by itself, and layouts know', () => {
    const { text, textScale } = withTextScale(light, 2, true);
    expect(text).toEqual(light.text);
    expect(textScale).toBe(2);
  });
});

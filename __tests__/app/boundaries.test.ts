/** @jest-environment node */
import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.js';

const root = path.join(__dirname, '../..');
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

/** Which rules a file at this place with this text would break. */
async function broken(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  const rules = result?.messages
    .filter(({ severity }) => severity === 2)
    .map(({ ruleId }) => ruleId);
  return [...new Set(rules)].map(String);
}

const imports = (from: string) => `import * as it from '${from}';\nexport { it };\n`;

describe('the engine', () => {
  test.each(['react', 'react-native', 'expo-speech', 'fast-check', 'node:fs', 'fs'])(
    'may not import the package %s',
    async (name) => {
      expect(await broken('engine/games/buyao/new.ts', imports(name))).toContain(
        'no-restricted-imports',
      );
    },
  );

  test.each(['../../../app/theme', '../../../components/Card', '../../../package.json'])(
    'may not import %s',
    async (name) => {
      expect(await broken('engine/games/buyao/new.ts', imports(name))).toContain(
        'import/no-restricted-paths',
      );
    },
  );

  test.each(['valibot', '../../core/game', './rules'])('may import %s', async (name) => {
    expect(await broken('engine/games/buyao/new.ts', imports(name))).toEqual([]);
  });

  test.each([
    ['new Date()', 'no-restricted-globals'],
    ['Date.now()', 'no-restricted-globals'],
    ['setTimeout(() => {}, 1)', 'no-restricted-globals'],
    ["console.log('hello')", 'no-restricted-globals'],
    ['process.env', 'no-restricted-globals'],
    ["fetch('here')", 'no-restricted-globals'],
    ['globalThis.Date', 'no-restricted-globals'],
    ['Math.random()', 'no-restricted-properties'],
    ["'a'.localeCompare('b')", 'no-restricted-properties'],
    ["import('react')", 'no-restricted-syntax'],
    ["require('react')", 'no-restricted-syntax'],
  ])('may not use %s', async (expression, rule) => {
    expect(await broken('engine/new.ts', `export const it = ${expression};\n`)).toContain(rule);
  });

  test('may use Math.floor', async () => {
    expect(await broken('engine/new.ts', 'export const it = Math.floor(1.5);\n')).toEqual([]);
  });
});

describe('components', () => {
  test.each(['../app/theme', '../app/texts', '../app/services/fonts'])(
    'may not import %s',
    async (name) => {
      expect(await broken('components/New.tsx', imports(name))).toContain(
        'import/no-restricted-paths',
      );
    },
  );

  test.each(['../engine', '../engine/chinese/number', './Card', 'react-native-svg'])(
    'may import %s',
    async (name) => {
      expect(await broken('components/New.tsx', imports(name))).toEqual([]);
    },
  );
});

describe('a package that reaches the device', () => {
  const services = {
    '@react-native-async-storage/async-storage': 'storage',
    'expo-file-system': 'files',
    'expo-font': 'fonts',
    'expo-haptics': 'haptics',
    'expo-keep-awake': 'awake',
    'expo-localization': 'locale',
    'expo-sharing': 'files',
    'expo-speech': 'speech',
    'expo-splash-screen': 'splash',
    'expo-system-ui': 'background',
  };

  test.each(Object.entries(services))('%s has one door, %s', async (name, service) => {
    expect(await broken(`app/services/${service}.ts`, imports(name))).toEqual([]);
    expect(await broken(`app/services/${service}.web.ts`, imports(name))).toEqual([]);
    expect(await broken('app/services/another.ts', imports(name))).toEqual([
      'no-restricted-imports',
    ]);
    expect(await broken('app/screens/New.tsx', imports(name))).toEqual(['no-restricted-imports']);
    expect(await broken('components/New.tsx', imports(name))).toEqual(['no-restricted-imports']);
  });

  test('a service does not open the others', async () => {
    expect(await broken('app/services/speech.ts', imports('expo-haptics'))).toEqual([
      'no-restricted-imports',
    ]);
  });
});

const drawn = (element: string) =>
  `import { Image, Pressable, View } from 'react-native';\nexport const It = () => ${element};\nexport { Image, Pressable, View };\n`;

describe('everywhere', () => {
  test.each(['engine/new.ts', 'components/new.ts', 'app/new.ts', '__tests__/app/new.test.ts'])(
    'there is no `any` in %s',
    async (file) => {
      const text = 'export const it = (x: any) => x;\n';
      expect(await broken(file, text)).toEqual(['@typescript-eslint/no-explicit-any']);
    },
  );

  test.each([
    ['<Pressable />', 'has-valid-accessibility-descriptors'],
    ['<View accessible><Pressable role="button" /></View>', 'no-nested-touchables'],
    ['<View accessibilityRole="knob" />', 'has-valid-accessibility-role'],
    ['<View accessibilityState={{ pressed: true }} />', 'has-valid-accessibility-state'],
    ['<View accessibilityActions={[{ label: "x" }]} />', 'has-valid-accessibility-actions'],
    ['<View accessibilityLiveRegion="loud" />', 'has-valid-accessibility-live-region'],
    ['<View importantForAccessibility="maybe" />', 'has-valid-important-for-accessibility'],
    ['<View accessibilityValue={{ about: 3 }} />', 'has-valid-accessibility-value'],
    ['<Image />', 'has-valid-accessibility-ignores-invert-colors'],
  ])('assistive tech could not make sense of %s', async (element, rule) => {
    expect(await broken('components/New.tsx', drawn(element))).toContain(
      `react-native-a11y/${rule}`,
    );
  });

  test('a button that says what it is passes', async () => {
    expect(await broken('components/New.tsx', drawn('<Pressable role="button" />'))).toEqual([]);
  });
});

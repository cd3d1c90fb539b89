const { defineConfig } = require('eslint/config');
const a11y = require('eslint-plugin-react-native-a11y');
const expo = require('eslint-config-expo/flat');

/** Each package that reaches the device, and the one file that may: tests and other platforms then replace a file. */
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

const closed = (packages) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: packages.map((name) => ({
        group: [name, `${name}/*`],
        message: `Only app/services/${services[name]}.ts may import ${name}.`,
      })),
    },
  ],
});

/** What would make a replay differ from the first time, or tie the engine to a device. */
const notInTheEngine = [
  ...['Date', 'performance', 'crypto', 'Intl'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['console', 'process', 'fetch', 'XMLHttpRequest', 'WebSocket', 'localStorage'],
  ...['window', 'document', 'navigator', 'self', 'global', 'globalThis', 'alert'],
];

module.exports = defineConfig([
  { ignores: ['dist/', 'node_modules/', '.expo/', 'test-results/', 'playwright-report/'] },
  expo,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      // `import fc from 'fast-check'` and its like are how their authors write them.
      'import/no-named-as-default-member': 'off',
      // What a module offers, TypeScript knows.
      'import/default': 'off',
      'import/export': 'off',
      'import/named': 'off',
      'import/namespace': 'off',
      'import/no-named-as-default': 'off',
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: './engine',
              from: './',
              except: ['./engine', './node_modules/valibot'],
              message: 'The engine imports nothing but itself and valibot.',
            },
            {
              target: './components',
              from: './app',
              message: 'Components get what they show by props and context, not from the app.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['{app,components,engine}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-native-a11y': a11y },
    rules: {
      'react-native-a11y/has-valid-accessibility-actions': 'error',
      'react-native-a11y/has-valid-accessibility-descriptors': 'error',
      'react-native-a11y/has-valid-accessibility-ignores-invert-colors': 'error',
      'react-native-a11y/has-valid-accessibility-live-region': 'error',
      'react-native-a11y/has-valid-accessibility-role': 'error',
      'react-native-a11y/has-valid-accessibility-state': 'error',
      'react-native-a11y/has-valid-accessibility-value': 'error',
      'react-native-a11y/has-valid-important-for-accessibility': 'error',
      'react-native-a11y/no-nested-touchables': 'error',
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    rules: closed(Object.keys(services)),
  },
  ...[...new Set(Object.values(services))].map((file) => ({
    files: [`app/services/${file}.ts`, `app/services/${file}.*.ts`],
    rules: closed(Object.keys(services).filter((name) => services[name] !== file)),
  })),
  {
    files: ['engine/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|\\.{1,2}$|valibot$)',
              message: 'The engine imports nothing but itself and valibot.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', ...notInTheEngine],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded Random of the match.' },
        { property: 'localeCompare', message: 'Its order differs from device to device.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'The engine is loaded as one piece.' },
        { selector: "CallExpression[callee.name='require']", message: 'Use import.' },
      ],
    },
  },
  {
    // Playwright's `use` is not React's.
    files: ['__tests__/browser/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Its packages are installed only when it runs.
    files: ['bench/**'],
    rules: { 'import/no-unresolved': 'off' },
  },
  {
    files: ['**/*.js'],
    languageOptions: {
      globals: { __dirname: 'readonly', Buffer: 'readonly', process: 'readonly' },
    },
  },
]);

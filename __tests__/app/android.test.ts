import appConfig from '../../app.config.js';
import app from '../../app.json';

interface Property {
  readonly type: 'property';
  readonly key: string;
  readonly value: string;
}

/** What Expo's types leave out: what is done to Android's own files. */
interface Changing {
  readonly mods: {
    readonly android: {
      gradleProperties(given: object): Promise<{ readonly modResults: readonly Property[] }>;
    };
  };
}

test('Android’s store is told to have room for thousands of long matches, once', async () => {
  const { mods } = appConfig({ config: app.expo }) as unknown as Changing;
  const before: Property[] = [
    { type: 'property', key: 'hermesEnabled', value: 'true' },
    { type: 'property', key: 'AsyncStorage_db_size_in_MB', value: '6' },
  ];
  const given = { ...app.expo, modResults: before, modRequest: {}, modRawConfig: app.expo };
  const { modResults } = await mods.android.gradleProperties(given);
  expect(modResults).toEqual([
    { type: 'property', key: 'hermesEnabled', value: 'true' },
    { type: 'property', key: 'AsyncStorage_db_size_in_MB', value: '64' },
  ]);
});

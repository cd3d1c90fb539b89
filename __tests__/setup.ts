import 'react-native-gesture-handler/jestSetup';
import { configure } from '@testing-library/react-native';
import { setUpTests } from 'react-native-reanimated';

jest.mock('react-native-worklets', () => jest.requireActual('react-native-worklets/src/mock'));
jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
jest.mock('expo-speech');
// Whether a font has loaded is the device's business: here it always has.
jest.mock('expo-font', () => ({ useFonts: () => [true, null] }));

setUpTests();
// How long a test and a `findBy…` may take at most: a busy machine is no failure.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

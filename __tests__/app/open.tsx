import { render } from '@testing-library/react-native';
import { getLocales, useLocales } from 'expo-localization';
import { App } from '../../app/App';
import { fetchScreens } from '../../app/later';

jest.mock('expo-localization');

// As somebody finds them who has been on Home for a moment; later.test.tsx holds the moment itself.
beforeAll(fetchScreens);

/** Starts the app on a device that speaks this language. */
export function open(languageTag = 'en-GB') {
  jest.mocked(useLocales).mockReturnValue([{ languageTag } as ReturnType<typeof getLocales>[0]]);
  return render(<App />);
}

import { render } from '@testing-library/react-native';
import { getLocales, useLocales } from 'expo-localization';
import { App } from '../../app/App';

jest.mock('expo-localization');

/** Starts the app on a device that speaks this language. */
export function open(languageTag = 'en-GB') {
  jest.mocked(useLocales).mockReturnValue([{ languageTag } as ReturnType<typeof getLocales>[0]]);
  return render(<App />);
}

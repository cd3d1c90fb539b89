import { StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { ThemeProvider } from '../components/theme';
import { Navigation } from './navigation';
import { useBackground } from './services/background';
import { useHanziFont } from './services/fonts';
import { useDeviceLanguages } from './services/locale';
import { usePageLanguage } from './services/page';
import { useSplash } from './services/splash';
import { chooseLanguage, LanguageProvider, tags } from './texts';
import { useSystemTheme } from './theme';

export function App() {
  const theme = useSystemTheme();
  const language = chooseLanguage(useDeviceLanguages());
  const ready = useHanziFont();
  useSplash(ready);
  useBackground(theme.colors.surface);
  usePageLanguage(tags[language]);

  // A first look at the wrong shapes would teach them: until the font is there, the start screen stays.
  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <ThemeProvider value={theme}>
        <LanguageProvider value={language}>
          <StatusBar barStyle={theme.scheme === 'dark' ? 'light-content' : 'dark-content'} />
          <Navigation />
        </LanguageProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

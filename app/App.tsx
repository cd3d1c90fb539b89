import { useMemo } from 'react';
import { StatusBar } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LookProvider } from '../components/look';
import { ThemeProvider } from '../components/theme';
import { LockProvider, useKeptLock, type LockControl } from './lock/LockProvider';
import { Navigation } from './navigation';
import { useBackground } from './services/background';
import { useHanziFont } from './services/fonts';
import { useDeviceLanguages } from './services/locale';
import { useOffline } from './services/offline';
import { usePage } from './services/page';
import { useReducedMotion } from './services/reducedMotion';
import { useSplash } from './services/splash';
import { VoiceProvider } from './services/voice';
import { lookOf } from './settings/look';
import { SettingsProvider, useKeptSettings, useSettings } from './settings/SettingsProvider';
import { chooseLanguage, LanguageProvider, tags } from './texts';
import { useAppTheme } from './theme';

export function App() {
  const control = useKeptSettings();
  const lock = useKeptLock();
  const fontIsThere = useHanziFont();
  const ready = control !== null && lock !== null && fontIsThere;
  useSplash(ready);
  useOffline();

  // A first look at the wrong shapes would teach them, and one in the wrong colours would blind: until
  // everything is there, the start screen stays.
  if (!ready) return null;
  return (
    <SettingsProvider value={control}>
      <Furnished lock={lock} />
    </SettingsProvider>
  );
}

/** The app as its people like it. */
function Furnished({ lock }: { readonly lock: LockControl }) {
  const { settings } = useSettings();
  const theme = useAppTheme(settings.theme);
  const reducedMotion = useReducedMotion();
  const look = useMemo(() => lookOf(settings, reducedMotion), [settings, reducedMotion]);
  const device = useDeviceLanguages();
  const language = settings.language === 'system' ? chooseLanguage(device) : settings.language;
  useBackground(theme.colors.surface);
  usePage({ language: tags[language], scheme: theme.scheme });

  return (
    <SafeAreaProvider>
      <ThemeProvider value={theme}>
        <LookProvider value={look}>
          <LanguageProvider value={language}>
            <VoiceProvider mode={settings.voice}>
              <LockProvider value={lock}>
                <StatusBar barStyle={theme.scheme === 'dark' ? 'light-content' : 'dark-content'} />
                <Navigation />
              </LockProvider>
            </VoiceProvider>
          </LanguageProvider>
        </LookProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTheme } from '../components/theme';
import { linking, type Routes } from './routes';
import { Deck } from './screens/Deck';
import { Home } from './screens/Home';
import { Lost } from './screens/Lost';
import { Settings } from './screens/Settings';
import { gameTexts, useLanguage, useTexts } from './texts';

const Stack = createNativeStackNavigator<Routes>();

export function Navigation() {
  const { scheme, colors } = useTheme();
  const language = useLanguage();
  const texts = useTexts();
  const app = `${texts.name.hanzi} ${texts.name.pinyin}`;
  const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
  return (
    <NavigationContainer
      linking={linking}
      theme={{ ...base, colors: { ...base.colors, background: colors.surface } }}
      documentTitle={{
        formatter: (options) => (options?.title ? `${options.title} · ${app}` : app),
      }}
    >
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Home" component={Home} />
        <Stack.Screen
          name="Deck"
          component={Deck}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Settings"
          component={Settings}
          options={{ title: texts.settings.title }}
        />
        <Stack.Screen name="Lost" component={Lost} options={{ title: texts.lost.title }} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

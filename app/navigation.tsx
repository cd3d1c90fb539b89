import { DarkTheme, DefaultTheme, NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTheme } from '../components/theme';
import { linking, type Routes } from './routes';
import { Deck } from './screens/Deck';
import { Home } from './screens/Home';
import { Lesson } from './screens/Lesson';
import { Lost } from './screens/Lost';
import { Rules } from './screens/Rules';
import { Settings } from './screens/Settings';
import { Setup } from './screens/Setup';
import { Table } from './screens/Table';
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
        <Stack.Screen name="Setup" component={Setup} options={{ title: texts.setup.title }} />
        <Stack.Screen
          name="Table"
          component={Table}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Deck"
          component={Deck}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen name="Rules" component={Rules} options={{ title: texts.help.rules }} />
        <Stack.Screen name="Lesson" component={Lesson} options={{ title: texts.help.first }} />
        <Stack.Screen
          name="Settings"
          component={Settings}
          options={{ title: texts.settings.title }}
        />
        {__DEV__ && (
          <Stack.Screen
            name="Gallery"
            // For those who build the app: asked for only here, it is in no build that others get.
            // eslint-disable-next-line @typescript-eslint/no-require-imports
            getComponent={() => require('./screens/Gallery').Gallery}
          />
        )}
        <Stack.Screen name="Lost" component={Lost} options={{ title: texts.lost.title }} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

import {
  DarkTheme,
  DefaultTheme,
  NavigationContainer,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTheme } from '../components/theme';
import { later } from './later';
import { useLock } from './lock/LockProvider';
import { linking, type Routes } from './routes';
import { Home } from './screens/Home';
import { Lost } from './screens/Lost';
import { gameTexts, useLanguage, useTexts } from './texts';

const Stack = createNativeStackNavigator<Routes>();

/** All but Home, which is to be there at once. */
const beyond = {
  Again: later((all) => all.Again),
  Challenge: later((all) => all.Challenge),
  Deck: later((all) => all.Deck),
  Ladder: later((all) => all.Ladder),
  Lesson: later((all) => all.Lesson),
  LessonPlan: later((all) => all.LessonPlan),
  Lessons: later((all) => all.Lessons),
  LoadLesson: later((all) => all.LoadLesson),
  Page: later((all) => all.Page),
  Player: later((all) => all.Player),
  Record: later((all) => all.Record),
  Records: later((all) => all.Records),
  Roster: later((all) => all.Roster),
  Rules: later((all) => all.Rules),
  Settings: later((all) => all.Settings),
  Setup: later((all) => all.Setup),
  Table: later((all) => all.Table),
  Today: later((all) => all.Today),
};

/** For those who build the app: in no build that others get. */
const Gallery = __DEV__
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would be in every build
    () => (require('./screens/Gallery') as typeof import('./screens/Gallery')).Gallery
  : null;

/** Where children are: the lock shuts on the way there. */
const OPEN_TO_ALL: readonly (keyof Routes)[] = ['Home', 'Table', 'Again'];

export function Navigation() {
  const { scheme, colors } = useTheme();
  const language = useLanguage();
  const texts = useTexts();
  const app = `${texts.name.hanzi} ${texts.name.pinyin}`;
  const { close } = useLock();
  const container = useNavigationContainerRef<Routes>();
  const shut = () => {
    const route = container.getCurrentRoute();
    if (route && OPEN_TO_ALL.includes(route.name)) close();
  };
  const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
  return (
    <NavigationContainer
      ref={container}
      onStateChange={shut}
      linking={linking}
      theme={{ ...base, colors: { ...base.colors, background: colors.surface } }}
      documentTitle={{
        formatter: (options) => (options?.title ? `${options.title} · ${app}` : app),
      }}
    >
      <Stack.Navigator screenOptions={{ headerShown: false }}>
        <Stack.Screen name="Home" component={Home} />
        <Stack.Screen
          name="Setup"
          component={beyond.Setup}
          options={{ title: texts.setup.title }}
        />
        <Stack.Screen
          name="Table"
          component={beyond.Table}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Again"
          component={beyond.Again}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Deck"
          component={beyond.Deck}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen name="Rules" component={beyond.Rules} options={{ title: texts.help.rules }} />
        <Stack.Screen
          name="Lesson"
          component={beyond.Lesson}
          options={{ title: texts.help.first }}
        />
        <Stack.Screen
          name="Lessons"
          component={beyond.Lessons}
          options={{ title: texts.plans.title }}
        />
        <Stack.Screen
          name="LessonPlan"
          component={beyond.LessonPlan}
          options={{ title: texts.plans.edit }}
        />
        <Stack.Screen
          name="LoadLesson"
          component={beyond.LoadLesson}
          options={{ title: texts.plans.loading.title }}
        />
        <Stack.Screen
          name="Roster"
          component={beyond.Roster}
          options={{ title: texts.roster.title }}
        />
        <Stack.Screen
          name="Page"
          component={beyond.Page}
          // One may lie on another.
          getId={({ params: { game, page } }) => `${game}/${page}`}
          options={({ route: { params } }) => ({
            title:
              gameTexts[params.game]?.pages?.[params.page]?.title[language] ?? texts.lost.title,
          })}
        />
        <Stack.Screen
          name="Today"
          component={beyond.Today}
          options={{ title: texts.today.title }}
        />
        <Stack.Screen
          name="Challenge"
          component={beyond.Challenge}
          options={{ title: texts.today.title }}
        />
        <Stack.Screen
          name="Ladder"
          component={beyond.Ladder}
          options={{ title: texts.ladder.title }}
        />
        <Stack.Screen
          name="Records"
          component={beyond.Records}
          options={{ title: texts.records.title }}
        />
        <Stack.Screen
          name="Record"
          component={beyond.Record}
          options={{ title: texts.records.title }}
        />
        <Stack.Screen
          name="Player"
          component={beyond.Player}
          options={{ title: texts.records.player.title }}
        />
        <Stack.Screen
          name="Settings"
          component={beyond.Settings}
          options={{ title: texts.settings.title }}
        />
        {Gallery && <Stack.Screen name="Gallery" getComponent={Gallery} />}
        <Stack.Screen name="Lost" component={Lost} options={{ title: texts.lost.title }} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

import {
  DarkTheme,
  DefaultTheme,
  NavigationContainer,
  useNavigationContainerRef,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useTheme } from '../components/theme';
import { guarded } from './lock/guarded';
import { useLock } from './lock/LockProvider';
import { linking, type Routes } from './routes';
import { Deck } from './screens/Deck';
import { Home } from './screens/Home';
import { LessonPlan } from './screens/LessonPlan';
import { Lessons } from './screens/Lessons';
import { LoadLesson } from './screens/LoadLesson';
import { Lost } from './screens/Lost';
import { Roster } from './screens/Roster';
import { Settings } from './screens/Settings';
import { Setup } from './screens/Setup';
import { gameTexts, useLanguage, useTexts } from './texts';

const Stack = createNativeStackNavigator<Routes>();

/**
 * Loaded when somebody first goes there: these bring the whole machinery of cards in motion with them, and
 * Home is to be there at once.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- an import would load them at the start */
const later = {
  Table: () => (require('./screens/Table') as typeof import('./screens/Table')).Table,
  Rules: () => (require('./screens/Rules') as typeof import('./screens/Rules')).Rules,
  Lesson: () => (require('./screens/Lesson') as typeof import('./screens/Lesson')).Lesson,
  Today: () => (require('./screens/Today') as typeof import('./screens/Today')).Today,
  Challenge: () =>
    (require('./screens/Challenge') as typeof import('./screens/Challenge')).Challenge,
  Ladder: () => (require('./screens/Ladder') as typeof import('./screens/Ladder')).Ladder,
  Records: () => (require('./screens/Records') as typeof import('./screens/Records')).Records,
  Record: () => (require('./screens/Record') as typeof import('./screens/Record')).Record,
  Player: () => (require('./screens/Player') as typeof import('./screens/Player')).Player,
  Page: () => (require('./screens/Page') as typeof import('./screens/Page')).Page,
  /** For those who build the app: in no build that others get. */
  Gallery: __DEV__
    ? () => (require('./screens/Gallery') as typeof import('./screens/Gallery')).Gallery
    : null,
};
/* eslint-enable @typescript-eslint/no-require-imports */

/** Screens behind the teacher's lock, one line each. */
const locked = {
  Lessons: guarded(Lessons),
  LessonPlan: guarded(LessonPlan),
  LoadLesson: guarded(LoadLesson),
  Roster: guarded(Roster),
  Settings: guarded(Settings),
};

/** Where children are: the lock shuts on the way there. */
const OPEN_TO_ALL: readonly (keyof Routes)[] = ['Home', 'Table'];

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
        <Stack.Screen name="Setup" component={Setup} options={{ title: texts.setup.title }} />
        <Stack.Screen
          name="Table"
          getComponent={later.Table}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Deck"
          component={Deck}
          options={({ route }) => ({ title: gameTexts[route.params.game]?.name[language] })}
        />
        <Stack.Screen
          name="Rules"
          getComponent={later.Rules}
          options={{ title: texts.help.rules }}
        />
        <Stack.Screen
          name="Lesson"
          getComponent={later.Lesson}
          options={{ title: texts.help.first }}
        />
        <Stack.Screen
          name="Lessons"
          component={locked.Lessons}
          options={{ title: texts.plans.title }}
        />
        <Stack.Screen
          name="LessonPlan"
          component={locked.LessonPlan}
          options={{ title: texts.plans.edit }}
        />
        <Stack.Screen
          name="LoadLesson"
          component={locked.LoadLesson}
          options={{ title: texts.plans.loading.title }}
        />
        <Stack.Screen
          name="Roster"
          component={locked.Roster}
          options={{ title: texts.roster.title }}
        />
        <Stack.Screen
          name="Page"
          getComponent={later.Page}
          // One may lie on another.
          getId={({ params: { game, page } }) => `${game}/${page}`}
          options={({ route: { params } }) => ({
            title:
              gameTexts[params.game]?.pages?.[params.page]?.title[language] ?? texts.lost.title,
          })}
        />
        <Stack.Screen
          name="Today"
          getComponent={later.Today}
          options={{ title: texts.today.title }}
        />
        <Stack.Screen
          name="Challenge"
          getComponent={later.Challenge}
          options={{ title: texts.today.title }}
        />
        <Stack.Screen
          name="Ladder"
          getComponent={later.Ladder}
          options={{ title: texts.ladder.title }}
        />
        <Stack.Screen
          name="Records"
          getComponent={later.Records}
          options={{ title: texts.records.title }}
        />
        <Stack.Screen
          name="Record"
          getComponent={later.Record}
          options={{ title: texts.records.title }}
        />
        <Stack.Screen
          name="Player"
          getComponent={later.Player}
          options={{ title: texts.records.player.title }}
        />
        <Stack.Screen
          name="Settings"
          component={locked.Settings}
          options={{ title: texts.settings.title }}
        />
        {later.Gallery && <Stack.Screen name="Gallery" getComponent={later.Gallery} />}
        <Stack.Screen name="Lost" component={Lost} options={{ title: texts.lost.title }} />
      </Stack.Navigator>
    </NavigationContainer>
  );
}

import { getPathFromState, type LinkingOptions } from '@react-navigation/native';
import type { PlayedId } from './texts';

/** Every screen, and what it needs to know. */
export type Routes = {
  Home: undefined;
  Table: { game: PlayedId };
  /** The match on the table, once it is over, to be stepped through. */
  Again: { game: PlayedId };
  Setup: { game: PlayedId };
  Rules: { game: PlayedId };
  /** Without a level, the first one of its game. */
  Lesson: { game: PlayedId; level?: number };
  Deck: { game: PlayedId };
  Lessons: undefined;
  LessonPlan: { id: string };
  LoadLesson: { code?: string } | undefined;
  Roster: undefined;
  Today: undefined;
  Challenge: { date: string; level: number };
  Ladder: undefined;
  Records: undefined;
  /** One match, to be played through again. */
  Record: { id: string };
  /** Somebody of the roster. */
  Player: { id: string };
  /** A page of a game's own. */
  Page: { game: PlayedId; page: string };
  Settings: undefined;
  /** In development alone. */
  Gallery: undefined;
  Lost: undefined;
};

/** Where the site lives, if not at the top of its host. */
const base = process.env.EXPO_BASE_URL;

/**
 * Addresses below a folder. Home is the folder itself, with its slash: the worker that keeps the app offline
 * answers for all that lies in it, and not for its bare name.
 */
export function pathsUnder(folder: string | undefined): typeof getPathFromState {
  return (state, options) => {
    const path = getPathFromState(state, options);
    return path === folder ? `${path}/` : path;
  };
}

/** Addresses on the web and for `shushu://`. A deep link has Home below it, so that back leads there. */
export const linking: LinkingOptions<Routes> = {
  prefixes: ['shushu://'],
  getPathFromState: pathsUnder(base),
  config: {
    path: base,
    initialRouteName: 'Home',
    screens: {
      Home: '',
      Table: ':game',
      Again: ':game/again',
      Setup: ':game/new',
      Rules: ':game/rules',
      Lesson: { path: ':game/lesson/:level?', parse: { level: Number } },
      Deck: ':game/cards',
      Lessons: 'lessons',
      LoadLesson: 'lessons/load',
      LessonPlan: 'lessons/:id',
      Roster: 'players',
      Today: 'today',
      Challenge: { path: 'today/:date/:level', parse: { level: Number } },
      Ladder: 'ladder',
      Records: 'records',
      Record: 'records/:id',
      Player: 'players/:id',
      Page: ':game/:page',
      Settings: 'settings',
      ...(__DEV__ && { Gallery: 'gallery' }),
      Lost: '*',
    },
  },
};

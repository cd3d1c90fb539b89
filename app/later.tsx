import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';
import { Notice } from '../components/Notice';
import { Screen } from '../components/Screen';
import { useTheme } from '../components/theme';
import { reload } from './services/reload';
import { useTexts } from './texts';

type Screens = typeof import('./screens/beyondHome').screens;

/** What is here of the screens beyond Home. */
let piece: Screens | 'coming' | 'failed' | null = null;
const watchers = new Set<() => void>();

function become(next: typeof piece) {
  piece = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Once is enough, but where it failed it can be tried again. It never throws: what became of it is shown. */
export async function fetchScreens(): Promise<void> {
  if (piece !== null && piece !== 'failed') return;
  become('coming');
  try {
    become((await import('./screens/beyondHome')).screens);
  } catch {
    become('failed');
  }
}

/** A page that is out of date asks for what is there no longer: then only a new one helps. */
async function tryAgain() {
  await fetchScreens();
  if (piece === 'failed') reload();
}

/** So long after Home is shown that it has been drawn. */
const SOON = 50;

/** Fetches them before anybody asks, once Home is there. */
export function useScreensSoon(isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => void fetchScreens(), SOON);
    return () => clearTimeout(timer);
  }, [isShown]);
}

/** A screen beyond Home: `later((all) => all.Table)`. */
export function later<Props extends object>(pick: (all: Screens) => ComponentType<Props>) {
  return function Later(props: Props) {
    const now = useSyncExternalStore(
      watch,
      () => piece,
      () => piece,
    );
    useEffect(() => void fetchScreens(), []);
    if (now === 'failed') return <NotHere />;
    if (now === null || now === 'coming') return <Screen />;
    return createElement(pick(now), props);
  };
}

function NotHere() {
  const { space } = useTheme();
  const texts = useTexts();
  return (
    <Screen>
      <View style={[styles.page, { padding: space.l }]}>
        <Notice
          text={texts.later.failed}
          act={{ label: texts.later.again, onPress: () => void tryAgain() }}
        />
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, justifyContent: 'center', alignSelf: 'center', width: '100%', maxWidth: 640 },
});

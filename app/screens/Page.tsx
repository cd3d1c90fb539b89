import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { Screen } from '../../components/Screen';
import { TopBar } from '../../components/TopBar';
import { tables } from '../play/games';
import type { Routes } from '../routes';
import { gameTexts, isPlayed, useLanguage, useTexts } from '../texts';
import { Lost } from './Lost';

/** A page of a game's own: a look back at a match, statistics. */
export function Page({ route, navigation }: NativeStackScreenProps<Routes, 'Page'>) {
  const texts = useTexts();
  const language = useLanguage();
  const { game, page } = route.params;
  const Content = isPlayed(game) ? tables[game].pages?.[page] : undefined;
  if (!Content) return <Lost />;
  return (
    <Screen>
      <TopBar
        hanzi={gameTexts[game].hanzi}
        title={gameTexts[game].pages?.[page]?.title[language]}
        back={{ label: texts.back, onPress: () => navigation.goBack() }}
      />
      <Content game={game} />
    </Screen>
  );
}

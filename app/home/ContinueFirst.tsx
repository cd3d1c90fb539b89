import { useLinkProps } from '@react-navigation/native';
import { ContinueCard } from '../../components/ContinueCard';
import { toMove } from '../../engine';
import { namesOf } from '../play/names';
import type { Routes } from '../routes';
import { gameTexts, useLanguage, useTexts } from '../texts';
import type { Waiting } from './useLatest';

/** The way back into the match that waits. */
export function ContinueFirst({ game, sitting }: Waiting) {
  const texts = useTexts();
  const language = useLanguage();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Table', params: { game } });
  const { hanzi, name } = gameTexts[game];
  const names = namesOf(sitting.players, language);
  const next = toMove(sitting.match).flatMap((seat) => names[seat] ?? []);
  return (
    <ContinueCard
      label={texts.home.goOn}
      hanzi={hanzi}
      says={texts.home.goOnWith(name[language])}
      stands={texts.home.stands(names, next)}
      way={{ href, onPress }}
    />
  );
}

import { useLinkProps } from '@react-navigation/native';
import { LinkButton } from '../../components/LinkButton';
import type { Routes } from '../routes';
import { gameTexts, useLanguage, type PlayedId } from '../texts';

interface Props {
  readonly game: PlayedId;
  /** Left out are those about a match, or the one that people are on. */
  readonly but?: 'ofMatch' | { readonly page: string };
}

/** The ways to the pages that a game has of its own. */
export function PageLinks({ game, but }: Props) {
  return Object.entries(gameTexts[game].pages ?? {})
    .filter(([page, { ofMatch }]) => (but === 'ofMatch' ? !ofMatch : but?.page !== page))
    .map(([page]) => <PageLink key={page} game={game} page={page} />);
}

function PageLink({ game, page }: { readonly game: PlayedId; readonly page: string }) {
  const language = useLanguage();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Page', params: { game, page } });
  const { name, pages } = gameTexts[game];
  const label = pages?.[page]?.title[language] ?? '';
  const says = `${label}: ${name[language]}`;
  return <LinkButton kind="quiet" label={label} says={says} way={{ href, onPress }} />;
}

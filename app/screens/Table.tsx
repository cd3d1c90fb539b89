import { useIsFocused } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect } from 'react';
import { games, type GameId } from '../../engine';
import { keepSitting } from '../play/saved';
import { MatchTable } from '../play/table/MatchTable';
import { useFound } from '../play/useFound';
import type { Routes } from '../routes';
import { Lost } from './Lost';

type Props = NativeStackScreenProps<Routes, 'Table'>;

/** The game as it was left; where there is none, the table is set first. */
export function Table(props: Props) {
  // An address can name a game that is not there.
  if (!Object.hasOwn(games, props.route.params.game)) return <Lost />;
  return <Found {...props} game={props.route.params.game} />;
}

function Found({ game, navigation }: Props & { readonly game: GameId }) {
  const found = useFound(game);
  const inFront = useIsFocused();
  const missing = found !== null && found.sitting === null;
  useEffect(() => {
    if (missing) navigation.replace('Setup', { game });
  }, [missing, navigation, game]);

  if (!found?.sitting) return null;
  return (
    <MatchTable
      start={found.sitting}
      onChange={keepSitting}
      paused={!inFront}
      onBack={() => navigation.popTo('Home')}
      onRules={() => navigation.navigate('Rules', { game })}
      onSettings={() => navigation.navigate('Settings')}
      onAnew={() => navigation.navigate('Setup', { game })}
    />
  );
}

import { useIsFocused } from '@react-navigation/native';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useCallback, useEffect, useState } from 'react';
import { noteEnd } from '../ladder/climbed';
import type { Sitting } from '../play/playing';
import { MatchTable } from '../play/table/MatchTable';
import { useFound } from '../play/useFound';
import { keepPlayed } from '../records/keepPlayed';
import type { Routes } from '../routes';
import { SettingsOver } from '../settings/SettingsOver';
import { isPlayed, type PlayedId } from '../texts';
import { Lost } from './Lost';

type Props = NativeStackScreenProps<Routes, 'Table'>;

const NOTHING = {};

/** The game as it was left; where there is none, the table is set first. */
export function Table(props: Props) {
  const { game } = props.route.params;
  if (!isPlayed(game)) return <Lost />;
  return <Found {...props} game={game} />;
}

/** A game that is over may open the next step of the ladder. */
function keepAndNote(sitting: Sitting) {
  keepPlayed(sitting);
  void noteEnd(sitting.match);
}

function Found({ game, navigation }: Props & { readonly game: PlayedId }) {
  const found = useFound(game);
  const inFront = useIsFocused();
  const missing = found !== null && found.sitting === null;
  useEffect(() => {
    if (missing) navigation.replace('Setup', { game });
  }, [missing, navigation, game]);

  /** The match as it is now: a lesson may end while the table stays. */
  const [now, setNow] = useState<Sitting | null>(null);
  const change = useCallback((sitting: Sitting) => {
    keepAndNote(sitting);
    setNow(sitting);
  }, []);

  if (!found?.sitting) return null;
  const { lesson } = now ?? found.sitting;
  return (
    <SettingsOver over={lesson?.settings ?? NOTHING}>
      <MatchTable
        start={found.sitting}
        onChange={change}
        paused={!inFront}
        onBack={() => navigation.popTo('Home')}
        onRules={() => navigation.navigate('Rules', { game })}
        onSettings={() => navigation.navigate('Settings')}
        onAnew={() => navigation.navigate('Setup', { game })}
      />
    </SettingsOver>
  );
}

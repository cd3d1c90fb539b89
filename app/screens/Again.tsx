import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect } from 'react';
import { Screen } from '../../components/Screen';
import { result } from '../../engine';
import { useFound } from '../play/useFound';
import { ReplayTable } from '../records/ReplayTable';
import type { Routes } from '../routes';
import { SettingsOver } from '../settings/SettingsOver';
import { isPlayed, type PlayedId } from '../texts';
import { Lost } from './Lost';

type Props = NativeStackScreenProps<Routes, 'Again'>;

const NOTHING = {};

/** The match that has just ended, to be stepped through by those who played it; the records are the teacher's. */
export function Again(props: Props) {
  const { game } = props.route.params;
  if (!isPlayed(game)) return <Lost />;
  return <Found {...props} game={game} />;
}

function Found({ game, navigation }: Props & { readonly game: PlayedId }) {
  const found = useFound(game);
  const sitting = found?.sitting;
  const over = sitting ? result(sitting.match) !== null : false;
  const away = found !== null && !over;
  useEffect(() => {
    // What is still played would show what is hidden.
    if (away) navigation.replace('Table', { game });
  }, [away, navigation, game]);

  if (!sitting || !over) return <Screen />;
  return (
    <SettingsOver over={sitting.lesson?.settings ?? NOTHING}>
      <ReplayTable
        record={sitting}
        onBack={() => navigation.popTo('Table', { game })}
        onDelete={null}
      />
    </SettingsOver>
  );
}

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useEffect, useState } from 'react';
import { Screen } from '../../components/Screen';
import { TopBar } from '../../components/TopBar';
import { findRecord, remove } from '../records/book';
import { Nothing } from '../records/Nothing';
import type { MatchRecord } from '../records/record';
import { ReplayTable } from '../records/ReplayTable';
import type { Routes } from '../routes';
import { useTexts } from '../texts';

/** A finished match, to be played through again. */
export function Record({ route, navigation }: NativeStackScreenProps<Routes, 'Record'>) {
  const texts = useTexts();
  const { id } = route.params;
  const [found, setFound] = useState<MatchRecord | null | 'looking'>('looking');
  useEffect(() => {
    let here = true;
    void findRecord(id).then((record) => here && setFound(record));
    return () => {
      here = false;
    };
  }, [id]);

  const back = () => navigation.popTo('Records');
  if (found === 'looking') return <Screen />;
  if (found) {
    return (
      <ReplayTable
        record={found}
        onBack={back}
        onDelete={() => void remove(new Set([id])).then(back)}
      />
    );
  }
  const says = texts.records.missing;
  return (
    <Screen>
      <TopBar
        hanzi={texts.name.hanzi}
        title={texts.records.title}
        back={{ label: texts.back, onPress: back }}
      />
      <Nothing {...says} way={{ label: says.back, to: { screen: 'Records' } }} />
    </Screen>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Words } from '../../components/help/Words';
import { Sheet } from '../../components/Sheet';
import { recall } from '../kept/kept';
import { keptRoster } from '../roster/roster';
import { saveFile, type Saved, type TextFile } from '../services/files';
import { texts as inAll, useLanguage, useTexts, type Language } from '../texts';
import { backupOf } from './backup';
import { recordTexts } from './book';
import { resultsTable } from './resultsTable';
import type { Row } from './row';
import { dateOf } from './when';

interface Props {
  readonly what: 'table' | 'backup';
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Makes a file of the matches that are listed, and tells what became of it. */
export function SaveSheet({ what, rows, onClose }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const says = texts.records.files;
  // Once, when the sheet is opened, of what was listed then.
  const [making] = useState(() => fileOf(what, rows, language));
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let here = true;
    const save = async () => {
      const file = await making.catch(() => null);
      if (!here) return;
      const how = file ? await saveFile(file) : 'failed';
      if (here) setSaved(how);
    };
    void save();
    return () => {
      here = false;
    };
  }, [making]);
  return (
    <Sheet title={says[what]} close={texts.close} onClose={onClose}>
      <Words>{saved === null ? says.making : says[saved]}</Words>
      <Button kind="secondary" label={texts.close} onPress={onClose} />
    </Sheet>
  );
}

async function fileOf(
  what: Props['what'],
  rows: readonly Row[],
  language: Language,
): Promise<TextFile> {
  const texts = inAll[language];
  const name = `${texts.records.files.name[what]}-${dateOf(Date.now())}`;
  if (what === 'table') {
    return { name: `${name}.csv`, type: 'text/csv', text: resultsTable(rows, language) };
  }
  const found = await recordTexts(new Set(rows.map(({ id }) => id)));
  const { value: roster } = await recall(keptRoster);
  const text = backupOf([...found.values()], roster);
  return { name: `${name}.json`, type: 'application/json', text };
}

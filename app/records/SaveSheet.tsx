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
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => {
    let here = true;
    void fileOf(what, rows, language)
      .then((file) => (here ? saveFile(file) : 'leftIt'))
      .then((how) => here && setSaved(how));
    return () => {
      here = false;
    };
    // Once, however often it is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (saved === 'leftIt') return null;
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

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Words } from '../../components/help/Words';
import { Sheet } from '../../components/Sheet';
import { recall } from '../kept/kept';
import { bringPeople } from '../roster/merge';
import { keptRoster } from '../roster/roster';
import { pickFile } from '../services/files';
import { useLanguage, useTexts } from '../texts';
import { inWords } from '../texts/refusals';
import { LARGEST_FILE } from './backup';
import { bringIn } from './bringIn';
import { lookThrough, type Incoming } from './incoming';
import type { Row } from './row';

interface Props {
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  /** There are new matches. */
  readonly onDone: () => void;
}

type Stage =
  | { readonly kind: 'choosing'; readonly fault?: string }
  | { readonly kind: 'looking' | 'adding'; readonly done: number }
  | { readonly kind: 'found'; readonly incoming: Incoming }
  | {
      readonly kind: 'done';
      readonly added: number;
      readonly left: number;
      readonly people: number;
    };

/** A backup is chosen, looked through, and only then, when somebody says so, put on record. */
export function ImportSheet({ rows, onClose, onDone }: Props) {
  const texts = useTexts();
  const says = texts.records.import;
  const [stage, setStage] = useState<Stage>({ kind: 'choosing' });
  /** The sheet has been closed, or something else is looked through. */
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  const look = async (text: string) => {
    setStage({ kind: 'looking', done: 0 });
    const { value: roster } = await recall(keptRoster);
    const here = { ids: new Set(rows.map(({ id }) => id)), roster };
    const found = await lookThrough(text, here, {
      onProgress: (done) => setStage({ kind: 'looking', done }),
      stopped: () => stopped.current,
    });
    if (stopped.current || found === null) return;
    if (typeof found === 'string')
      setStage({ kind: 'choosing', fault: texts.records.import.faults[found] });
    else setStage({ kind: 'found', incoming: found });
  };
  const pick = async () => {
    const picked = await pickFile(LARGEST_FILE);
    if (picked === null || stopped.current) return;
    if (typeof picked === 'string')
      setStage({ kind: 'choosing', fault: texts.records.import.faults[picked] });
    else await look(picked.text);
  };
  const add = async ({ fresh, people: { fresh: newcomers } }: Incoming) => {
    setStage({ kind: 'adding', done: 0 });
    const people = await bringPeople(newcomers);
    const added = await bringIn(fresh, (done) => setStage({ kind: 'adding', done }));
    onDone();
    setStage({ kind: 'done', added, left: fresh.length - added, people });
  };

  return (
    <Sheet title={says.title} close={texts.close} onClose={onClose}>
      {stage.kind === 'choosing' && (
        <>
          {stage.fault !== undefined && <Words>{stage.fault}</Words>}
          <Words>{says.unwritten}</Words>
          <Button kind="primary" label={says.choose} onPress={() => void pick()} />
        </>
      )}
      {(stage.kind === 'looking' || stage.kind === 'adding') && (
        <>
          <Words>{says[stage.kind](stage.done)}</Words>
          {stage.kind === 'looking' && (
            <Button kind="secondary" label={says.stop} onPress={onClose} />
          )}
        </>
      )}
      {stage.kind === 'found' && (
        <Found incoming={stage.incoming} onYes={() => void add(stage.incoming)} onNo={onClose} />
      )}
      {stage.kind === 'done' && (
        <>
          {(stage.added > 0 || stage.people === 0) && <Words>{says.done(stage.added)}</Words>}
          {stage.people > 0 && <Words>{says.people.done(stage.people)}</Words>}
          {stage.left > 0 && <Words>{says.noRoom(stage.left)}</Words>}
          <Button kind="secondary" label={texts.close} onPress={onClose} />
        </>
      )}
    </Sheet>
  );
}

interface FoundProps {
  readonly incoming: Incoming;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Who would come to the roster, and who is there already. */
function People({ people: { fresh, renamed, there, unlike, left } }: Pick<Incoming, 'people'>) {
  const texts = useTexts();
  const says = texts.records.import.people;
  return (
    <>
      {fresh.length > 0 && <Words>{says.fresh(fresh.length)}</Words>}
      {renamed.length > 0 && <Words>{says.renamed(renamed)}</Words>}
      {there > 0 && <Words>{says.there(there)}</Words>}
      {unlike > 0 && <Words>{says.unlike(unlike)}</Words>}
      {left > 0 && <Words>{says.left(left)}</Words>}
    </>
  );
}

/** What the backup would bring, and why some of it cannot be had. */
function Found({ incoming, onYes, onNo }: FoundProps) {
  const texts = useTexts();
  const language = useLanguage();
  const says = texts.records.import;
  const { fresh, unlike, there, refused, people } = incoming;
  const brandNew = fresh.length - unlike;
  const newcomers = people.fresh.length;
  const isNothing = fresh.length === 0 && newcomers === 0;
  return (
    <>
      {brandNew > 0 && <Words>{says.fresh(brandNew)}</Words>}
      {unlike > 0 && <Words>{says.unlike(unlike)}</Words>}
      {there > 0 && <Words>{says.there(there)}</Words>}
      <People people={people} />
      {refused.map(({ why, count }) => (
        <Words key={why.code}>{says.refused(count, inWords(why, language))}</Words>
      ))}
      {isNothing ? (
        <Words>{says.nothing}</Words>
      ) : (
        <Button kind="primary" label={says.yes(fresh.length, newcomers)} onPress={onYes} />
      )}
      <Button kind="secondary" label={isNothing ? texts.close : says.no} onPress={onNo} />
    </>
  );
}

import { Button } from '../../components/controls/Button';
import { Choice } from '../../components/controls/Choice';
import { Words } from '../../components/help/Words';
import { LogLines } from '../../components/Log';
import { Sheet } from '../../components/Sheet';
import { useTwoPanes } from '../../components/table/Table';
import { result, viewFor, type Match, type Seat } from '../../engine';
import { gameOf, tables } from '../play/games';
import { useLanguage, useTexts } from '../texts';
import { DeleteSheet } from './DeleteSheet';
import type { Replay } from './useReplay';

export type Opened = 'menu' | 'log' | 'reading' | 'score' | 'delete';

interface Props {
  readonly open: Opened;
  readonly onOpen: (next: Opened | null) => void;
  readonly replay: Replay;
  /** The match at its end. */
  readonly whole: Match;
  readonly names: readonly string[];
  readonly log: Parameters<typeof LogLines>[0] & { readonly title: string };
  /** Null where nobody may. */
  readonly onDelete: (() => void) | null;
}

/** What else there is to a match that is over. */
export function ReplaySheet({ open, onOpen, replay, whole, names, log, onDelete }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const twoPanes = useTwoPanes();
  const says = texts.records.replay;
  const game = tables[gameOf(whole)];
  const close = () => onOpen(null);
  const end = result(whole);
  switch (open) {
    case 'menu':
      return (
        <Sheet title={texts.records.more} close={texts.close} onClose={close}>
          <Choice<Seat>
            label={says.eyes}
            options={[
              { value: NOBODY, label: says.everybody },
              ...names.map((name, seat) => ({ value: seat, label: name })),
            ]}
            value={replay.eyes ?? NOBODY}
            onChange={(seat) => replay.setEyes(seat === NOBODY ? null : seat)}
          />
          {!twoPanes && (
            <Button kind="secondary" label={texts.table.log} onPress={() => onOpen('log')} />
          )}
          <Button
            kind="secondary"
            label={texts.table.readTable}
            onPress={() => onOpen('reading')}
          />
          <Button kind="secondary" label={says.score} onPress={() => onOpen('score')} />
          {onDelete && (
            <Button
              kind="quiet"
              label={texts.records.remove.one}
              onPress={() => onOpen('delete')}
            />
          )}
        </Sheet>
      );
    case 'log':
      return (
        <Sheet title={log.title} close={texts.close} onClose={close}>
          <LogLines {...log} />
        </Sheet>
      );
    case 'reading':
      return (
        <Sheet title={texts.table.readTable} close={texts.close} onClose={close}>
          <Words>{game.inWords(replay.view, names, language)}</Words>
        </Sheet>
      );
    case 'score':
      return (
        <Sheet title={says.score} close={texts.close} onClose={close}>
          {end && <game.Score view={viewFor(whole, replay.eyes)} result={end} names={names} />}
        </Sheet>
      );
    case 'delete':
      return (
        <DeleteSheet
          title={texts.records.remove.one}
          count={1}
          onYes={() => {
            close();
            onDelete?.();
          }}
          onClose={close}
        />
      );
  }
}

/** No seat: what everybody sees. */
const NOBODY = -1;

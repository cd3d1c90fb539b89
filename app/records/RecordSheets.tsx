import { useLinkProps } from '@react-navigation/native';
import { useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Choice } from '../../components/controls/Choice';
import { Words } from '../../components/help/Words';
import { LinkButton } from '../../components/LinkButton';
import { Sheet } from '../../components/Sheet';
import { useRoster } from '../roster/useRoster';
import type { Routes } from '../routes';
import { gameTexts, useLanguage, useTexts, type PlayedId } from '../texts';
import { remove, removeAll, type Book } from './book';
import { DeleteSheet } from './DeleteSheet';
import { gamesIn, peopleIn, type Filter, type Known } from './filter';
import { ImportSheet } from './ImportSheet';
import { OLDEST } from './RoomNotices';
import type { Row } from './row';
import { SaveSheet } from './SaveSheet';

export type RecordSheet =
  'more' | 'filter' | 'players' | 'table' | 'backup' | 'import' | 'oldest' | 'all';

interface Props {
  readonly book: Book;
  /** The matches that are listed now. */
  readonly shown: readonly Row[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly sheet: RecordSheet;
  readonly onSheet: (sheet: RecordSheet | null) => void;
  /** Something is on record now that was not, or the other way round. */
  readonly onChanged: () => void;
}

/** What can be done with the records, each on a sheet of its own. */
export function RecordSheets(props: Props) {
  const { book, shown, sheet, onSheet, onChanged } = props;
  const texts = useTexts();
  const says = texts.records;
  const close = () => onSheet(null);
  const does = (act: () => Promise<void>) => () => {
    close();
    void act().then(onChanged);
  };
  switch (sheet) {
    case 'more':
      return <More {...props} />;
    case 'filter':
      return <FilterSheet {...props} />;
    case 'players':
      return <Players {...props} />;
    case 'table':
    case 'backup':
      return <SaveSheet what={sheet} rows={shown} onClose={close} />;
    case 'import':
      return <ImportSheet rows={book.rows} onClose={close} onDone={onChanged} />;
    case 'oldest': {
      const oldest = book.rows.slice(-OLDEST);
      return (
        <DeleteSheet
          title={says.remove.oldest(oldest.length)}
          count={oldest.length}
          onYes={does(() => remove(new Set(oldest.map(({ id }) => id))))}
          onClose={close}
        />
      );
    }
    case 'all':
      return (
        <DeleteSheet
          title={says.remove.all}
          count={book.rows.length}
          onYes={does(removeAll)}
          onClose={close}
        />
      );
  }
}

function More({ book, onSheet }: Props) {
  const texts = useTexts();
  const says = texts.records;
  const some = book.rows.length > 0;
  /** The people of this device are part of a backup, even before they have played. */
  const known = (useRoster()?.roster.length ?? 0) > 0;
  return (
    <Sheet title={says.more} close={texts.close} onClose={() => onSheet(null)}>
      {some && (
        <Button kind="secondary" label={says.files.table} onPress={() => onSheet('table')} />
      )}
      {(some || known) && (
        <Button kind="secondary" label={says.files.backup} onPress={() => onSheet('backup')} />
      )}
      <Button kind="secondary" label={says.files.import} onPress={() => onSheet('import')} />
      {(some || book.broken > 0) && (
        <Button kind="quiet" label={says.remove.all} onPress={() => onSheet('all')} />
      )}
    </Sheet>
  );
}

const ALL = '';

function FilterSheet({ book, filter, onFilter, onSheet }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const says = texts.records.filter;
  const [people] = useState(() => peopleIn(book.rows));
  const [games] = useState(() => gamesIn(book.rows));
  return (
    <Sheet title={says.title} close={texts.close} onClose={() => onSheet(null)}>
      <Choice<PlayedId | typeof ALL>
        label={says.game}
        options={[
          { value: ALL, label: says.all },
          ...games.map((game) => ({
            value: game,
            hanzi: gameTexts[game].hanzi,
            label: gameTexts[game].name[language],
          })),
        ]}
        value={filter.game ?? ALL}
        onChange={(game) => onFilter({ ...filter, game: game === ALL ? null : game })}
      />
      <Choice<string>
        label={says.player}
        options={[
          { value: ALL, label: says.all },
          ...people.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        value={filter.player ?? ALL}
        onChange={(player) => onFilter({ ...filter, player: player === ALL ? null : player })}
      />
    </Sheet>
  );
}

function Players({ book, onSheet }: Props) {
  const texts = useTexts();
  const says = texts.records;
  const [people] = useState(() => peopleIn(book.rows).filter(({ who }) => who !== null));
  return (
    <Sheet title={says.players} close={texts.close} onClose={() => onSheet(null)}>
      {people.length === 0 && <Words>{says.noPlayers}</Words>}
      {people.map((person) => (
        <PlayerLink key={person.key} person={person} onGo={() => onSheet(null)} />
      ))}
    </Sheet>
  );
}

interface PlayerLinkProps {
  readonly person: Known;
  readonly onGo: () => void;
}

function PlayerLink({ person: { name, who, count }, onGo }: PlayerLinkProps) {
  const texts = useTexts();
  const { href, onPress } = useLinkProps<Routes>({ screen: 'Player', params: { id: who ?? '' } });
  return (
    <LinkButton
      kind="secondary"
      label={`${name} · ${texts.records.count(count)}`}
      way={{
        href,
        onPress: (event) => {
          onGo();
          onPress(event);
        },
      }}
    />
  );
}

import { useMemo, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { CardDetail } from '../../components/CardDetail';
import { cardLabel } from '../../components/cardLabel';
import { Button } from '../../components/controls/Button';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { LiveRegion } from '../../components/LiveRegion';
import { Log } from '../../components/Log';
import { useLook } from '../../components/look';
import { Standing } from '../../components/Standing';
import { Table } from '../../components/table/Table';
import { useTheme } from '../../components/theme';
import { TopBar } from '../../components/TopBar';
import type { Reading } from '../../engine/chinese/reading';
import { gameOf, tables } from '../play/games';
import { namesOf } from '../play/names';
import { peopleOf } from '../play/players';
import { NO_DRAFT } from '../play/playing';
import { useTelling } from '../play/table/useTelling';
import { useKeys } from '../services/keys';
import { useVoice, withPauses } from '../services/voice';
import { gameTexts, useLanguage, useTexts } from '../texts';
import { ReplaySheet, type Opened } from './ReplaySheet';
import { StepBar } from './StepBar';
import { useReplay, type Replayed } from './useReplay';

interface Props {
  readonly record: Replayed;
  readonly onBack: () => void;
  /** Null where it is not for those who look at it to delete it. */
  readonly onDelete: (() => void) | null;
}

/** From here on the way through the match has room in the bar. */
const WIDE = 700;

const nothing = () => {};
const nowhere = () => [];

/** A finished match on its own table: nobody plays, everybody may look. */
export function ReplayTable({ record, onBack, onDelete }: Props) {
  const { colors } = useTheme();
  const texts = useTexts();
  const language = useLanguage();
  const { script } = useLook();
  const { width } = useWindowDimensions();
  const { say, off } = useVoice();
  const { players } = record;
  const replay = useReplay(record);
  const { match, view, eyes, result, at, step, goTo, last, run, brought } = replay;
  const names = useMemo(() => namesOf(players, language), [players, language]);
  const seats = useMemo(
    () => players.map(({ kind }, seat) => ({ name: names[seat] ?? '', bot: kind === 'bot' })),
    [players, names],
  );
  const { lines, latest } = useTelling(replay, names);
  const [open, setOpen] = useState<Opened | null>(null);
  const [looked, setLooked] = useState<Reading | null>(null);
  const game = gameOf(match);
  const { Board, standing, dealt, spoken } = tables[game];
  const wide = width >= WIDE;

  const told = useMemo(() => {
    const parts = (at === 0 ? [dealt(view)] : brought).flatMap((event) => spoken(event) ?? []);
    return parts.length > 0 ? withPauses(parts) : null;
  }, [at, dealt, view, brought, spoken]);
  const hear = useMemo(() => (told && !off ? () => say(told) : null), [told, off, say]);

  useKeys(
    useMemo(
      () => ({
        s: () => hear?.(),
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        Home: () => goTo(0),
        End: () => goTo(last),
        p: run,
      }),
      [step, goTo, last, run, hear],
    ),
  );

  const rows = standing(view).map((points, seat) => ({ seat, name: names[seat] ?? '', points }));
  const log = { title: texts.table.log, empty: texts.table.logEmpty, lines };
  return (
    <>
      <Table
        bar={
          <TopBar hanzi={gameTexts[game].hanzi} back={{ label: texts.back, onPress: onBack }}>
            {wide && <StepBar replay={replay} onHear={off ? undefined : hear} inline />}
            <IconButton label={texts.records.more} onPress={() => setOpen('menu')}>
              <Icon name="more" color={colors.ink} />
            </IconButton>
          </TopBar>
        }
        side={
          <>
            <Standing title={texts.table.standing} rows={rows} />
            <Log {...log} />
          </>
        }
        board={(size) => (
          <Board
            view={view}
            size={size}
            seats={seats}
            near={eyes ?? peopleOf(players)[0] ?? 0}
            acting={null}
            legal={nowhere}
            draft={NO_DRAFT}
            onDraft={nothing}
            thinking={null}
            around={false}
            peek={() => view}
            onMove={nothing}
            why={() => null}
            onSay={off ? null : say}
            onLook={setLooked}
            onRefused={nothing}
            onFeel={nothing}
          />
        )}
        word={
          result && (
            <Button
              kind="primary"
              label={texts.records.replay.score}
              onPress={() => setOpen('score')}
            />
          )
        }
        footer={
          wide ? undefined : (
            <StepBar replay={replay} onHear={off ? undefined : hear} inline={false} />
          )
        }
      />
      <LiveRegion news={at}>{latest || (lines.at(-1)?.text ?? '')}</LiveRegion>
      {looked && (
        <CardDetail
          reading={looked}
          label={cardLabel(looked, script)}
          say={off ? undefined : { label: texts.voice.say, onPress: () => say(looked) }}
          close={{ label: texts.close, onPress: () => setLooked(null) }}
        />
      )}
      {open && (
        <ReplaySheet
          open={open}
          onOpen={setOpen}
          replay={replay}
          whole={record.match}
          names={names}
          log={log}
          onDelete={onDelete}
        />
      )}
    </>
  );
}

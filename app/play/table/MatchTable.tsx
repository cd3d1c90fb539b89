import { useCallback, useMemo, useState } from 'react';
import { CardDetail } from '../../../components/CardDetail';
import { cardLabel } from '../../../components/cardLabel';
import { Button } from '../../../components/controls/Button';
import type { BoardProps } from '../../../components/games/board';
import { frontOf } from '../../../components/games/DeckCard';
import { Covered } from '../../../components/Covered';
import { HandOff } from '../../../components/HandOff';
import { Words } from '../../../components/help/Words';
import { LiveRegion } from '../../../components/LiveRegion';
import { Log, LogLines } from '../../../components/Log';
import { useLook } from '../../../components/look';
import { Sheet } from '../../../components/Sheet';
import { Standing } from '../../../components/Standing';
import { Table, useTwoPanes } from '../../../components/table/Table';
import { TopBar } from '../../../components/TopBar';
import { Word } from '../../../components/Word';
import type { CardId, Seat } from '../../../engine';
import type { Reading } from '../../../engine/chinese/reading';
import { PHRASES } from '../../../engine/chinese/words';
import { gameTexts, useLanguage, useTexts } from '../../texts';
import { useAwake } from '../../services/awake';
import { ring } from '../../services/bell';
import { useKeys } from '../../services/keys';
import { useVoice } from '../../services/voice';
import { gameOf, tables } from '../games';
import { namesOf } from '../names';
import type { Sitting } from '../playing';
import { useHint } from '../useHint';
import { usePlaying } from '../usePlaying';
import { Bar } from './Bar';
import { BoardOf } from './BoardOf';
import { Ended } from './Ended';
import { HintSheet } from './HintSheet';
import { Menu } from './Menu';
import { RoundEnd } from './RoundEnd';
import { TurnClock } from './TurnClock';
import { useTelling } from './useTelling';

interface Props {
  readonly start: Sitting;
  readonly onChange: (sitting: Sitting) => void;
  /** Something else is in front: the bots wait. */
  readonly paused: boolean;
  readonly onBack: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onAnew: () => void;
}

type Open = 'menu' | 'log' | 'reading' | 'table' | null;

/** A match at the table: the board in the middle, and round it all that every game needs. */
export function MatchTable({ start, onChange, paused, ...ways }: Props) {
  const texts = useTexts();
  const language = useLanguage();
  const [counting, setCounting] = useState(false);
  const [covered, setCovered] = useState(false);
  const playing = usePlaying(start, { onChange, paused: paused || counting || covered });
  const { match, players, sharing, view, gate, undo, thinking, hurry, result, lesson } = playing;
  const { acting, shutGate } = playing;
  const game = tables[gameOf(match)];
  const names = useMemo(() => namesOf(players, language), [players, language]);
  const hints = useHint(playing, names);
  const { lines, latest } = useTelling(playing, names);
  const voice = useVoice();
  const { say, tell, silence } = voice;
  const { script } = useLook();
  const twoPanes = useTwoPanes();
  const [open, setOpen] = useState<Open>(null);
  const [looked, setLooked] = useState<{ reading: Reading; card?: CardId } | null>(null);
  const [word, setWord] = useState<string | null>(null);
  const around = sharing === 'around' && players.filter(({ kind }) => kind === 'person').length > 1;
  useAwake();

  // A word is about the position it was said in.
  const [saidIn, setSaidIn] = useState(match);
  if (saidIn !== match) {
    setSaidIn(match);
    setWord(null);
    if (open === 'table') setOpen(null);
  }

  // Who asks to hear something on a device without a voice is told what to do instead.
  const [unheard, setUnheard] = useState(voice.unheard);
  if (unheard !== voice.unheard) {
    setUnheard(voice.unheard);
    setWord(texts.voice.missing);
  }

  // A round that has just ended is looked at before the next one begins: until then the bots wait.
  const rounds = result === null ? (game.round?.over(view) ?? 0) : 0;
  const [counted, setCounted] = useState(rounds);
  if (counted !== rounds) {
    setCounted(rounds);
    setCounting(rounds > counted);
  }
  const { close: closeHints } = hints;
  const cover = useCallback(() => {
    setCovered(true);
    shutGate();
    setOpen(null);
    setLooked(null);
    setWord(null);
    closeHints();
    silence();
  }, [closeHints, silence, shutGate]);
  const uncover = useCallback(() => setCovered(false), []);
  const rings = useCallback(() => {
    ring(() => tell(PHRASES.timeIsUp));
    setWord(texts.table.bell);
  }, [texts, tell]);

  const look = useCallback<BoardProps['onLook']>(
    (reading, card) => setLooked({ reading, card }),
    [],
  );
  const wordGone = useCallback(() => setWord(null), []);
  const heard = game.heard(view);
  useKeys(
    useMemo(
      () =>
        covered
          ? { p: uncover }
          : {
              ...(!result && { p: cover }),
              u: () => undo?.(),
              h: () => hints.next?.(),
              ...(heard && gate === null && { s: () => say(heard) }),
            },
      [covered, cover, uncover, result, undo, hints, heard, gate, say],
    ),
  );

  const markOf = (seat: Seat) => game.mark?.(view, seat) ?? seat;
  const log = { title: texts.table.log, empty: texts.table.logEmpty, lines };
  const standing = game.standing(view).map((points, seat) => ({
    seat: markOf(seat),
    name: names[seat] ?? '',
    points,
  }));
  const gateName = gate === null ? '' : (names[gate] ?? '');
  const showsEnd = result !== null && open !== 'table';
  return (
    <>
      <Table
        bar={
          <>
            {covered ? (
              <TopBar
                hanzi={gameTexts[gameOf(match)].hanzi}
                back={{ label: texts.back, onPress: ways.onBack }}
              />
            ) : (
              <Bar
                game={gameOf(match)}
                onBack={ways.onBack}
                onUndo={undo}
                onHint={hints.next}
                onHurry={thinking === null ? null : hurry}
                onRules={ways.onRules}
                onMenu={() => setOpen('menu')}
              />
            )}
            {lesson?.turn && result === null && (
              <TurnClock
                key={match.moves.length}
                seconds={lesson.turn}
                running={acting !== null && !paused && !covered}
                onOver={rings}
              />
            )}
          </>
        }
        side={
          around || covered ? undefined : (
            <>
              <Standing title={texts.table.standing} rows={standing} />
              <Log {...log} />
            </>
          )
        }
        instead={
          covered ? (
            <Covered
              title={texts.table.paused.title}
              about={texts.table.paused.about}
              action={texts.table.paused.goOn}
              onOpen={uncover}
            />
          ) : counting && game.round ? (
            <RoundEnd
              score={<game.round.Score view={view} names={names} />}
              next={game.round.next[language]}
              onNext={() => setCounting(false)}
            />
          ) : gate !== null ? (
            <HandOff
              seat={markOf(gate)}
              news={latest}
              title={texts.table.pass.title(gateName)}
              about={texts.table.pass.about(gateName)}
              action={texts.table.pass.open(gateName)}
              onOpen={playing.openGate}
            />
          ) : showsEnd ? (
            <Ended
              playing={playing}
              names={names}
              onTable={() => setOpen('table')}
              onHome={ways.onBack}
            />
          ) : undefined
        }
        board={(size) => (
          <BoardOf
            playing={playing}
            names={names}
            around={around}
            size={size}
            onWord={setWord}
            onLook={look}
          />
        )}
        word={
          <>
            {word !== null && <Word onGone={wordGone}>{word}</Word>}
            {result && !showsEnd && !covered && (
              <Button kind="primary" label={texts.table.seeScore} onPress={() => setOpen(null)} />
            )}
          </>
        }
      />
      {!covered && <LiveRegion news={lines.length}>{latest}</LiveRegion>}
      <HintSheet hints={hints} />
      {looked && (
        <CardDetail
          reading={looked.reading}
          label={cardLabel(looked.reading, script)}
          front={frontOf(gameOf(match), looked.card)}
          say={
            voice.off ? undefined : { label: texts.voice.say, onPress: () => say(looked.reading) }
          }
          close={{ label: texts.close, onPress: () => setLooked(null) }}
        />
      )}
      {open === 'menu' && (
        <Menu
          {...ways}
          onClose={() => setOpen(null)}
          onLog={twoPanes && !around ? null : () => setOpen('log')}
          onRead={() => setOpen('reading')}
          onPause={cover}
          lesson={lesson ? texts.table.lesson(lesson.name, lesson.round, lesson.rounds) : null}
          onSame={() => playing.again('same')}
          underway={result === null && match.moves.length > 0}
        />
      )}
      {open === 'log' && (
        <Sheet title={texts.table.log} close={texts.close} onClose={() => setOpen(null)}>
          <LogLines {...log} />
        </Sheet>
      )}
      {open === 'reading' && (
        <Sheet title={texts.table.readTable} close={texts.close} onClose={() => setOpen(null)}>
          <Words>{game.inWords(view, names, language)}</Words>
        </Sheet>
      )}
    </>
  );
}

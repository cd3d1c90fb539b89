import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLook } from '../../components/look';
import { refuse, result, think, viewFor, type Match, type Mover, type Seat } from '../../engine';
import { useBackgrounded } from '../services/front';
import { heardIn, slippedIn } from '../practice/soFar';
import { onHeard } from '../services/voice';
import { gameOf, tables } from './games';
import { peopleOf } from './players';
import type { Playing, Sitting } from './playing';
import {
  drafted,
  gateOpened,
  gateShut,
  hinted,
  played,
  sceneOf,
  takeableBack,
  takenBack,
  type Scene,
} from './scene';
import { mayHandOn } from './race';
import { newSeed } from './seed';
import { newDeal, sameDeal } from './sitting';
import { visibleTo } from './story';
import { pauseAt, startThought, type Thought } from './thought';
import { useLegal } from './useLegal';
import { eyesOf, mayPeek, turnOf, type Turn } from './turn';

interface Watching {
  /** After every move and whatever else is worth keeping. */
  readonly onChange: (sitting: Sitting) => void;
  /** While something else is in front, bots wait. */
  readonly paused?: boolean;
}

/** Plays on from where this sitting stands. For another sitting the screen takes another `key`. */
export function usePlaying(start: Sitting, { onChange, paused = false }: Watching): Playing {
  // What is kept already.
  const [begun] = useState(start);
  const [scene, setScene] = useState(() => sceneOf(begun));
  const { sitting, gate, news } = scene;
  const { id, match, players } = sitting;
  const turn = useMemo(() => turnOf(sitting, gate), [sitting, gate]);
  const eyes = eyesOf(sitting, turn);
  const acting = turn.kind === 'person' ? turn.seat : null;

  useEffect(() => {
    if (sitting !== begun) onChange(sitting);
  }, [sitting, begun, onChange]);

  const playFor = useCallback(
    (by: Mover, move: unknown) => setScene((now) => played(now, match, by, move)),
    [match],
  );
  const hurry = useBot(match, paused ? null : turn, playFor);
  const shutGate = useCallback(() => setScene(gateShut), []);
  useBackgrounded(shutGate);
  useEffect(() => onHeard((said) => heardIn(id, said)), [id]);

  const play = useCallback(
    (move: unknown) => {
      if (acting !== null) playFor(acting, move);
    },
    [acting, playFor],
  );

  return {
    ...sitting,
    eyes,
    view: useMemo(() => viewFor(match, eyes), [match, eyes]),
    acting,
    legal: useLegal(match, acting),
    setDraft: useCallback((draft) => setScene((now) => drafted(now, match, draft)), [match]),
    gate: turn.kind === 'gate' ? turn.seat : null,
    openGate: useCallback(() => setScene(gateOpened), []),
    shutGate,
    thinking: turn.kind === 'bot' ? turn.seat : null,
    hurry,
    story: useMemo(() => visibleTo(eyes, scene.story), [eyes, scene.story]),
    news,
    result: useMemo(() => result(match), [match]),
    refuse: useCallback(
      // Out of turn, too, a person is told so.
      (move) => refuse(match, acting ?? eyes ?? peopleOf(players)[0] ?? 0, move),
      [match, acting, eyes, players],
    ),
    play,
    missed: useCallback(
      (why) => {
        const numbers = tables[gameOf(match)].missed?.(why) ?? [];
        if (acting !== null) slippedIn(id, { at: match.moves.length, seat: acting, numbers });
      },
      [id, match, acting],
    ),
    playAside: playFor,
    handOn: useMemo(
      () => (mayHandOn(sitting, gate) ? () => setScene(gateShut) : null),
      [sitting, gate],
    ),
    undo: useUndo(scene, setScene),
    peek: useCallback(
      (seat) => viewFor(match, seat === eyes || mayPeek(sitting, seat) ? seat : null),
      [match, eyes, sitting],
    ),
    countHint: useCallback(() => {
      if (acting !== null) setScene((now) => hinted(now, acting));
    }, [acting]),
    again: useCallback(
      (deal) =>
        setScene(sceneOf(deal === 'same' ? sameDeal(sitting) : newDeal(sitting, newSeed()))),
      [sitting],
    ),
  };
}

/** Lets the bot whose turn it is think and move; gives the tap that does not wait for it. */
function useBot(match: Match, turn: Turn | null, playFor: (seat: Seat, move: unknown) => void) {
  const { pace } = useLook();
  const thought = useRef<Thought | null>(null);

  useEffect(() => {
    if (turn?.kind !== 'bot') return;
    const { seat, level, alone } = turn;
    // The same at every resume: a game plays on as it would have.
    const seed = `${match.seed}/${match.moves.length}/${seat}`;
    const started = startThought(
      () => think(viewFor(match, seat), seat, level, seed),
      alone ? pauseAt(pace) : 0,
      (move) => playFor(seat, move),
    );
    thought.current = started;
    return () => {
      started.stop();
      thought.current = null;
    };
  }, [match, turn, pace, playFor]);

  return useCallback(() => thought.current?.hurry(), []);
}

/** One step back of what is being put together; else the last move, found once, since that replays the match. */
function useUndo(scene: Scene, setScene: (change: (now: Scene) => Scene) => void) {
  const { match } = scene.sitting;
  return useMemo(() => {
    const { draft } = scene.sitting;
    if (draft.length > 0) {
      return () => setScene((now) => drafted(now, match, draft.slice(0, -1)));
    }
    if (!takeableBack(scene)) return null;
    return () => setScene((now) => (now.sitting.match === match ? takenBack(now) : now));
  }, [scene, match, setScene]);
}

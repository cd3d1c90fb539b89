import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSharedValue } from 'react-native-reanimated';
import { useLook } from '../look';
import { Ghost, type GhostFlight } from './Ghost';
import { HandlingProvider, type Accepts, type Aim, type Handling, type Rects } from './handling';
import type { Intent, PieceId, WhyNot, ZoneId } from './intent';
import { useTableKeys } from './keys';
import type { Place } from './place';

interface Props {
  /** All that may be done now. */
  readonly intents: readonly Intent[];
  readonly whyNot: WhyNot;
  /** What may be picked up though it can go nowhere, so that those who tap are told why, too. */
  readonly tellsOf?: (piece: PieceId) => boolean;
  /** A drop that cannot be, and why. */
  readonly onRefused: (reason: string) => void;
  /** Nothing lights up for what is in hand: it can be put anywhere, and where it does not belong it is refused. */
  readonly unaided?: boolean;
  /** On what a piece falls: what it covers most, or on a board of small spaces what is below its middle. */
  readonly aim?: Aim;
  /** For the fingertips: something was lifted, put down well, or sent home. */
  readonly onFeel?: (what: 'tap' | 'drop' | 'refuse') => void;
  /** Where a piece that is no longer on the table has gone. */
  readonly wentTo?: (piece: PieceId) => Place | null;
  readonly children: ReactNode;
}

/**
 * Where everything that can move lies, above all else. A drag runs on the UI thread from lift to drop;
 * React hears of it only at its ends.
 */
export function DragLayer(props: Props) {
  const { intents, whyNot, tellsOf, onRefused, onFeel, wentTo, children } = props;
  const { unaided = false, aim = 'cover' } = props;
  const { pace } = useLook();
  const held = useSharedValue<PieceId | null>(null);
  const over = useSharedValue<ZoneId | null>(null);
  const zones = useSharedValue<Rects>({});
  const accepts = useSharedValue<Accepts>({});
  const [picked, setPicked] = useState<PieceId | null>(null);
  const [ghosts, setGhosts] = useState<readonly GhostFlight[]>([]);
  const [lastPlaces] = useState(() => new Map<PieceId, Place>());
  const layer = useRef<View>(null);

  useLayoutEffect(() => {
    accepts.set(acceptedBy(intents));
  }, [accepts, intents]);

  const canPick = useCallback(
    (piece: PieceId) => intents.some((one) => one.piece === piece) || tellsOf?.(piece) === true,
    [intents, tellsOf],
  );

  // What was picked up and can no longer go anywhere is put down.
  const stillPicked = picked !== null && canPick(picked) ? picked : null;
  if (stillPicked !== picked) setPicked(stillPicked);

  // Read when a finger lets go, so always the newest.
  const now = useRef({ intents, whyNot, onRefused, onFeel, wentTo, pace });
  useLayoutEffect(() => {
    now.current = { intents, whyNot, onRefused, onFeel, wentTo, pace };
  });

  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);

  const putDown = useCallback(() => setPicked(null), []);
  const keys = useTableKeys(layer, stillPicked !== null, putDown);
  const { refocus } = keys;

  const act = useCallback(
    (intent: Intent) => {
      setPicked(null);
      refocus();
      now.current.onFeel?.('drop');
      intent.act();
    },
    [refocus],
  );

  const refuse = useCallback((reason: string) => {
    setPicked(null);
    now.current.onFeel?.('refuse');
    now.current.onRefused(reason);
  }, []);

  const lifted = useCallback(() => {
    setPicked(null);
    now.current.onFeel?.('tap');
  }, []);

  const dropped = useCallback(
    (piece: PieceId, zone: ZoneId | null, at: { x: number; y: number }) => {
      const intent = now.current.intents.find((one) => one.piece === piece && one.zone === zone);
      if (intent) {
        // Wherever it goes now, it goes from the finger.
        const last = lastPlaces.get(piece);
        if (last) lastPlaces.set(piece, { ...last, ...at });
        act(intent);
        return;
      }
      const reason = zone && now.current.whyNot(piece, zone);
      if (reason) refuse(reason);
    },
    [act, lastPlaces, refuse],
  );

  const put = useCallback(
    (piece: PieceId, zone: ZoneId) => {
      const intent = now.current.intents.find((one) => one.piece === piece && one.zone === zone);
      if (intent) {
        act(intent);
        return;
      }
      setPicked(null);
      refocus();
      const reason = now.current.whyNot(piece, zone);
      if (reason) refuse(reason);
    },
    [act, refocus, refuse],
  );

  const pick = useCallback((piece: PieceId) => {
    now.current.onFeel?.('tap');
    setPicked(piece);
  }, []);

  const leave = useCallback((piece: PieceId, from: Place, height: number, drawn: ReactNode) => {
    const to = now.current.wentTo?.(piece);
    if (!there.current || !to || now.current.pace === 0) return;
    setGhosts((others) => [
      ...others.filter(({ id }) => id !== piece),
      { id: piece, from, to, height, drawn },
    ]);
  }, []);
  const landed = useCallback(
    (piece: PieceId) => setGhosts((others) => others.filter(({ id }) => id !== piece)),
    [],
  );

  const handling = useMemo<Handling>(
    () => ({
      ...{ held, over, zones, accepts, aim, unaided, lastPlaces, leave, lifted, dropped },
      ...{ picked: stillPicked, canPick, pick, putDown, put, act, whyNot, refuse },
      intentsOf: (piece) => intents.filter((intent) => intent.piece === piece),
    }),
    [
      held,
      over,
      zones,
      accepts,
      lastPlaces,
      leave,
      lifted,
      dropped,
      stillPicked,
      canPick,
      pick,
      putDown,
      put,
      act,
      whyNot,
      refuse,
      intents,
      aim,
      unaided,
    ],
  );

  return (
    <HandlingProvider value={handling}>
      <View ref={layer} {...keys.hears} style={[StyleSheet.absoluteFill, styles.layer]}>
        {children}
        {ghosts.map((ghost) => (
          <Ghost key={ghost.id} {...ghost} onLanded={landed} />
        ))}
      </View>
    </HandlingProvider>
  );
}

function acceptedBy(intents: readonly Intent[]): Accepts {
  const found: Record<PieceId, ZoneId[]> = {};
  for (const { piece, zone } of intents) (found[piece] ??= []).push(zone);
  return found;
}

const styles = StyleSheet.create({ layer: { zIndex: 1, pointerEvents: 'box-none' } });

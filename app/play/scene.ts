import { play, refuse, type GameEvent, type Match, type Mover, type Seat } from '../../engine';
import { NO_DRAFT, type Draft, type Sitting } from './playing';
import { storyOf, visibleTo } from './story';
import { eyesOf, isHandedOn, SHUT, turnOf, type Gate } from './turn';
import { lastChoice, type Choice } from './undo';

/** A sitting while the app is open: with all that has happened, and who is before the screen. */
export interface Scene {
  readonly sitting: Sitting;
  readonly gate: Gate;
  readonly story: readonly GameEvent[];
  /** What the last move brought, as the eyes after it see it. */
  readonly news: readonly GameEvent[];
}

const NO_NEWS: readonly GameEvent[] = [];

/** Coming to the table, for the first time or back to it: nobody is before the screen yet. */
export function sceneOf(sitting: Sitting): Scene {
  return { sitting, gate: SHUT, story: storyOf(sitting.match), news: NO_NEWS };
}

export function eyesIn({ sitting, gate }: Scene): Seat | null {
  return eyesOf(sitting, turnOf(sitting, gate));
}

/** A move that was chosen for another moment, or that the rules refuse, changes nothing. */
export function played(scene: Scene, chosenFor: Match, by: Mover, move: unknown): Scene {
  const { match } = scene.sitting;
  if (match !== chosenFor || refuse(match, by, move)) return scene;
  const { match: next, events } = play(match, by, move);
  const after = { ...scene, sitting: { ...scene.sitting, match: next, draft: NO_DRAFT } };
  return {
    ...after,
    story: [...scene.story, ...events],
    news: visibleTo(eyesIn(after), events),
  };
}

/** A turn is put together, for the moment it was begun in. */
export function drafted(scene: Scene, chosenFor: Match, draft: Draft): Scene {
  if (scene.sitting.match !== chosenFor) return scene;
  return { ...scene, sitting: { ...scene.sitting, draft }, news: NO_NEWS };
}

/** The person whom the gate waits for says that it is them. */
export function gateOpened(scene: Scene): Scene {
  const turn = turnOf(scene.sitting, scene.gate);
  if (turn.kind !== 'gate') return scene;
  return { ...scene, gate: { last: turn.seat, open: true }, news: NO_NEWS };
}

export function gateShut(scene: Scene): Scene {
  if (!scene.gate.open) return scene;
  return { ...scene, gate: { ...scene.gate, open: false }, news: NO_NEWS };
}

/** What can be taken back. Once another person has looked, what they saw stays done. */
export function takeableBack({ sitting, gate }: Scene): Choice | null {
  const choice = lastChoice(sitting.match, sitting.players);
  if (!choice || !isHandedOn(sitting)) return choice;
  const mayGoBack = gate.last === null || choice.by === 'referee' || gate.last === choice.by;
  return mayGoBack ? choice : null;
}

export function takenBack(scene: Scene): Scene {
  const choice = takeableBack(scene);
  if (!choice) return scene;
  const back = sceneOf({ ...scene.sitting, match: choice.match, draft: NO_DRAFT });
  // Whoever asked may hold the device already for the next one: only who is before the screen stays there.
  const stays = eyesIn(scene) === choice.by;
  return { ...back, gate: { ...scene.gate, open: stays && scene.gate.open } };
}

export function hinted(scene: Scene, seat: Seat): Scene {
  const hints = scene.sitting.hints.map((count, at) => (at === seat ? count + 1 : count));
  return { ...scene, sitting: { ...scene.sitting, hints } };
}

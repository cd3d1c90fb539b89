import type { TurnTile } from '../../../../../components/review/TurnTiles';
import { pileHeap, type HeapId } from '../../../../../components/games/numero/workbench';
import { face } from '../../../../../components/games/numero/face';
import type { By, Take } from '../../../../../engine';
import type { Reading } from '../../../../../engine/chinese/reading';
import { cardOf } from '../../../../../engine/games/numero/cards';
import { leavesOf } from '../../../../../engine/games/numero/leaves';
import type { BuildMove } from '../../../../../engine/games/numero/move';
import { saidOf } from '../../../../../engine/games/numero/taking';
import { worthOf } from '../../../../review/accuracy';
import type { Turn } from '../../../../review/turns';
import type { Weighed } from '../../../../review/weigh';
import type { Language } from '../../../../texts';
import { review } from '../../../../texts/games/numero/review';
import { words } from '../../../../texts/games/numero/words';
import { sentencesOf } from '../lines';

/** A turn as it stands in the row of all turns; `at` from 0. */
export function tileOf(turn: Weighed, at: number, by: By, language: Language): TurnTile {
  const { tile } = review[language];
  const worth = worthOf(turn, by);
  if (worth === null) return { label: tile.built(at + 1), worth, sign: '⌂' };
  if (worth.best === 0) return { label: tile.nothing(at + 1), worth: null, sign: '–' };
  return { label: tile.worth(at + 1, worth, by), worth };
}

/** The sentences of a take, as they stood in the log. */
export function sentencesIn({ card, groups }: Take, { centre }: Turn): Reading[] {
  const taker = cardOf(card);
  const value = taker.type === 'number' ? taker.number : 0;
  return sentencesOf({ said: saidOf(groups, centre), value });
}

/** What was done in a turn, in signs and words: sentences to be heard, and all that needs words. */
export interface Told {
  readonly title: string;
  readonly brought: string;
  readonly sentences: readonly Reading[];
  readonly notes: readonly string[];
}

export function deedTold(turn: Turn, language: Language): Told {
  const says = review[language];
  const { card: named } = words[language];
  const { deed, centre, challenged, tossed } = turn;
  const before = [
    ...challenged.map(({ value, proven }) => says.challenged(value, proven)),
    ...(tossed.length > 0 ? [says.tossed(tossed.map((card) => named(face(card))))] : []),
  ];
  const plain = { brought: '', sentences: [], notes: before };
  switch (deed.type) {
    case 'took':
      return {
        title: says.took,
        brought: says.brought(deed.cards.length, deed.points),
        sentences: sentencesIn(deed.move, turn),
        notes: before,
      };
    case 'built':
      return {
        title: says.built,
        brought: '',
        sentences: sentencesOf({ said: saidOf([deed.move.term], centre), value: deed.value }),
        notes: [...before, says.builtNote],
      };
    case 'discarded':
      return { ...plain, title: says.discarded(named(face(deed.card))) };
    case 'gaveAll':
      return { ...plain, title: says.gaveAll };
    case 'passed':
      return { ...plain, title: says.passed };
  }
}

const NOTHING: ReadonlySet<HeapId> = new Set();

/** Everything on the table that a turn used: cards and builds. */
export function usedIn({ deed }: Turn): ReadonlySet<HeapId> {
  switch (deed.type) {
    case 'took':
    case 'built':
      return usedBy(deed.move);
    case 'discarded':
      return new Set([deed.card]);
    case 'gaveAll':
      return new Set(deed.cards);
    case 'passed':
      return NOTHING;
  }
}

export function usedBy(move: Take | BuildMove): ReadonlySet<HeapId> {
  const { cards, piles } = leavesOf(move.type === 'take' ? move.groups : [move.term]);
  return new Set([move.card, ...cards, ...[...piles].map(pileHeap)]);
}

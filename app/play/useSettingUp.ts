import { useEffect, useState } from 'react';
import { useWindowDimensions } from 'react-native';
import { keep, recall } from '../kept/kept';
import type { PlayedId } from '../texts';
import { knownNames, withNames } from './names';
import { peopleOf } from './players';
import { findSitting, keepSitting, type Found } from './saved';
import { newSeed } from './seed';
import { lastSetup, playersIn, sharingFor, sittingFrom, usualSetup, type Setup } from './setup';

/** A table that is being set. */
export interface SettingUp {
  readonly setup: Setup;
  readonly change: (setup: Setup) => void;
  readonly names: readonly string[];
  readonly found: Found;
  /** Deals, and remembers who plays and how. What was being played before is gone. */
  readonly begin: (setup: Setup) => void;
}

/** Begins with the table that was set last; null until it is known. */
export function useSettingUp(game: PlayedId): SettingUp | null {
  const [before, setBefore] = useState<Before | null>(null);
  const [changed, setChanged] = useState<Setup | null>(null);
  const { width, height } = useWindowDimensions();

  useEffect(() => {
    let here = true;
    void lookUp(game).then((now) => here && setBefore(now));
    return () => {
      here = false;
    };
  }, [game]);

  if (!before) return null;
  const { names, found } = before;
  return {
    setup: changed ?? before.setup,
    change: setChanged,
    names,
    found,
    begin(setup) {
      keepSitting(sittingFrom(game, setup, sharingFor(game, setup, width, height), newSeed()));
      keep(lastSetup(game), setup);
      keep(knownNames, withNames(names, writtenIn(setup)));
    },
  };
}

interface Before {
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly found: Found;
}

async function lookUp(game: PlayedId): Promise<Before> {
  const [setup, names, found] = await Promise.all([
    recall(lastSetup(game)),
    recall(knownNames),
    findSitting(game),
  ]);
  return { setup: setup.value ?? usualSetup(game), names: names.value, found };
}

function writtenIn(setup: Setup): string[] {
  const players = playersIn(setup);
  return peopleOf(players).map((seat) => players[seat]?.name ?? '');
}

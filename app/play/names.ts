import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import { texts as inAll, type Language } from '../texts';
import { botNames } from './botNames';
import type { Player } from './players';

export const LONGEST_NAME = 20;
const MOST_NAMES = 12;

/** As the log and the seats call them. Two of one name would be one to the reader, so the later ones are numbered. */
export function namesOf(players: readonly Player[], language: Language): string[] {
  const texts = inAll[language];
  const names: string[] = [];
  players.forEach((player, seat) => {
    const name =
      player.kind === 'bot'
        ? botNames[player.name][language]
        : player.name.trim() || texts.play.person(seat + 1);
    let unlike = name;
    for (let n = 2; names.includes(unlike); n++) unlike = `${name} ${n}`;
    names.push(unlike);
  });
  return names;
}

/** The people who have played on this device, the latest first. */
export const knownNames: Kept<readonly string[]> = {
  key: 'shushu.names',
  version: 1,
  fallback: [],
  read: (data) => withNames([], read(v.array(v.string()), data, 'names')),
};

/** These names before those known already: each once, none empty, not too long, not too many. */
export function withNames(known: readonly string[], names: readonly string[]): string[] {
  const tidy = [...names, ...known].map(tidied).filter((name) => name !== '');
  return [...new Set(tidy)].slice(0, MOST_NAMES);
}

/** Counted in whole characters: half of one would be none. */
export function tidied(name: string): string {
  return [...name.trim()].slice(0, LONGEST_NAME).join('').trim();
}

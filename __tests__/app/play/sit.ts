import { BOT_NAMES } from '../../../app/play/botNames';
import type { Player, Sharing } from '../../../app/play/players';
import type { Sitting } from '../../../app/play/playing';
import { newSitting } from '../../../app/play/sitting';

interface More {
  readonly first?: number;
  readonly sharing?: Sharing;
  readonly seed?: string;
}

/** A table of 不要，谢谢: a name is a person, a star a bot, as in `sit('Mei Bo *')`. */
export function sit(
  people: string,
  { first = 0, sharing = 'pass', seed = 'sit' }: More = {},
): Sitting {
  let bots = 0;
  const players = people.split(' ').map((name): Player => {
    if (name !== '*') return { kind: 'person', name };
    return { kind: 'bot', name: BOT_NAMES[bots++] ?? BOT_NAMES[0], level: 'easy' };
  });
  return newSitting({ game: 'buyao', players, sharing, options: { first }, seed });
}

export const TAKE = { type: 'take' };
export const DECLINE = { type: 'decline' };

import type { Page } from '@playwright/test';
import { codeOf } from '../../app/plans/code';
import type { KeptPlan, Plan } from '../../app/plans/plan';
import { withPerson, type Roster } from '../../app/roster/roster';
import { lockWith } from '../../app/lock/lock';

const envelope = (data: unknown) => JSON.stringify({ v: 1, data });

export const rosterOf = (names: string): Roster =>
  names.split(' ').reduce<Roster>((all, name) => withPerson(all, name, `id-${name}`), []);

export const tens: Plan = {
  name: 'Numbers to twenty',
  game: 'buyao',
  table: { people: 1, bots: 2, level: 'easy', options: { numbers: 20 } },
  settings: { face: 'hanzi', voice: 'off' },
  turn: 30,
  rounds: 2,
};

export const tensCode = codeOf(tens);

/** What a class has on its device, by the keys under which it is kept. */
export const classTexts = {
  roster: (names: string) => ({ 'shushu.roster': envelope(rosterOf(names)) }),
  plans: (...plans: readonly KeptPlan[]) => ({ 'shushu.plans': envelope(plans) }),
  lock: async (pin: string) => ({ 'shushu.lock': envelope(await lockWith(pin)) }),
};

export async function keptText(page: Page, key: string): Promise<string> {
  return (await page.evaluate((name) => localStorage.getItem(name), key)) ?? '';
}

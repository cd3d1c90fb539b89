import type { IconName } from '../../components/Icon';
import type { Routes } from '../routes';
import type { Texts } from '../texts';

/** The screens that can be opened without saying more. */
type Plain = {
  [name in keyof Routes]: Routes[name] extends undefined ? name : never;
}[keyof Routes];

/** A way from Home to what belongs to no single game. */
export interface HomeWay {
  readonly screen: Plain;
  readonly icon: IconName;
  readonly label: (texts: Texts) => string;
}

/** One line a way, in the order in which they lie on the paper. */
export const ways: readonly HomeWay[] = [
  { screen: 'Today', icon: 'today', label: (texts) => texts.today.title },
  { screen: 'Ladder', icon: 'ladder', label: (texts) => texts.ladder.title },
  { screen: 'Lessons', icon: 'plan', label: (texts) => texts.plans.title },
  { screen: 'Roster', icon: 'people', label: (texts) => texts.roster.title },
  { screen: 'Records', icon: 'records', label: (texts) => texts.records.title },
  { screen: 'Settings', icon: 'settings', label: (texts) => texts.settings.title },
];

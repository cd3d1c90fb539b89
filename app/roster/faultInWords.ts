import type { Texts } from '../texts';
import { MOST_PEOPLE, type NameFault } from './roster';

export function faultInWords(fault: NameFault, texts: Texts): string {
  const { empty, twice, full } = texts.roster.faults;
  return { empty, twice, full: full(MOST_PEOPLE) }[fault];
}

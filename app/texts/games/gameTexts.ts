import type { Language } from '../language';

/** A page of a game's own, beside its table. */
export interface PageTexts {
  readonly title: Readonly<Record<Language, string>>;
  /** It is about the match that was played last, and there is something to see once that is over. */
  readonly ofMatch?: true;
}

export interface GameTexts {
  /** The name that the game teaches, in whatever language the app is. */
  readonly hanzi: string;
  readonly pinyin: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
  /** By their addresses, as in /patience/statistics; what stands on them is its table's. */
  readonly pages?: Readonly<Record<string, PageTexts>>;
}

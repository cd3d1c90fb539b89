import type { Language } from '../language';

export interface GameTexts {
  /** The name that the game teaches, in whatever language the app is. */
  readonly hanzi: string;
  readonly pinyin: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
}

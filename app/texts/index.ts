import { createContext, useContext } from 'react';
import { en } from './en';
import type { Language, Texts } from './language';
import { zh } from './zh';

export { chooseLanguage, tags, type Language, type Texts } from './language';
export { gameTexts, isPlayed, type PlayedId } from './games';

export const texts: Readonly<Record<Language, Texts>> = { en, zh };

const LanguageContext = createContext<Language>('en');

export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function useTexts(): Texts {
  return texts[useLanguage()];
}

import type { en } from './en';

export type Texts = typeof en;
export type Language = 'en' | 'zh';

/** As pages and voices name them. */
export const tags: Readonly<Record<Language, string>> = { en: 'en', zh: 'zh-Hans' };

/** The first of the device's languages that we speak. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'zh') return language;
  }
  return 'en';
}

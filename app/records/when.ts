import { tags, type Language } from '../texts';

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

/** Made once: a list asks thousands of times. */
const formats = new Map<Language, Formats>();

function formatsOf(language: Language): Formats {
  const known = formats.get(language);
  if (known) return known;
  const tag = language === 'en' ? 'en-GB' : tags[language];
  const made = {
    day: new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
    time: new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }),
  };
  formats.set(language, made);
  return made;
}

/** As people say it where they are. */
export function dayOf(at: number, language: Language): string {
  return formatsOf(language).day.format(at);
}

export function timeOf(at: number, language: Language): string {
  return formatsOf(language).time.format(at);
}

/** The calendar's day where the device is, as in 2026-11-18: it sorts, and every spreadsheet reads it. */
export function dateOf(at: number): string {
  const date = new Date(at);
  const two = (n: number) => `${n}`.padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export function clockOf(at: number): string {
  const date = new Date(at);
  return `${`${date.getHours()}`.padStart(2, '0')}:${`${date.getMinutes()}`.padStart(2, '0')}`;
}

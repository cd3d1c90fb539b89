/** A voice as the device lists it. */
export interface Voice {
  readonly identifier: string;
  readonly language: string;
  readonly quality: string;
  readonly name?: string;
  /** Browsers say it so; Android puts it into the identifier. */
  readonly localService?: boolean;
}

const LANGUAGES = ['zh', 'zho', 'chi', 'cmn'];

/** Where Mandarin is what 中文 sounds like, the standard of the classroom first. */
const REGIONS = ['CN', 'SG', 'TW'];

const SHORT: { readonly [region: string]: string } = { CHN: 'CN', SGP: 'SG', TWN: 'TW' };

/**
 * The best voice for Mandarin: an enhanced one, then one that needs no network. Devices write languages in
 * many ways (zh-CN, zh_TW_#Hant, cmn-Hans-CN, zho-CHN), and read Cantonese where one is not careful.
 */
export function chooseMandarin<V extends Voice>(voices: readonly V[]): V | null {
  const fit = voices.filter(({ language }) => regionOf(language) !== null);
  return fit.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The region of a Mandarin voice, '' where it names none; null for any other voice. */
function regionOf(tag: string): string | null {
  const [language = '', ...rest] = tag.split(/[-_]/);
  if (!LANGUAGES.includes(language.toLowerCase())) return null;
  const regions = rest.filter((part) => !/^#?[a-z]{4}$/i.test(part)); // scripts, as in zh-Hans
  if (regions.length === 0) return '';
  // More than one part is an accent, as in zh-CN-liaoning: nice to hear, not to learn from.
  if (regions.length > 1) return null;
  const region = (regions[0] ?? '').toUpperCase();
  const short = SHORT[region] ?? region;
  return REGIONS.includes(short) ? short : null;
}

/** Lower is better: quality first, then no network, then the region. */
function rank({ identifier, language, quality, localService }: Voice): number {
  const plain = quality === 'Enhanced' ? 0 : 1;
  const remote = localService === false || identifier.endsWith('-network') ? 1 : 0;
  const region = REGIONS.indexOf(regionOf(language) || 'CN');
  return plain * 100 + remote * 10 + region;
}

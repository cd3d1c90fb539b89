import { useLocales } from 'expo-localization';

/** The languages of the device, as tags such as `zh-Hans-CN`, the dearest first. */
export function useDeviceLanguages(): readonly string[] {
  return useLocales().map((locale) => locale.languageTag);
}

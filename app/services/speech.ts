import { getAvailableVoicesAsync, speak, stop } from 'expo-speech';
import { chooseMandarin, type Voice } from './mandarin';

export type Pace = 'normal' | 'slow';

const RATES: { readonly [pace in Pace]: number } = { normal: 1, slow: 0.75 };

/** A browser without voices never answers. */
const PATIENCE = 2_000;

/** Kept once found: a list of voices takes a while, and a card should speak at once. */
let chosen: Voice | null = null;

/** Says it in Mandarin, stopping what was being said; false where the device has no voice for it. */
export async function say(hanzi: string, pace: Pace): Promise<boolean> {
  chosen ??= await findVoice();
  if (!chosen) return false;
  await stop();
  // The voice by name: with the language alone, Android would read it in the device's own.
  speak(hanzi, { voice: chosen.identifier, language: chosen.language, rate: RATES[pace] });
  return true;
}

/** Asked twice where the list is empty: some devices have it ready only the second time. */
async function findVoice(): Promise<Voice | null> {
  const voices = await listVoices();
  return chooseMandarin(voices.length > 0 ? voices : await listVoices());
}

async function listVoices(): Promise<Voice[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Voice[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE);
  });
  try {
    return await Promise.race([getAvailableVoicesAsync(), tooLong]);
  } catch {
    return []; // no speech on this device at all
  } finally {
    clearTimeout(timer);
  }
}

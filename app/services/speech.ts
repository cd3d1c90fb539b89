import { getAvailableVoicesAsync, speak, stop } from 'expo-speech';
import { chooseMandarin, type Voice } from './mandarin';

export type Pace = 'normal' | 'slow';

const RATES: { readonly [pace in Pace]: number } = { normal: 1, slow: 0.75 };

/** A browser without voices never answers. */
const PATIENCE = 2_000;

/** Kept once found: a list of voices takes a while, and a card should speak at once. */
let chosen: Voice | null = null;
let looking: Promise<Voice | null> | null = null;

/** Counts what was asked for: only the last of several that wait for a voice is said. */
let turn = 0;

/** Says it in Mandarin, stopping what was being said; returns the voice, null where the device has none for it. */
export async function say(hanzi: string, pace: Pace): Promise<Voice | null> {
  const mine = ++turn;
  const voice = chosen ?? (await lookForVoice());
  if (!voice || mine !== turn) return voice;
  await stop();
  if (mine !== turn) return voice;
  // The voice by name: with the language alone, Android would read it in the device's own.
  speak(hanzi, { voice: voice.identifier, language: voice.language, rate: RATES[pace] });
  return voice;
}

/** Stops at once, and forgets what was waiting to be said. */
export async function hush(): Promise<void> {
  turn++;
  try {
    await stop();
  } catch {
    // a device that cannot speak has nothing to stop
  }
}

/** One search at a time, however many wait for it. */
function lookForVoice(): Promise<Voice | null> {
  looking ??= findVoice().then((found) => {
    chosen = found;
    looking = null;
    return found;
  });
  return looking;
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

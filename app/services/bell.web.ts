import { touched } from './touched';

/** Two tones of a small bell, each with how long it rings in seconds. */
const TONES = [
  { pitch: 1175, at: 0, rings: 1.2 },
  { pitch: 880, at: 0.35, rings: 1.6 },
] as const;

const LOUD = 0.25;

export const SOUNDS = true;

let audio: AudioContext | null = null;

/** Rings once, where the browser lets a page that has been touched make a sound. */
export function ring(): void {
  if (!touched() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const { pitch, at, rings } of TONES) {
    const begin = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + rings);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + rings);
  }
}

import { touched } from './touched';

/** Two tones of a small bell, each with how long it rings in seconds. */
const TONES = [
  { pitch: 1175, at: 0, rings: 1.2 },
  { pitch: 880, at: 0.35, rings: 1.6 },
] as const;

const LOUD = 0.25;

let audio: AudioContext | null = null;

/** Rings once, where the browser lets a page that has been touched make a sound; where it knows none, it is said. */
export function ring(say: () => void): void {
  if (typeof AudioContext === 'undefined') return say();
  if (!touched()) return;
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

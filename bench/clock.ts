import { median } from './quantile.mjs';

/** Milliseconds, in node and in Hermes alike. */
export function now(): number {
  return typeof performance === 'object' ? performance.now() : Date.now();
}

/** Runs per second: each contender in turn, many times over, so that all meet the same noise. */
export function race(contenders: { [name: string]: () => void }, rounds: number, ms: number) {
  const rates: { [name: string]: number[] } = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = now();
      let runs = 0;
      while (now() - start < ms) {
        run();
        runs++;
      }
      (rates[name] ??= []).push((runs * 1000) / (now() - start));
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, all]) => [name, median(all)]));
}

/** What a part has to say: one line, read by run.mjs. */
export function report(result: unknown): void {
  const { print } = globalThis as { print?: (line: string) => void }; // Hermes has no console
  (print ?? console.log)(JSON.stringify(result));
}

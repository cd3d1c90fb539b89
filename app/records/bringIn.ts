import { putAll } from './book';
import { readRecord } from './record';

/** So many between two breaths. */
const HANDFUL = 5;

/** Puts what was looked through on record, in slices; how many found room. */
export async function bringIn(
  texts: readonly string[],
  onProgress: (done: number) => void,
): Promise<number> {
  let done = 0;
  while (done < texts.length) {
    const next = texts.slice(done, done + HANDFUL).map((text) => readRecord(JSON.parse(text)));
    const put = await putAll(next);
    done += put;
    onProgress(done);
    if (put < next.length) break;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return done;
}

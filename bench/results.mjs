import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const file = join(import.meta.dirname, 'RESULTS.md');

const HEAD = `# Measured

Each part is one run on the machine it names: all of them by \`npm run bench\`, one alone by \`node bench/run.mjs app --write\` or \`node bench/run.mjs strength numero --write\`. Machines are noisy: read the ratios.`;

const machine = `${availableParallelism()} cores, ${process.arch}, Node ${process.version.split('.')[0]}`;

/** Puts a part in the place of what was measured before and leaves the others as they are. */
export async function keep(name, text, order) {
  const parts = new Map([...read(), [name, `${text}\n\n_${machine}._`]]);
  const kept = order.filter((part) => parts.has(part));
  const sections = kept.map((part) => `<!-- ${part} -->\n\n${parts.get(part)}`);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format([HEAD, ...sections].join('\n\n'), options));
}

/** The parts by name. Each begins with its name, which does not show when the page is read. */
function read() {
  const [, ...pieces] = readFileSync(file, 'utf8').split(/^<!-- ([\w ]+) -->$/m);
  return Array.from({ length: pieces.length / 2 }, (_, at) => [
    pieces[2 * at],
    pieces[2 * at + 1].trim(),
  ]);
}

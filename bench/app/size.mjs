import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes as they travel, by what they are; `first` is the code that the page itself names, so what Home waits for. */
export function sizeOf(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const size = { first: 0, code: 0, fonts: 0, all: 0 };
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!statSync(file).isFile()) continue;
    const bytes = gzipSync(readFileSync(file), { level: 9 }).length;
    size.all += bytes;
    if (extname(file) === '.js') size.code += bytes;
    if (extname(file) === '.js' && page.includes(`/${basename(name)}"`)) size.first += bytes;
    if (['.ttf', '.otf', '.woff', '.woff2'].includes(extname(file))) size.fonts += bytes;
  }
  return size;
}

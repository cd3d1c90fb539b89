import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';

/** The command-line Hermes is older than the phones' and lacks this. */
const OLDER = `if (![].at) Array.prototype.at = function (i) { return this[i < 0 ? this.length + i : i]; };\n`;

/** One file that needs nothing else. For Hermes what it lacks is written out, as it is for phones. */
export function build(entry, folder, target) {
  const outfile = join(folder, `${entry}.${target}.js`);
  buildSync({
    entryPoints: [join(import.meta.dirname, `${entry}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    // Names of its own: Hermes would take a `print` of ours for its own.
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  if (target === 'hermes') {
    const { code } = transformSync(readFileSync(outfile, 'utf8'), {
      configFile: false,
      compact: false,
      sourceType: 'script',
      presets: [
        [
          '@babel/preset-env',
          {
            targets: { chrome: '60' },
            include: [
              'transform-classes',
              'transform-block-scoping',
              'transform-async-to-generator',
            ],
          },
        ],
      ],
    });
    writeFileSync(outfile, OLDER + code);
  }
  return outfile;
}

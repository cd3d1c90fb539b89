import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Types are gone when it runs, and what begins with a dot is our own. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^.'][^']*)'/gm;

/** The packages that only one of the two asks for: there should be none, or the ratio says less. */
export function packagesApart() {
  const ours = packagesOf(['app', 'components', 'engine'].map((name) => join(root, name)));
  const bare = packagesOf([join(import.meta.dirname, 'bare')]);
  return { ours: without(ours, bare), bare: without(bare, ours) };
}

const without = (some, others) => [...some].filter((name) => !others.has(name)).sort();

function packagesOf(folders) {
  const names = new Set();
  for (const folder of folders) {
    const files = new Set(readdirSync(folder, { recursive: true }));
    // What phones alone do has a file of the same name for browsers.
    const forPhones = (file) => files.has(file.replace(/\.(tsx?)$/, '.web.$1'));
    for (const file of files) {
      if (!/\.tsx?$/.test(file) || forPhones(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, path] of text.matchAll(IMPORT)) names.add(packageOf(path));
    }
  }
  return names;
}

/** `@scope/name/file` is a file of `@scope/name`. */
function packageOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

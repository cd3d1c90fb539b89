import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Both apps as `expo export` makes them, with the same packages and the same flags; ours as it is served. */
export function exportBoth(folder) {
  return {
    ours: exportOurs(folder),
    bare: exported(bareIn(folder), join(folder, 'bare')),
  };
}

/** Ours alone, for what is measured against itself. */
export function exportOurs(folder) {
  const out = exported(root, join(folder, 'ours'));
  execFileSync(process.execPath, [join(root, 'assets/offline/make.js')], {
    env: { ...process.env, WEB_BUILD: out },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

/** A project of its own, outside ours, so that nothing of ours gets in; only the packages are shared. */
function bareIn(folder) {
  const project = join(folder, 'project');
  mkdirSync(project);
  cpSync(join(import.meta.dirname, 'bare'), project, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

function exported(project, out) {
  const cli = join(root, 'node_modules/expo/bin/cli');
  execFileSync(process.execPath, [cli, 'export', '--platform', 'web', '--output-dir', out], {
    cwd: project,
    env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

// Finds the browser that the browser tests and the icons are drawn with; run as a program, it also fetches one where it can.
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');

/**
 * Chromium without a window of its own comes first: the pages are the same, at half the work.
 * @type {Partial<Record<NodeJS.Platform, string[]>>}
 */
const usual = {
  linux: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ].map((name) => `/usr/bin/${name}`),
  darwin: ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/**
 * The first browser that is there: the one that was asked for, then the usual places, then Playwright's own.
 * @param {{ asked?: string, platform: NodeJS.Platform, own?: string, exists: (path: string) => boolean }} where
 * @returns {string | null}
 */
function findBrowser({ asked, platform, own, exists }) {
  if (asked) return exists(asked) ? asked : null;
  const places = [...(usual[platform] ?? []), ...(own ? [own] : [])];
  return places.find(exists) ?? null;
}

/** @returns {string | null} */
function browser() {
  return findBrowser({
    asked: process.env.CHROMIUM_PATH,
    platform: process.platform,
    own: require('@playwright/test').chromium.executablePath(),
    exists: fs.existsSync,
  });
}

/** Without the network flags Chromium calls home at every start. As root it cannot use its sandbox. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** @returns {{ executablePath: string, args: string[] }} */
function launchOptions() {
  const executablePath = browser();
  if (!executablePath) throw new Error(missing());
  return { executablePath, args: flags };
}

function missing() {
  if (process.env.CHROMIUM_PATH)
    return `There is no browser at CHROMIUM_PATH=${process.env.CHROMIUM_PATH}.`;
  const command = fs.existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install -y chromium-headless-shell fonts-noto-cjk'
    : 'npx playwright install chromium';
  return `The browser tests need Chromium or Chrome, and none was found. Run:\n\n  ${command}\n`;
}

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false; // no fontconfig, no fonts
  }
}

/** On Debian as root: what is missing is one command away. */
function installOnDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (!fs.existsSync('/usr/bin/apt-get')) return;
  const packages = [
    ...(browser() ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ];
  if (packages.length === 0) return;
  console.log(`Installing ${packages.join(' and ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: 'inherit' });
  apt('update');
  apt('install', '--yes', '--no-install-recommends', ...packages);
}

module.exports = { findBrowser, launchOptions };

if (require.main === module) {
  try {
    if (!process.env.CHROMIUM_PATH) installOnDebian();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const found = browser();
  console.log(found ? `Browser: ${found}` : missing());
  process.exitCode = found ? 0 : 1;
}

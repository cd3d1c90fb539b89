// Makes the exported web build one that can be installed and needs no network: a manifest, icons and a service worker.
const fs = require('node:fs');
const path = require('node:path');
const { generateSW } = require('workbox-build');
const { web } = require('../../app.json').expo;

const dist = path.resolve(process.env.WEB_BUILD ?? path.join(__dirname, '../../dist'));
const base = process.env.EXPO_BASE_URL ?? '';

const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Its addresses are from where it lies itself, so it is the same under every path. */
const manifest = {
  name: web.name,
  short_name: web.shortName,
  description: web.description,
  lang: web.lang,
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: web.themeColor,
  background_color: web.backgroundColor,
  icons,
};

function links() {
  return [
    // By this line the app knows that there is a worker, too: see app/services/offline.web.ts.
    `<link rel="manifest" href="${base}/manifest.webmanifest" />`,
    `<link rel="apple-touch-icon" href="${base}/icon-192.png" />`,
    // Nothing is shown without its shapes: they are fetched beside the program, not once it has asked for them.
    ...fonts().map(
      (font) =>
        `<link rel="preload" as="font" type="font/ttf" href="${base}/${font}" crossorigin />`,
    ),
  ].join('');
}

/** Where the export has put the app's own fonts. */
function fonts() {
  const folder = 'assets/assets/fonts';
  const names = fs.readdirSync(path.join(dist, folder)).filter((name) => name.endsWith('.ttf'));
  return names.map((name) => `${folder}/${name}`);
}

async function make() {
  const page = path.join(dist, 'index.html');
  const html = fs.readFileSync(page, 'utf8');
  if (!html.includes('rel="manifest"')) {
    fs.writeFileSync(page, html.replace('</head>', `${links()}</head>`));
  }
  fs.writeFileSync(path.join(dist, 'manifest.webmanifest'), JSON.stringify(manifest, null, 2));
  for (const { src } of icons) fs.copyFileSync(path.join(__dirname, src), path.join(dist, src));

  const { count, size, warnings } = await generateSW({
    globDirectory: dist,
    globPatterns: ['**/*'],
    // In place of the usual ones: Expo puts what libraries draw under a folder node_modules.
    globIgnores: ['sw.js', 'metadata.json'],
    maximumFileSizeToCacheInBytes: 20e6,
    // What has its own content in its name never changes under that name.
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}\./,
    swDest: path.join(dist, 'sw.js'),
    navigateFallback: 'index.html',
    inlineWorkboxRuntime: true,
    cleanupOutdatedCaches: true,
    sourcemap: false,
    // A new version waits until it is asked in: nobody's game is changed under their hands.
    skipWaiting: false,
    clientsClaim: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  console.log(`Offline: ${count} files, ${Math.round(size / 1024)} KB`);
}

make().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});

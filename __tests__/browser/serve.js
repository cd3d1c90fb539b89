// Serves the exported web build as a host for single-page apps does: what is no file is the app itself.
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');

/** Another build can be named, so that one may be tested while the usual place is being built anew. */
const built = path.resolve(process.env.WEB_BUILD ?? path.join(__dirname, '../../dist'));

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

/**
 * @param {string} dist
 * @param {string | undefined} url
 */
function fileFor(dist, url) {
  const { pathname } = new URL(url ?? '/', 'http://site');
  const file = path.join(dist, path.normalize(decodeURIComponent(pathname)));
  const isFile = file.startsWith(dist) && fs.statSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile ? file : path.join(dist, 'index.html');
}

/** On a port that the system chooses, so that two runs do not meet. A test may have a build of its own. */
function serve(dist = built) {
  if (!fs.existsSync(path.join(dist, 'index.html'))) {
    throw new Error('There is no web build to test. Run: npm run export:web');
  }
  const server = http.createServer((request, response) => {
    const file = fileFor(dist, request.url);
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    fs.createReadStream(file).pipe(response);
  });
  /** @type {Promise<{ url: string, close: () => void }>} */
  const listening = new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        throw new Error('The server has no port');
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      resolve({ url: `http://127.0.0.1:${address.port}`, close });
    });
  });
  return listening;
}

module.exports = { serve };

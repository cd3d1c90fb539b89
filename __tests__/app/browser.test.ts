import { findBrowser } from '../browser/chromium';

const among = (...there: string[]) => ({ exists: (path: string) => there.includes(path) });

test('the browser that was asked for comes first', () => {
  const asked = '/opt/chrome';
  expect(findBrowser({ asked, platform: 'linux', ...among(asked, '/usr/bin/chromium') })).toBe(
    asked,
  );
});

test('a browser that was asked for and is not there is not replaced by another', () => {
  const asked = '/opt/chrome';
  expect(findBrowser({ asked, platform: 'linux', ...among('/usr/bin/chromium') })).toBeNull();
});

test('then the usual places of the system, in order', () => {
  const linux = among('/usr/bin/google-chrome', '/usr/bin/chromium');
  expect(findBrowser({ platform: 'linux', ...linux })).toBe('/usr/bin/chromium');
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser({ platform: 'darwin', ...among(chrome) })).toBe(chrome);
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
  expect(findBrowser({ platform: 'win32', ...among(windows) })).toBe(windows);
});

test("Playwright's own is the last resort", () => {
  const own = '/home/mei/.cache/ms-playwright/chrome';
  expect(findBrowser({ platform: 'linux', own, ...among(own) })).toBe(own);
  expect(findBrowser({ platform: 'linux', own, ...among(own, '/usr/bin/chromium') })).toBe(
    '/usr/bin/chromium',
  );
});

test('where there is none, none is found', () => {
  expect(findBrowser({ platform: 'linux', own: '/nowhere', ...among() })).toBeNull();
  expect(findBrowser({ platform: 'aix', ...among('/usr/bin/chromium') })).toBeNull();
});

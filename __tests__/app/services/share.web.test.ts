/** @jest-environment jsdom */
import { share } from '../../../app/services/share.web';

/** A browser that knows these ways. */
function browser(ways: { share?: jest.Mock; writeText?: jest.Mock }) {
  const { share: handOn, writeText } = ways;
  const give = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  give('share', handOn);
  give('clipboard', writeText && { writeText });
}

const works = () => jest.fn().mockResolvedValue(undefined);
const fails = (error: Error = new Error('not here')) => jest.fn().mockRejectedValue(error);

test('a phone hands it on', async () => {
  const [handOn, writeText] = [works(), works()];
  browser({ share: handOn, writeText });
  expect(await share('数数')).toBe('shared');
  expect(handOn).toHaveBeenCalledWith({ text: '数数' });
  expect(writeText).not.toHaveBeenCalled();
});

test('who thinks better of it has nothing copied behind their back', async () => {
  const writeText = works();
  browser({ share: fails(new DOMException('no', 'AbortError')), writeText });
  expect(await share('数数')).toBe('dismissed');
  expect(writeText).not.toHaveBeenCalled();
});

test('where nothing hands it on, it is copied', async () => {
  const writeText = works();
  browser({ writeText });
  expect(await share('数数')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('数数');
});

test('also where handing on fails', async () => {
  browser({ share: fails(), writeText: works() });
  expect(await share('数数')).toBe('copied');
});

test.each([
  ['knows neither', {}],
  ['allows neither', { share: fails(), writeText: fails() }],
])('a browser that %s is told of', async (_, ways) => {
  browser(ways);
  expect(await share('数数')).toBe('failed');
});

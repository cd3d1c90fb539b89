import { setTimeout as wait } from 'node:timers/promises';
import { inFreshPage } from './browser.mjs';
import { record } from './record.mjs';

/** Moves of the pointer, as many in a second as a screen has frames. */
export const MOVES = 150;
const BETWEEN = 1000 / 60;

/** Milliseconds: enough for what a lift lights up, and for a flight home. */
const CALM = 600;

/** How far it is taken at first, to see that it comes along. */
const LIFT = 40;

/**
 * Lifts the thing, carries it round the whole page and back to where it lay, and lets go. The frames, the work and
 * the commits of React are those of the way round; the long tasks go from the press to when it has flown home.
 */
export function carry(browser, conditions, { url, kept, thing }) {
  return inFreshPage(browser, conditions, async (page, cdp) => {
    await page.addInitScript(record);
    await page.addInitScript(keepOnDevice, kept);
    await page.goto(url);
    await page.locator(thing).waitFor();
    await wait(CALM);
    const home = await middleOf(page, thing);
    await page.evaluate(() => window.record.press());
    await lift(page, home, thing);

    await cdp.send('Performance.enable');
    const before = await worked(cdp);
    await page.evaluate(() => window.record.go());
    await moveRound(page, home, conditions.viewport);
    const { frames, commits } = await page.evaluate(() => window.record.stop());
    const work = (await worked(cdp)) - before;

    await page.mouse.up();
    await wait(CALM);
    const longTasks = await page.evaluate(() => window.record.longTasks());
    const end = await middleOf(page, thing);
    if (Math.hypot(end.x - home.x, end.y - home.y) > 2)
      throw new Error(`${thing} is not home again`);
    return { frames, commits, longTasks, work: work / frames.length };
  });
}

/** In the page, before the app starts: what it finds when it looks for what it kept. */
function keepOnDevice(kept) {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
}

async function middleOf(page, thing) {
  const box = await page.locator(thing).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function lift(page, home, thing) {
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(home.x + LIFT, home.y + LIFT, { steps: 8 });
  await wait(CALM);
  const now = await middleOf(page, thing);
  if (now.x - home.x < LIFT / 2 || now.y - home.y < LIFT / 2)
    throw new Error(`${thing} does not follow the pointer`);
}

/** Past all four corners at a steady pace; slower only where the page cannot keep up. */
async function moveRound(page, home, { width, height }) {
  const corners = [
    { x: 0.15 * width, y: 0.15 * height },
    { x: 0.85 * width, y: 0.15 * height },
    { x: 0.85 * width, y: 0.85 * height },
    { x: 0.15 * width, y: 0.85 * height },
  ];
  const stops = [{ x: home.x + LIFT, y: home.y + LIFT }, ...corners, home];
  for (let move = 1; move <= MOVES; move++) {
    const along = (move / MOVES) * (stops.length - 1);
    const leg = Math.min(Math.floor(along), stops.length - 2);
    const [from, to, part] = [stops[leg], stops[leg + 1], along - leg];
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    await Promise.all([page.mouse.move(x, y), wait(BETWEEN)]);
  }
}

/** Milliseconds of processor time that the page's process has taken, drawing included: others' work does not lengthen it. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'ProcessTime').value;
}

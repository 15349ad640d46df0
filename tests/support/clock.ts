import type {Page} from '@playwright/test';
import {waitForHydration} from './ready';
import type {Open, OpenOptions} from './test';

/** Opens a path with a stopped clock: time passes only by `page.clock`. */
export async function openWithStoppedClock(open: Open, path: string, options?: OpenOptions): Promise<Page> {
  // A text without scripts: a visit of the page itself would be one more.
  const page = await open('/robots.txt', options);
  await page.clock.install({time: '2026-05-04T10:00:00'});
  await page.clock.pauseAt('2026-05-04T11:00:00');
  await page.goto(path);
  await waitForHydration(page);
  return page;
}

/** Lets React finish its work after an event. React schedules it by messages, which a stopped clock does not stop. */
export async function flushReact(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

import type {Page} from 'playwright';
import {expect} from './test';

/** Until the scripts have taken over: the announcement bar has told its height by then. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[style*="--announcement"]')).toBeAttached();
}

/** Loads a path with its clock standing still: time passes by `page.clock` alone. */
export async function gotoWithStoppedClock(page: Page, path: string) {
  await page.clock.install({time: '2026-05-04T10:00:00'});
  await page.clock.pauseAt('2026-05-04T11:00:00');
  await page.goto(path);
  await hydrated(page);
}

/** Lets React finish what the last event began. It works in messages, which no clock stops. */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((done) => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

import {setTimeout} from 'node:timers/promises';
import type {Locator, Page} from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** Moves a finger sideways by `distance` CSS pixels, a little uneven as fingers are, with real touch events. */
export const swipe = (page: Page, from: Point, distance: number): Promise<void> =>
  move(page, from, (step) => ({x: from.x + (distance * step) / steps, y: from.y + (step % 3)}));

/** Moves a finger down by `distance` CSS pixels, or up if it is negative. */
export const drag = (page: Page, from: Point, distance: number): Promise<void> =>
  move(page, from, (step) => ({x: from.x + (step % 3), y: from.y + (distance * step) / steps}));

/** Presses an element with a finger, for as long as people do. */
export async function press(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nobody can press what is not visible.');
  const touch = await startTouch(target.page(), {x: box.x + box.width / 2, y: box.y + box.height / 2});
  await setTimeout(pressTime);
  await touch('touchEnd', []);
}

/** In ms. */
const pressTime = 150;

const steps = 10;

async function move(page: Page, from: Point, at: (step: number) => Point): Promise<void> {
  const touch = await startTouch(page, from);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', [at(step)]);
  await touch('touchEnd', []);
}

/** Puts a finger down. The result moves and lifts it. */
async function startTouch(page: Page, at: Point) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [at]);
  return touch;
}

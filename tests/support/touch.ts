import type {Page} from '@playwright/test';

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

const steps = 10;

async function move(page: Page, from: Point, at: (step: number) => Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', [at(step)]);
  await touch('touchEnd', []);
}

import type {Page} from 'playwright';

interface Point {
  x: number;
  y: number;
}

/** Moves a finger sideways by `distance` CSS pixels, a little uneven as fingers are, with real touch events. */
export async function swipe(page: Page, from: Point, distance: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints});
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [{x: from.x + (distance * step) / 10, y: from.y + (step % 3)}]);
  await touch('touchEnd', []);
}

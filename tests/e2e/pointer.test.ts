import type {Locator, Page} from '@playwright/test';
import {openWithStoppedClock} from '../support/clock';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test, type OpenOptions} from '../support/test';

const cursor = (page: Page) => page.locator('div[popover="manual"]');
/** One frame, in ms. */
const frame = 16;
/** After this time, in ms, the page counts as idle at the latest. */
const idle = 6000;

const positionOf = (page: Page) =>
  cursor(page).evaluate((element) => {
    const [x = 0, y = 0] = element.style.translate.split(' ').map(Number.parseFloat);
    return {x, y};
  });

/** Collects the requests for the code of the effects, which is a file of its own. */
function watchEffects(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/effects-[^/]*\.js$/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test.describe('the site’s own mouse pointer', () => {
  test('follows the mouse softly, 5 % of the way in each frame, and buttons move a little towards it and back', async ({
    open,
  }) => {
    const page = await openWithStoppedClock(open, '/404', {
      consent: 'rejected',
      expectedErrors: [/status 404/],
    });
    await page.clock.runFor(idle);
    await expect(cursor(page)).toBeAttached();
    await page.mouse.move(400, 300);
    await page.clock.runFor(frame);
    expect(await positionOf(page)).toEqual({x: 400, y: 300});
    await page.mouse.move(800, 700);
    await page.clock.runFor(frame);
    const before = await positionOf(page);
    await page.clock.runFor(frame);
    const after = await positionOf(page);
    expect((after.x - before.x) / (800 - before.x)).toBeCloseTo(0.05, 2);
    expect((after.y - before.y) / (700 - before.y)).toBeCloseTo(0.05, 2);
    await page.clock.runFor(5000);
    const {x, y} = await positionOf(page);
    expect(Math.hypot(800 - x, 700 - y)).toBeLessThan(0.5);

    await test.step('a button near the mouse moves towards it, by 20 px at most', async () => {
      const button = page.getByRole('main').getByRole('link', {name: 'Startseite'});
      const rest = await button.boundingBox();
      if (!rest) throw new Error('The button is not shown.');
      const middle = rest.y + rest.height / 2;
      const shiftAt = async (x: number, y: number) => {
        await page.mouse.move(x, y);
        await page.clock.runFor(2000);
        const box = await button.boundingBox();
        return {x: (box?.x ?? 0) - rest.x, y: (box?.y ?? 0) - rest.y};
      };
      const right = rest.x + rest.width;
      const beside = await shiftAt(right + 29, middle);
      expect(beside.x).toBeGreaterThan(18);
      expect(beside.x).toBeLessThanOrEqual(20);
      expect(beside.y).toBeCloseTo(0);
      expect(await shiftAt(right + 32, middle)).toEqual({x: 0, y: 0});
      const above = await shiftAt(rest.x + rest.width / 2, rest.y - 29);
      expect(above.y).toBeLessThan(-18);
      expect(above.y).toBeGreaterThanOrEqual(-20);

      await button.click();
      await expect(page).toHaveURL('/');
    });
  });

  test('grows over pictures and shrinks to a dot over text', async ({open}) => {
    const page = await open('/product/hocker-lot', {consent: 'rejected'});
    await expect(cursor(page)).toBeAttached();
    await page.setViewportSize({width: 799, height: 900});
    await expect(cursor(page)).toHaveCount(0);
    await page.setViewportSize({width: 800, height: 900});
    await expect(cursor(page)).toHaveCount(1);
    await page.setViewportSize(screens.desktop);
    const over = async (place: Locator) => {
      await place.scrollIntoViewIfNeeded();
      const box = await place.boundingBox();
      await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
      return cursor(page);
    };
    const main = page.getByRole('main');
    const picture = page.getByRole('list', {name: 'Bilder'}).getByRole('link').first();
    await expect(await over(picture)).toHaveAttribute('data-over', 'picture');
    await expect(await over(main.getByRole('heading', {level: 1}))).toHaveAttribute('data-over', 'detail');
    await expect(await over(main.getByRole('button', {name: 'In den Warenkorb'}))).toHaveAttribute(
      'data-over',
      'detail',
    );
    await page.mouse.move(4, 400);
    await expect(cursor(page)).toHaveAttribute('data-over', 'page');

    await picture.click();
    const enlarged = page.getByRole('dialog').getByRole('img').first();
    await enlarged.hover();
    await expect(cursor(page)).toHaveAttribute('data-over', 'picture');
  });

  test('is left out on a touch screen, and for visitors who have asked for less motion', async ({open}) => {
    const requestsOf = async (page: Page) => {
      const requests = watchEffects(page);
      await page.goto('/imprint');
      await waitForHydration(page);
      await page.clock.runFor(idle);
      // Requests are seen in the order in which they are made.
      await page.evaluate(async () => void (await fetch('/robots.txt')));
      return requests;
    };
    const openStopped = async (options: OpenOptions) => {
      const page = await open('/robots.txt', options);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      return page;
    };
    const touch = await openStopped({screen: 'phone'});
    await touch.setViewportSize(screens.desktop);
    expect(await requestsOf(touch)).toEqual([]);
    const still = await openStopped({reducedMotion: true});
    expect(await requestsOf(still)).toEqual([]);

    await still.emulateMedia({reducedMotion: 'no-preference'});
    // The page may ask for it before it is reloaded, too.
    expect(await requestsOf(still)).not.toEqual([]);
  });
});

test.describe('the button for booking a consultation', () => {
  const width = async (page: Page) => (await booking(page).boundingBox())?.width ?? 0;
  const booking = (page: Page) => page.getByRole('complementary').getByRole('link', {name: 'Book a meeting'});

  test('stands in the margin of a wide window, and opens to its full width under the mouse and for the keyboard', async ({
    open,
  }) => {
    const page = await open('/en/widerruf', {reducedMotion: true});
    await waitForHydration(page);
    // Beside everything that stands on the grid.
    await page.setViewportSize({width: 1200, height: 900});
    await expect.poll(async () => (await booking(page).boundingBox())?.x).toBeGreaterThan(1200 - 64);
    const closed = await width(page);
    expect(closed).toBeLessThan(60);
    await booking(page).hover();
    await expect.poll(() => width(page)).toBeGreaterThan(closed + 80);
    await page.mouse.move(300, 300);
    await expect.poll(() => width(page)).toBe(closed);
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(booking(page)).toBeFocused();
    await expect.poll(() => width(page)).toBeGreaterThan(closed + 80);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Free consultation, 30 minutes'})).toBeVisible();
  });

  test('never covers the footer', async ({open}) => {
    const page = await open('/en/imprint', {reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    const bottom = async () => {
      const box = await booking(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const height = screens.desktop.height;
    await expect.poll(bottom).toBeGreaterThan(height - 40);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = async () => (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
    await expect.poll(footer).toBeLessThan(height / 2);
    expect(await bottom()).toBeLessThan(await footer());
  });

  test('without JavaScript, is a plain link to the calendar', async ({open, site}) => {
    const page = await open('/en/imprint', {javaScript: false});
    await expect(booking(page)).toHaveAttribute('href', `${site.storeUrl}/booking?locale=en`);
    const [tab] = await Promise.all([page.context().waitForEvent('page'), booking(page).click()]);
    await expect(tab).toHaveURL(`${site.storeUrl}/booking?locale=en`);
  });
});

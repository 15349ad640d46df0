import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {waitForHydration} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const bar = (page: Page) => page.getByRole('region', {name: /^(Mitteilungen|Announcements)$/});
const control = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true});
const shows = (page: Page, ...messages: RegExp[]) =>
  expect(bar(page).getByRole('listitem').filter({visible: true})).toHaveText(messages);
const offset = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--announcement'));
const dismissed = `${brand.key}:announcements-dismissed`;
const dismissalTime = (page: Page) => page.evaluate((key) => localStorage.getItem(key), dismissed);

const workshop = /^Offene Werkstatt/;
const delivery = /^Esstische nach Maß/;
const holidays = /^Beide Werkstätten/;

async function movePointerAway(page: Page) {
  await page.mouse.move(600, 600);
  await flushReact(page);
}

/**
 * The bar's height, what the page takes it for, and where the header begins. The height changes for some frames after the window's
 * width has changed.
 */
function settledLayout(page: Page): Promise<{height: number; offset: number; top: number}> {
  return bar(page).evaluate(async (element) => {
    const measure = () => element.getBoundingClientRect().height;
    let height = NaN;
    while (height !== measure()) {
      height = measure();
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    }
    const offset = getComputedStyle(document.documentElement).getPropertyValue('--announcement');
    return {
      height,
      offset: parseFloat(offset),
      top: document.querySelector('header')?.getBoundingClientRect().y ?? NaN,
    };
  });
}

/** Expects that nothing of the message is cut, and that no control lies on its words. */
async function expectWhole(page: Page) {
  const item = bar(page).getByRole('listitem').filter({visible: true});
  const cut = await item.evaluate((element) =>
    [element, ...element.children].some(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1),
  );
  expect(cut).toBe(false);
  const controls = await bar(page).getByRole('toolbar').boundingBox();
  const words = await item.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({right, bottom}) => ({right, bottom}));
  });
  for (const {right, bottom} of words) {
    expect(right <= (controls?.x ?? 0) || bottom <= (controls?.y ?? 0)).toBe(true);
  }
}

test.describe('the announcement bar', () => {
  test('shows the next message every 40 seconds, and the visitor can pause it', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint', {consent: 'rejected'});
    await shows(page, workshop);
    await page.clock.fastForward(39_999);
    await shows(page, workshop);
    await page.clock.fastForward(1);
    await shows(page, delivery);

    await test.step('the bar pauses under the mouse', async () => {
      await bar(page).hover();
      await flushReact(page);
      await page.clock.fastForward(120_000);
      await shows(page, delivery);
      await movePointerAway(page);
      await page.clock.fastForward(40_000);
      await shows(page, holidays);
      // This one can't be dismissed.
      await expect(control(page, 'Mitteilungen schließen')).toHaveCount(0);
      await page.clock.fastForward(40_000);
      await shows(page, workshop);
    });

    await test.step('the arrow buttons go round from the last message to the first, and back', async () => {
      await control(page, 'Vorherige Mitteilung').click();
      await shows(page, holidays);
      await control(page, 'Nächste Mitteilung').click();
      await shows(page, workshop);
    });

    await test.step('the bar pauses while the keyboard is in it', async () => {
      await movePointerAway(page);
      // The focus that a click has left does not stop the bar.
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(control(page, 'Nächste Mitteilung')).toBeFocused();
      await page.keyboard.press('Enter');
      await shows(page, delivery);
      await page.clock.fastForward(120_000);
      await shows(page, delivery);
      await page.keyboard.press('Space');
      await shows(page, holidays);
    });

    await test.step('the pause button stops the bar', async () => {
      await control(page, 'Wechsel anhalten').click();
      await expect(control(page, 'Wechsel fortsetzen')).toBeVisible();
      await movePointerAway(page);
      await page.clock.fastForward(120_000);
      await shows(page, holidays);
    });
  });

  test('without JavaScript, shows every message with its link', {tag: '@phone'}, async ({open}) => {
    const page = await open('/en/imprint', {javaScript: false});
    await shows(page, /^Open workshop/, /^Made-to-measure/, /^Both workshops/);
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await bar(page).getByRole('link', {name: 'Visit the workshop'}).click();
    await expect(page).toHaveURL('/en/werkstatt');
  });

  test('shows its buttons under the mouse and for the keyboard', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    await movePointerAway(page);
    const controls = bar(page).getByRole('toolbar', {name: 'Mitteilungen steuern'});
    await expect(controls).toHaveCSS('opacity', '0');
    const focused = async () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    const stops = [];
    while (!(await focused())?.startsWith(brand.name)) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
      if (stops.length > 8) break;
    }
    expect(stops).toEqual([
      'Zum Inhalt springen',
      'Zur Werkstatt',
      'Wechsel anhalten',
      expect.stringContaining(brand.name),
    ]);
    await expect(controls).toHaveCSS('opacity', '0');
    await page.keyboard.press('Shift+Tab');
    await expect(controls).toHaveCSS('opacity', '1');
    await page.keyboard.press('ArrowLeft');
    await expect(control(page, 'Mitteilungen schließen')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(control(page, 'Nächste Mitteilung')).toBeFocused();

    await test.step('at every width the page starts below the bar', async () => {
      await movePointerAway(page);
      await page.setViewportSize({width: 1440, height: 844});
      // One line where there is room for it.
      await expect.poll(() => settledLayout(page)).toEqual({height: 44, offset: 44, top: 44});
      await page.setViewportSize({width: 390, height: 844});
      await expect
        .poll(async () => {
          const {height, ...below} = await settledLayout(page);
          return Object.values(below).map((value) => value - height);
        })
        .toEqual([0, 0]);
    });

    await test.step('nothing moves while a narrow bar is pressed', async () => {
      const before = await bar(page).boundingBox();
      await bar(page).getByRole('link', {name: 'Zur Werkstatt'}).hover();
      await page.mouse.down();
      expect(await bar(page).boundingBox()).toEqual(before);
      await page.mouse.up();
      await expect(page).toHaveURL('/werkstatt');
    });
  });

  test('on a touch screen, shows each message in full, and the first tap follows its link', async ({open}) => {
    const page = await open('/imprint', {screen: 'phone', touch: true, reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    await test.step('the first tap follows the link', async () => {
      await bar(page).getByRole('link', {name: 'Zur Werkstatt'}).tap();
      await expect(page).toHaveURL('/werkstatt');
      await page.goBack();
      await expect(page).toHaveURL('/imprint');
    });
    await expect(bar(page).getByRole('toolbar')).toHaveCSS('opacity', '1');
    for (const screen of ['phone', 'tablet'] as const) {
      await test.step(`on a ${screen}`, async () => {
        await page.setViewportSize(screens[screen]);
        for (const message of [workshop, delivery, holidays]) {
          await shows(page, message);
          await expectWhole(page);
          const before = await bar(page).boundingBox();
          await control(page, 'Nächste Mitteilung').tap();
          if (message === workshop) {
            await shows(page, delivery);
            expect(await bar(page).boundingBox()).toEqual(before);
          }
        }
        await shows(page, workshop);
      });
    }
  });
});

test.describe('an announcement bar that the visitor has closed', () => {
  test('stays hidden for an hour, and then shows again without a reload', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint', {consent: 'rejected'});
    await control(page, 'Mitteilungen schließen').click();
    await expect(bar(page)).toBeHidden();
    expect(await dismissalTime(page)).toBe(String(await page.evaluate(() => Date.now())));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Jobs'}).click();
    await expect(page).toHaveURL('/jobs');
    await expect(bar(page)).toBeHidden();

    await page.clock.fastForward('30:00');
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.clock.fastForward('29:59');
    await expect(bar(page)).toBeHidden();
    await page.clock.fastForward('00:01');
    await expect(bar(page)).toBeVisible();
  });

  test('does not flash up while a page loads', async ({open}) => {
    const page = await open('/robots.txt', {consent: 'rejected'});
    // Scripts never arrive.
    await page.route(/\.js$/, () => {});
    await page.goto('/imprint', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeVisible();

    await page.evaluate((key) => localStorage.setItem(key, String(Date.now())), dismissed);
    await page.goto('/imprint', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await offset(page)).toBe('0px');
  });
});

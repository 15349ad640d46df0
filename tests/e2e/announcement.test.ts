import type {Page} from 'playwright';
import {describe} from 'vitest';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const bar = (page: Page) => page.getByRole('region', {name: /^(Mitteilungen|Announcements)$/});
const control = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true});
const shows = (page: Page, ...messages: RegExp[]) =>
  expect(bar(page).getByRole('listitem').filter({visible: true})).toHaveText(messages);
const offset = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--announcement'));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('maser-mass:announcements-dismissed'));

const workshop = /^Offene Werkstatt/;
const delivery = /^Esstische nach Maß/;
const holidays = /^Beide Werkstätten/;

async function movePointerAway(page: Page) {
  await page.mouse.move(600, 600);
  await flushReact(page);
}

describe('the announcement bar', () => {
  test('shows the next message every 40 s, and pauses under the pointer', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint');
    await shows(page, workshop);
    await page.clock.runFor(39_999);
    await shows(page, workshop);
    await page.clock.runFor(1);
    await shows(page, delivery);

    await bar(page).hover();
    await flushReact(page);
    await page.clock.runFor(120_000);
    await shows(page, delivery);
    await movePointerAway(page);
    await page.clock.runFor(40_000);
    await shows(page, holidays);
    await page.clock.runFor(40_000);
    await shows(page, workshop);
  });

  test('goes round in both directions by its arrows, and stops by its pause button', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint');
    await control(page, 'Vorherige Mitteilung').click();
    await shows(page, holidays);
    await control(page, 'Nächste Mitteilung').click();
    await shows(page, workshop);
    await movePointerAway(page);
    await page.clock.runFor(40_000);
    await shows(page, delivery);

    await control(page, 'Wechsel anhalten').click();
    await expect(control(page, 'Wechsel fortsetzen')).toBeVisible();
    await movePointerAway(page);
    await page.clock.runFor(120_000);
    await shows(page, delivery);
  });

  test('works with the keyboard, and pauses while it has the focus', async ({open}) => {
    const page = await openWithStoppedClock(open, '/en/imprint');
    await control(page, 'Next announcement').focus();
    await page.keyboard.press('Enter');
    await shows(page, /^Made-to-measure/);
    await page.clock.runFor(120_000);
    await shows(page, /^Made-to-measure/);
    await page.keyboard.press('Space');
    await shows(page, /^Both workshops/);
  });

  test('shows each entry that has a text, and arrows only for several', async ({open, startOwnSite}) => {
    const several = await open('/imprint');
    await expect(bar(several).locator('li')).toHaveText([workshop, delivery, holidays]);

    const site = await startOwnSite();
    await site.control.hideMetaobjects('topbar', ['werkstattabend', 'betriebsferien']);
    const one = await open('/imprint', {site});
    await shows(one, delivery);
    await expect(bar(one).getByRole('button')).toHaveCount(1);
    await expect(control(one, 'Mitteilungen schließen')).toBeVisible();
  });

  test('is missing when no entry has a text', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.hideMetaobjects('topbar', ['werkstattabend', 'lieferzeit', 'betriebsferien']);
    const page = await open('/imprint', {site});
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('links to what it announces', async ({open}) => {
    const page = await open('/en/imprint');
    await bar(page).getByRole('link', {name: 'Visit the workshop'}).click();
    await expect(page).toHaveURL('/en/werkstatt');
  });

  test('shows every message without JavaScript', async ({open}) => {
    const page = await open('/imprint', {javaScript: false, screen: 'phone'});
    await shows(page, workshop, delivery, holidays);
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });
});

test('the controls show when they are asked for, and are one stop before the logo', async ({open}) => {
  const page = await open('/imprint', {reducedMotion: true});
  await waitForHydration(page);
  await movePointerAway(page);
  const controls = bar(page).getByRole('toolbar', {name: 'Mitteilungen steuern'});
  await expect(controls).toHaveCSS('opacity', '0');
  const focused = async () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  const stops = [];
  while (!(await focused())?.startsWith('Maser & Maß')) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
    if (stops.length > 8) break;
  }
  expect(stops).toEqual([
    'Zum Inhalt springen',
    'Zur Werkstatt',
    'Wechsel anhalten',
    expect.stringContaining('Maser & Maß'),
  ]);
  await expect(controls).toHaveCSS('opacity', '0');
  await page.keyboard.press('Shift+Tab');
  await expect(controls).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowLeft');
  await expect(control(page, 'Mitteilungen schließen')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(control(page, 'Nächste Mitteilung')).toBeFocused();
});

describe('on a touch screen', () => {
  const cases = (['phone', 'tablet'] as const).flatMap((screen) =>
    [
      {path: '/imprint', link: 'Zur Werkstatt', target: '/werkstatt', next: 'Nächste Mitteilung', shown: delivery},
      {
        path: '/en/imprint',
        link: 'Visit the workshop',
        target: '/en/werkstatt',
        next: 'Next announcement',
        shown: /^Made-to-/,
      },
    ].map((texts) => ({screen, ...texts})),
  );

  test.concurrent.for(cases)(
    'the first tap follows the link of the bar, and its controls are there without one ($path, $screen)',
    async ({screen, path, link, target, next, shown}, {open}) => {
      const page = await open(path, {screen, touch: true, reducedMotion: true});
      await waitForHydration(page);
      const controls = bar(page).getByRole('toolbar');
      await expect(controls).toHaveCSS('opacity', '1');
      const before = await bar(page).boundingBox();
      await control(page, next).tap();
      await shows(page, shown);
      expect(await bar(page).boundingBox()).toEqual(before);
      await page.reload();
      await waitForHydration(page);
      await bar(page).getByRole('link', {name: link}).tap();
      await expect(page).toHaveURL(target);
    },
  );

  test('a message shows whole, and no control lies on it', async ({open}) => {
    for (const screen of ['phone', 'tablet'] as const) {
      const page = await open('/imprint', {screen, touch: true, reducedMotion: true});
      await waitForHydration(page);
      for (const message of [workshop, delivery, holidays]) {
        await shows(page, message);
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
        for (const {right, bottom} of words)
          expect(right <= (controls?.x ?? 0) || bottom <= (controls?.y ?? 0), String(message)).toBe(true);
        await control(page, 'Nächste Mitteilung').tap();
      }
    }
  });
});

test('nothing moves under a pointer that presses a narrow bar', async ({open}) => {
  const page = await open('/en/imprint', {reducedMotion: true});
  await page.setViewportSize({width: 390, height: 844});
  await waitForHydration(page);
  const before = await bar(page).boundingBox();
  const link = bar(page).getByRole('link', {name: 'Visit the workshop'});
  await link.hover();
  await page.mouse.down();
  expect(await bar(page).boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page).toHaveURL('/en/werkstatt');
});

describe('a dismissed bar', () => {
  test('stays hidden for an hour, and then shows again without a reload', async ({open}) => {
    const page = await openWithStoppedClock(open, '/imprint');
    await control(page, 'Mitteilungen schließen').click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page)).toBe(String(await page.evaluate(() => Date.now())));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Jobs'}).click();
    await expect(page).toHaveURL('/jobs');
    await expect(bar(page)).toBeHidden();

    await page.clock.runFor('30:00');
    await page.reload();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.clock.runFor('29:59');
    await expect(bar(page)).toBeHidden();
    await page.clock.runFor('00:01');
    await expect(bar(page)).toBeVisible();
  });

  test('is never painted, even when scripts have not loaded yet', async ({open}) => {
    const page = await open('/imprint');
    await waitForHydration(page);
    // Scripts never arrive.
    await page.route(/\.js$/, () => {});
    await page.goto('/imprint', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeVisible();

    await page.evaluate(() => localStorage.setItem('maser-mass:announcements-dismissed', String(Date.now())));
    await page.goto('/imprint', {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(await offset(page)).toBe('0px');
  });

  test('needs a dismissible message, because other messages cannot be closed', async ({open, startOwnSite}) => {
    const page = await open('/imprint');
    await waitForHydration(page);
    await control(page, 'Vorherige Mitteilung').click();
    await shows(page, holidays);
    await expect(control(page, 'Mitteilungen schließen')).toHaveCount(0);

    const site = await startOwnSite();
    await site.control.hideMetaobjects('topbar', ['werkstattabend', 'lieferzeit']);
    const only = await open('/imprint', {site});
    await waitForHydration(only);
    await shows(only, holidays);
    await expect(bar(only).getByRole('button')).toHaveCount(0);
    // A dismissal from before does not hide it either.
    await only.evaluate(() => localStorage.setItem('maser-mass:announcements-dismissed', String(Date.now())));
    await only.reload();
    await shows(only, holidays);
  });
});

test('the layout starts below the bar, at every width', async ({open}) => {
  const page = await open('/imprint');
  await waitForHydration(page);
  const heights = [];
  await movePointerAway(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 844});
    const height = (await bar(page).boundingBox())?.height;
    await expect.poll(() => offset(page)).toBe(`${height}px`);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(height);
    heights.push(height);
  }
  // One line where there is room for it.
  expect(heights[0]).toBe(44);
  await control(page, 'Mitteilungen schließen').click();
  await expect.poll(() => offset(page)).toBe('0px');
});

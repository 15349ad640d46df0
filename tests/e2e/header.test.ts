import type {Page} from 'playwright';
import {describe} from 'vitest';
import {scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const logo = (page: Page) => header(page).getByRole('link', {name: /^Maser & Maß/});

/** Scrolls, and gives the page three frames to follow. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(async (to) => {
    window.scrollTo(0, to);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

describe('the header', () => {
  test.for([
    ['/imprint', '', 'Hauptnavigation', ['Projekte, 12', 'Leistungen', 'Über uns', 'Kontakt', 'Shop']],
    ['/en/imprint', '/en', 'Main navigation', ['Projects, 12', 'Services', 'About', 'Contact', 'Shop']],
  ] as const)(
    'links the five main pages in its middle, and the home page (%s)',
    async ([path, root, name, labels], {open}) => {
      const page = await open(path, {javaScript: false});
      const navigation = header(page).getByRole('navigation', {name});
      const links = navigation.getByRole('link');
      await expect(links).toHaveText([...labels]);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['/projects', '/services', '/about', '/contact', '/shop'].map((to) => root + to));
      await expect(logo(page)).toHaveAttribute('href', root || '/');
      const box = await navigation.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);
    },
  );

  test('hides on scrolling down, and shows on scrolling up or within 10 px of the top', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true});
    await waitForHydration(page);
    await scrollTo(page, 9);
    await expect(logo(page)).toBeInViewport();
    await scrollTo(page, 10);
    await expect(logo(page)).not.toBeInViewport();
    await scrollTo(page, 9);
    await expect(logo(page)).toBeInViewport();
    await scrollTo(page, 400);
    await expect(logo(page)).not.toBeInViewport();
    await scrollTo(page, 380);
    await expect(logo(page)).toBeInViewport();
    expect((await header(page).boundingBox())?.y).toBe(0);
  });

  test('hides after a click on its links too, and shows again on keyboard focus', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true});
    await waitForHydration(page);
    await header(page).getByRole('link', {name: 'Über uns'}).click();
    await expect(page).toHaveURL('/about');
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 600);
    await expect(logo(page)).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', {name: 'Kontakt'})).toBeFocused();
    await expect(logo(page)).toBeInViewport();
  });

  test('always shows without JavaScript', async ({open}) => {
    const page = await open('/imprint', {javaScript: false});
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => header(page).boundingBox()).toMatchObject({y: 0});
    const paper = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    await expect(header(page)).toHaveCSS('background-color', paper);
  });

  test('has a ground wherever the page stands, before the scripts have run too', async ({open}) => {
    const page = await open('/en/product/kliv');
    await waitForHydration(page);
    const paper = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    await expect(header(page)).not.toHaveCSS('background-color', paper);
    await page.mouse.move(700, 700);
    await page.mouse.wheel(0, 600);
    await expect(header(page)).toHaveAttribute('data-state', 'hidden');
    await expect(header(page)).toHaveCSS('background-color', paper);
    // Where it isn't known how far the page is scrolled, the state alone gives the ground.
    await page.addStyleTag({content: 'header { animation: none !important }'});
    await expect(header(page)).toHaveCSS('background-color', paper);

    const scripts = await holdRequests(page, /\.js$/);
    await page.reload({waitUntil: 'commit'});
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await expect(header(page)).toHaveAttribute('data-state', 'top');
    await expect(header(page)).toHaveCSS('background-color', paper);
    scripts.release();
  });

  test('counts the pieces in the cart', async ({open}) => {
    const page = await open('/en/product/hocker-lot', {reducedMotion: true});
    await waitForHydration(page);
    await expect(header(page).getByRole('link', {name: 'Cart', exact: true})).toBeVisible();
    await page.getByLabel('Quantity', {exact: true}).fill('3');
    await page.getByRole('button', {name: 'Add to cart'}).click();
    await expect(page.getByRole('dialog', {name: 'Cart'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header(page).getByRole('link', {name: /^Cart ?, 3 items$/})).toBeVisible();
    await page.goto('/imprint');
    await expect(header(page).getByRole('link', {name: /^Warenkorb ?, 3 Artikel$/})).toBeVisible();
  });
});

test('a navigation starts at the top of the next page, and restores the position on the way back', async ({open}) => {
  const page = await open('/about', {reducedMotion: true});
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Jobs'}).click();
  await expect(page).toHaveURL('/jobs');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('status').filter({hasText: 'Jobs'})).toBeAttached();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
});

test('the first link of a page skips the header', async ({open}) => {
  const page = await open('/imprint', {javaScript: false});
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Zum Inhalt springen'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => !document.activeElement?.closest('header, section[aria-label="Mitteilungen"]')),
  ).toBe(true);
});

import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {showDocument} from '../support/pageContent';
import {scrollTop} from '../support/layout';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const header = (page: Page) => page.getByRole('banner');
const logo = (page: Page) => header(page).getByRole('link', {name: brand.name});
const paperOf = (page: Page) => page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);

/** Scrolls, and gives the page three frames to follow: where nothing is to change, an expectation would else be met too early. */
async function scrollAndSettle(page: Page, top: number) {
  await page.evaluate(async (to) => {
    window.scrollTo(0, to);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, top);
}

/** Expects that the header links the main pages with these words, below `root`. */
async function expectLinks(page: Page, root: '' | '/en', name: string, labels: string[]) {
  const links = header(page).getByRole('navigation', {name}).getByRole('link');
  await expect(links).toHaveText(labels);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/projects', '/services', '/about', '/contact', '/shop'].map((to) => root + to));
  await expect(logo(page)).toHaveAttribute('href', root || '/');
}

test.describe('the header', () => {
  test('without JavaScript, links the five main pages and stays visible', async ({open}) => {
    const page = await open('/imprint', {javaScript: false});
    await expectLinks(page, '', 'Hauptnavigation', ['Projekte, 12', 'Leistungen', 'Über uns', 'Kontakt', 'Shop']);
    const box = await header(page).getByRole('navigation', {name: 'Hauptnavigation'}).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0);

    await test.step('a visitor with a keyboard can skip the header', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: 'Zum Inhalt springen'});
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const isBehind = () =>
        page.evaluate(() => !document.activeElement?.closest('header, section[aria-label="Mitteilungen"]'));
      expect(await isBehind()).toBe(true);
    });

    await test.step('the header stays visible while the page scrolls', async () => {
      await page.mouse.move(700, 700);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => header(page).boundingBox()).toMatchObject({y: 0});
      await expect(header(page)).toHaveCSS('background-color', await paperOf(page));
    });
  });

  test('on an English page, leads to English pages', async ({page, site}) => {
    await showDocument(page, `${site.url}/en/imprint`);
    await expectLinks(page, '/en', 'Main navigation', ['Projects, 12', 'Services', 'About', 'Contact', 'Shop']);
  });

  test('hides on scrolling down, and comes back on scrolling up, near the top and for the keyboard', async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true, consent: 'rejected'});
    await waitForHydration(page);
    await scrollAndSettle(page, 9);
    await expect(logo(page)).toBeInViewport();
    await scrollAndSettle(page, 10);
    await expect(logo(page)).not.toBeInViewport();
    await scrollAndSettle(page, 9);
    await expect(logo(page)).toBeInViewport();
    await scrollAndSettle(page, 400);
    await expect(logo(page)).not.toBeInViewport();
    // A scroll sideways, or one that ends where it began.
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await scrollAndSettle(page, 400);
    await expect(logo(page)).not.toBeInViewport();
    await scrollAndSettle(page, 380);
    await expect(logo(page)).toBeInViewport();
    expect((await header(page).boundingBox())?.y).toBe(0);

    await test.step('a click on one of its links does not keep the header visible', async () => {
      await header(page).getByRole('link', {name: 'Kontakt'}).click();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.mouse.move(700, 700);
      await page.mouse.wheel(0, 600);
      await expect(logo(page)).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(header(page).getByRole('link', {name: 'Shop'})).toBeFocused();
      await expect(logo(page)).toBeInViewport();
    });

    await test.step('the next page starts at its top, and Back restores the scroll position', async () => {
      await page.getByRole('contentinfo').getByRole('link', {name: 'Jobs'}).click();
      await expect(page).toHaveURL('/jobs');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page.getByRole('status').filter({hasText: 'Jobs'})).toBeAttached();
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    });
  });

  test('has a background at every scroll position, even while the page is still loading', async ({open}) => {
    const page = await open('/en/product/kliv', {consent: 'rejected'});
    await waitForHydration(page);
    const paper = await paperOf(page);
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

  test('shows the number of items in the cart, also on the next page', async ({open}) => {
    const page = await open('/en/product/hocker-lot', {reducedMotion: true, consent: 'rejected'});
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

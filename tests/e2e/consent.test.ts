import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {getDocument, tags} from '../../tools/document';
import {eachPageOnce} from '../../tools/pages';
import {flushReact} from '../support/clock';
import {cookieOf} from '../support/cookies';
import {waitForHydration, waitForScript} from '../support/ready';
import {keptForShopify, namesOf, watchShopify} from '../support/shopifyEvents';
import {expect, siteForAll, test} from '../support/test';
import {press} from '../support/touch';

/** A site that measures and has no scheduling page. */
const trackedSite = siteForAll(() => ({
  env: {
    PUBLIC_ANALYTICS_ID: 'G-TEST',
    PUBLIC_TAG_MANAGER_ID: 'GTM-TEST',
    PUBLIC_SHOPIFY_SHOP_ID: '4711',
    BOOKING_URL: '',
  },
}));

/** Collects the paths of Google's scripts that the visitor's pages request, and answers each with an empty script. */
async function watchGoogle(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.context().route('https://www.googletagmanager.com/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return requested;
}

/** The commands in the data layer that Google's scripts read, as JSON. */
const commands = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))));

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const expectedErrors = [/third party: https:\/\/(www\.googletagmanager|monorail-edge\.shopifysvc)\.com/];

/** The addresses that a document makes the browser fetch by itself. */
function fetchedBy(html: string): string[] {
  const loaded = ['script', 'img', 'iframe', 'source', 'video'].flatMap((name) => tags(html, name));
  const linked = tags(html, 'link').filter(({rel}) => !['canonical', 'alternate'].includes(rel ?? ''));
  const sets = loaded.flatMap(({srcset = ''}) => srcset.split(/,\s+/).map((entry) => entry.split(' ')[0] ?? ''));
  return [...loaded.map(({src}) => src), ...linked.map(({href}) => href), ...sets].flatMap((address) => address || []);
}

test.describe('the consent banner', () => {
  test('on every page, loads nothing from other hosts before the visitor’s choice', async ({open}) => {
    const {url, storeUrl} = trackedSite();
    for (const [path] of eachPageOnce) {
      const fetched = fetchedBy((await getDocument(url + path)).html);
      expect(fetched.length, path).toBeGreaterThan(5);
      const hosts = new Set(fetched.map((address) => new URL(address, url).origin));
      expect(
        [...hosts].filter((host) => ![url, storeUrl].includes(host) && host !== 'null'),
        path,
      ).toEqual([]);
    }
    // The scripts are the same on all pages. A request to another host is a page error, see `pageErrors.ts`.
    const page = await open('/imprint', {site: trackedSite()});
    await waitForHydration(page);
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await expect(button(page, 'Alle ablehnen')).toBeVisible();
  });

  test('loads each script once after consent, and after a withdrawal none in any tab', async ({open}) => {
    const page = await open('/imprint', {site: trackedSite(), expectedErrors});
    const requested = await watchGoogle(page);
    const events = await watchShopify(page);
    await button(page, 'Alle annehmen').click();
    await expect.poll(() => requested.toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    await expect.poll(() => namesOf(events)).toEqual(['page_rendered']);
    const log = await commands(page);
    expect(log.indexOf('"default"')).toBeLessThan(log.indexOf('"update"'));
    expect(log).toContain('"anonymize_ip":true');

    await button(page, 'Cookie-Einstellungen').click();
    await button(page, 'Alle annehmen').click();
    await button(page, 'Cookie-Einstellungen').click();
    expect(requested).toHaveLength(2);

    const other = await page.context().newPage();
    await watchShopify(other);
    await other.goto('/faq');
    await waitForHydration(other);
    await button(other, 'Cookie-Einstellungen').click();
    await button(other, 'Auswählen').click();
    await expect.poll(() => requested).toHaveLength(4);
    await other.getByRole('checkbox', {name: /^Werbung/}).uncheck();
    await other.getByRole('checkbox', {name: /^Statistik/}).uncheck();
    requested.length = 0;
    events.length = 0;
    const reloaded = [page, other].map((tab) => tab.waitForEvent('load'));
    await button(other, 'Auswahl speichern').click();
    await Promise.all(reloaded);
    for (const tab of [page, other]) {
      // A tab that nobody sees paints nothing, and its scripts wait for that.
      await tab.bringToFront();
      await expect.poll(() => commands(tab)).toContain('"analytics_storage":"denied"');
      await expect.poll(() => commands(tab)).toContain('"update"');
      await expect(button(tab, 'Alle annehmen')).toBeHidden();
    }
    expect(requested).toEqual([]);
    expect(events).toEqual([]);
    expect(await keptForShopify(page)).toEqual([]);
  });

  test('does not ask again after a refusal, and opens again from the footer', async ({open}) => {
    // An earlier consent, which has ended, has left them behind.
    const oldCookies = {_ga: 'GA1.1.7', _shopify_y: 'y', _gcl_au: '1.1'};
    const page = await open('/en/faq', {site: trackedSite(), cookies: oldCookies});
    await button(page, 'Reject all').click();
    const banner = page.getByRole('region', {name: 'Your choice'});
    await expect(banner).toBeHidden();
    for (const name of Object.keys(oldCookies)) await expect.poll(() => cookieOf(page, name)).toBeUndefined();
    await page.reload();
    await expect.poll(() => commands(page)).toContain('"update"');
    expect(await commands(page)).not.toContain('granted');
    // The banner asks after the first interaction.
    await page.keyboard.press('Shift');
    await flushReact(page);
    await expect(banner).toBeHidden();

    await button(page, 'Cookie settings').focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeFocused();
    const looks = [];
    for (const name of ['Accept all', 'Reject all', 'Choose'])
      looks.push(
        await banner.getByRole('button', {name, exact: true}).evaluate((element) => {
          const {width, height} = element.getBoundingClientRect();
          const {backgroundColor, color, fontSize} = getComputedStyle(element);
          return [Math.round(width), height, backgroundColor, color, fontSize].join();
        }),
      );
    expect(new Set(looks).size).toBe(1);
    await button(page, 'Choose').click();
    await expectAccessible(page);
    await button(page, 'Save choice').click();
    await expect(banner).toBeHidden();
    await expect(button(page, 'Cookie settings')).toBeFocused();
  });

  test('does not move a button away from the finger that presses it as the first thing of the visit', async ({
    open,
  }) => {
    const page = await open('/imprint', {reducedMotion: true, screen: 'phone', touch: true});
    const meeting = page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});
    await expect(meeting).toHaveCSS('opacity', '1');
    await waitForScript(page, 'ConsentPanel');
    await press(meeting);
    await expect(page.getByRole('dialog', {name: 'Kostenloses Erstgespräch, 30 Minuten'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Alle ablehnen')).toBeVisible();
  });

  test('does not ask visitors whose browser already says no to tracking (Global Privacy Control, rule 16.14)', async ({
    open,
  }) => {
    const page = await open('/robots.txt', {site: trackedSite(), expectedErrors, consent: 'accepted'});
    const requested = await watchGoogle(page);
    await watchShopify(page);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {configurable: true, get: () => true}),
    );
    await page.goto('/faq');
    await expect.poll(() => commands(page)).toContain('"update"');
    expect(await commands(page)).not.toContain('granted');
    await page.keyboard.press('Shift');
    await flushReact(page);
    const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
    await expect(banner, 'consent given before the browser said no no longer counts').toBeHidden();
    expect(requested).toEqual([]);

    await button(page, 'Cookie-Einstellungen').click();
    await expect(banner).toBeFocused();
    await button(page, 'Alle annehmen').click();
    await expect.poll(() => requested.toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    await page.reload();
    await expect.poll(() => commands(page)).toContain('granted');
  });
});

test.describe('the calendar for booking a consultation', () => {
  test('opens from the floating button, loads only after a click, and sends a mail', async ({open, site}) => {
    const page = await open('/imprint');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const meeting = page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'});
    await expect(meeting).toHaveAttribute('href', `${site.storeUrl}/booking?locale=de`);
    await meeting.click();
    const dialog = page.getByRole('dialog', {name: 'Kostenloses Erstgespräch, 30 Minuten'});
    await expect(dialog.getByRole('link', {name: 'Kalender in neuem Tab öffnen'})).toBeVisible();
    expect(requests).not.toContain('/booking');
    await expectAccessible(page);

    await dialog.getByRole('button', {name: 'Kalender laden'}).click();
    const calendar = page.frameLocator('iframe[title="Terminkalender"]');
    await calendar.getByText('09:30', {exact: true}).first().click();
    await calendar.getByLabel('Name').fill('Anna');
    await calendar.getByLabel('E-Mail').fill('anna@example.com');
    await calendar.getByRole('button', {name: 'Termin buchen'}).click();
    await expect(calendar.getByText('Danke, der Termin ist gebucht')).toBeVisible();
    expect(await site.control.mails()).toMatchObject([{replyTo: ['anna@example.com']}]);

    await dialog.getByRole('button', {name: 'Schließen'}).click();
    await expect(dialog).toBeHidden();
    await expect(meeting).toBeFocused();
  });

  test('is left out on a site that has no booking page', async () => {
    const {html, headers} = await getDocument(`${trackedSite().url}/faq`);
    expect(html).not.toContain('data-booking');
    expect(headers.get('Content-Security-Policy')).toContain("frame-src 'none'");
  });

  test('opens from menu and footer, and at once for visitors who have agreed to such services', async ({open}) => {
    const page = await open('/en/faq');
    const dialog = page.getByRole('dialog', {name: 'Free consultation, 30 minutes'});
    const footerLink = page.getByRole('contentinfo').getByRole('link', {name: 'Free Consultation'});

    await test.step('from the menu, which hides the floating button', async () => {
      const menu = page.getByRole('button', {name: /^Menu/});
      await menu.click();
      await expect(page.getByRole('link', {name: 'Book a meeting'})).toBeHidden();
      const entries = page.getByRole('navigation', {name: 'Menu', exact: true});
      await entries.getByRole('link', {name: 'Free Consultation'}).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      // The menu has closed, and the link in it can't have the focus.
      await expect(menu).toBeFocused();
    });

    await test.step('from the footer', async () => {
      await footerLink.click();
      await expect(dialog.getByRole('button', {name: 'Load calendar'})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(footerLink).toBeFocused();
    });

    await test.step('with consent already given', async () => {
      await button(page, 'Choose').click();
      await page.getByRole('checkbox', {name: /^Functionality/}).check();
      await button(page, 'Save choice').click();
      await footerLink.click();
      const calendar = page.frameLocator('iframe[title="Calendar"]');
      await expect(calendar.getByText('09:30', {exact: true}).first()).toBeVisible();
    });
  });
});

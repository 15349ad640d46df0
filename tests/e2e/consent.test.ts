import {describe} from 'vitest';
import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {getDocument} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {waitForHydration} from '../support/ready';
import {expect, siteForAll, test} from '../support/test';

const env = {PUBLIC_ANALYTICS_ID: 'G-TEST', PUBLIC_TAG_MANAGER_ID: 'GTM-TEST'};

/** Collects the paths of Google's scripts that the page requests, and answers each with an empty script. */
async function watchGoogle(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requested.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return requested;
}

/** The commands in the data layer that Google's scripts read, as JSON. */
const commands = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>))));

const button = (page: Page, name: string) => page.getByRole('button', {name, exact: true});
const expectedErrors = [/third party: https:\/\/www\.googletagmanager\.com/];

describe('the consent banner', () => {
  const site = siteForAll(() => ({env}));

  test('loads nothing from other hosts before an answer, on any page', {timeout: 120_000}, async ({open}) => {
    const first = await open('/', {site: site()});
    const pages = await Promise.all([first, ...Array.from({length: 3}, () => first.context().newPage())]);
    // The English pages have the same scripts, and `pages.test.ts` opens them all.
    const remaining = everyPage.flatMap(([path, language]) => (language === 'de' ? [path] : []));
    // A request to another host is a page error, see `pageErrors.ts`.
    const visitAll = async (page: Page) => {
      for (let path = remaining.pop(); path !== undefined; path = remaining.pop()) {
        await page.goto(path);
        await waitForHydration(page);
        // The banner appears at the visitor's first action.
        await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
        await expect(button(page, 'Alle ablehnen')).toBeVisible();
      }
    };
    await Promise.all(pages.map(visitAll));
  });

  test('loads each script once after consent, and none after it was withdrawn', async ({open}) => {
    const page = await open('/imprint', {site: site(), expectedErrors});
    const requested = await watchGoogle(page);
    await button(page, 'Alle annehmen').click();
    await expect.poll(() => requested.toSorted()).toEqual(['/gtag/js', '/gtm.js']);
    const log = await commands(page);
    expect(log.indexOf('"default"')).toBeLessThan(log.indexOf('"update"'));
    expect(log).toContain('"anonymize_ip":true');

    await button(page, 'Cookie-Einstellungen').click();
    await button(page, 'Alle annehmen').click();
    await button(page, 'Cookie-Einstellungen').click();
    expect(requested).toHaveLength(2);

    await button(page, 'Auswählen').click();
    await page.getByRole('checkbox', {name: /^Werbung/}).uncheck();
    await page.getByRole('checkbox', {name: /^Statistik/}).uncheck();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Auswahl speichern').click();
    await reloaded;
    requested.length = 0;
    await page.goto('/faq');
    await expect.poll(() => commands(page)).toContain('"analytics_storage":"denied"');
    await expect(button(page, 'Alle annehmen')).toBeHidden();
    expect(requested).toEqual([]);
  });

  test('does not ask again after a refusal, and opens again from the footer', async ({open}) => {
    const page = await open('/en/faq', {site: site()});
    await button(page, 'Reject all').click();
    const banner = page.getByRole('region', {name: 'Your choice'});
    await expect(banner).toBeHidden();
    await page.reload();
    await expect.poll(() => commands(page)).toContain('"update"');
    expect(await commands(page)).not.toContain('granted');
    await expect(banner).toBeHidden();

    await button(page, 'Cookie settings').focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeFocused();
    const looks = [];
    const choices = ['Accept all', 'Reject all', 'Choose'].map((name) =>
      banner.getByRole('button', {name, exact: true}),
    );
    for (const choice of choices)
      looks.push(
        await choice.evaluate((element) => {
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

  test.for([
    [
      '/imprint',
      'Auswählen',
      ['Alle annehmen', 'Alle ablehnen', 'Auswahl speichern'],
      ['Funktion', 'Statistik', 'Werbung'],
    ],
    [
      '/en/imprint',
      'Choose',
      ['Accept all', 'Reject all', 'Save choice'],
      ['Functionality', 'Statistics', 'Advertising'],
    ],
  ] as const)(
    'calls what is chosen as the privacy policy does, each button on one line: %s',
    async ([path, choose, buttons, names], {open}) => {
      for (const screen of ['phone', 'desktop'] as const) {
        const page = await open(path, {site: site(), screen});
        await button(page, choose).click();
        for (const name of buttons) {
          const lines = await button(page, name).evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
          });
          expect(lines, `${name}, ${screen}`).toBe(1);
        }
        for (const name of names)
          await expect(page.getByRole('checkbox', {name: new RegExp(`^${name}:`)})).toBeVisible();
      }
    },
  );

  test('loads only what was chosen', async ({open}) => {
    const page = await open('/en/imprint', {site: site(), expectedErrors});
    const requested = await watchGoogle(page);
    await button(page, 'Choose').click();
    await page.getByRole('checkbox', {name: /^Statistics/}).check();
    await button(page, 'Save choice').click();
    await expect.poll(() => requested).toEqual(['/gtag/js']);
    await expect.poll(() => commands(page)).toContain('"ad_storage":"denied"');
  });
});

test('an external consent tool replaces the banner, and its answers are followed', async ({open, startOwnSite}) => {
  const scriptUrl = 'https://consent.example/tool.js';
  const site = await startOwnSite({env: {...env, PUBLIC_CONSENT_SCRIPT_URL: scriptUrl}});
  const page = await open('/imprint', {
    site,
    expectedErrors: [...expectedErrors, /third party: https:\/\/consent\.example/],
  });
  const requested = await watchGoogle(page);
  // Like the real tool, it is ready some time after its script has run.
  const tool = `setTimeout(() => {
    window.state = {action: 'accept', categories: ['strict', 'performance']};
    window.CookieScript = {instance: {currentState: () => window.state, show() { window.shown = true; }}};
  }, 700);`;
  await page.route(scriptUrl, (route) => route.fulfill({contentType: 'text/javascript', body: tool}));
  await expect.poll(() => requested).toEqual(['/gtag/js']);
  await expect(button(page, 'Alle annehmen')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('CookieScriptAcceptAll')));
  await expect.poll(() => requested).toEqual(['/gtag/js', '/gtm.js']);
  await button(page, 'Cookie-Einstellungen').click();
  expect(await page.evaluate(() => 'shown' in window)).toBe(true);
});

describe('booking', () => {
  test('opens from the floating button, loads after a click, and sends a mail', async ({open, site}) => {
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

  test('loads at once for a visitor who agreed to it, and is a plain link without JavaScript', async ({open, site}) => {
    const page = await open('/imprint');
    await button(page, 'Auswählen').click();
    await page.getByRole('checkbox', {name: /^Funktion/}).check();
    await button(page, 'Auswahl speichern').click();
    await page.getByRole('complementary').getByRole('link', {name: 'Termin buchen'}).click();
    const calendar = page.frameLocator('iframe[title="Terminkalender"]');
    await expect(calendar.getByText('09:30', {exact: true}).first()).toBeVisible();

    const plain = await open('/en/imprint', {javaScript: false});
    const link = plain.getByRole('complementary').getByRole('link', {name: 'Book a meeting'});
    await expect(link).toHaveAttribute('href', `${site.storeUrl}/booking?locale=en`);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('is missing on a site without a scheduling page', async ({startOwnSite}) => {
    const site = await startOwnSite({env: {BOOKING_URL: ''}});
    const {html, headers} = await getDocument(`${site.url}/faq`);
    expect(html).not.toContain('data-booking');
    expect(headers.get('Content-Security-Policy')).toContain("frame-src 'none'");
  });

  test('opens from menu and footer, and the open menu hides the floating button', async ({open}) => {
    const page = await open('/en/faq');
    const floating = page.getByRole('link', {name: 'Book a meeting'});
    await page.getByRole('button', {name: /^Menu/}).click();
    await expect(floating).toBeHidden();
    await page
      .getByRole('navigation', {name: 'Menu', exact: true})
      .getByRole('link', {name: 'Free Consultation'})
      .click();
    const dialog = page.getByRole('dialog', {name: 'Free consultation, 30 minutes'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The menu has closed, and the link in it can't have the focus.
    await expect(page.getByRole('button', {name: /^Menu/})).toBeFocused();
    const footerLink = page.getByRole('contentinfo').getByRole('link', {name: 'Free Consultation'});
    await footerLink.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(footerLink).toBeFocused();
  });
});

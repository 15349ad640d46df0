import {describe} from 'vitest';
import type {Page} from 'playwright';
import {loadContent} from '../../studio/load';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, languagesAndScripts, test} from '../support/test';

const words = {
  de: {
    path: '/widerruf',
    link: 'Vertrag widerrufen',
    order: /^Bestellnummer/,
    mail: /^E-Mail/,
    pieces: /^Welche Stücke/,
    button: 'Widerruf bestätigen',
    received: 'Ihr Widerruf ist eingegangen',
    date: /\d{1,2}\. \S+ 20\d\d um \d\d:\d\d:\d\d ME/,
    rights: 'Widerrufsbelehrung lesen',
    statement: 'Ihre Erklärung',
    declaration: 'Hiermit widerrufe ich den Vertrag über die Bestellung: #1001',
    rows: ['Name', 'Bestellung', 'Stücke', 'E-Mail', 'Eingegangen am'],
    undelivered: 'konnte gerade nicht zugestellt werden',
    asMail: 'Als E-Mail senden',
    confirmed: 'Diese Bestätigung haben wir auch an',
    missing: ['Bitte geben Sie Ihren Namen ein.', 'Bitte geben Sie die Bestellnummer oder den Tag der Bestellung ein.'],
  },
  en: {
    path: '/en/widerruf',
    link: 'Withdraw from contract',
    order: /^Order number/,
    mail: /^Email/,
    pieces: /^Which pieces/,
    button: 'Confirm withdrawal',
    received: 'Your withdrawal has been received',
    date: /\d{1,2} \S+ 20\d\d at \d\d:\d\d:\d\d/,
    rights: 'Read about the right of withdrawal',
    statement: 'Your statement',
    declaration: 'I hereby withdraw from the contract on the order: #1001',
    rows: ['Name', 'Order', 'Pieces', 'Email', 'Received on'],
    undelivered: 'could not be delivered just now',
    asMail: 'Send as email',
    confirmed: 'We have sent this confirmation to',
    missing: ['Please enter your name.', 'Please enter the order number or the date of the order.'],
  },
} as const;

async function fillIn(page: Page, language: keyof typeof words, mail: string) {
  const t = words[language];
  await page.getByLabel('Name').fill('Jörg "Öl" Maß');
  await page.getByLabel(t.order).fill('#1001');
  await page.getByLabel(t.mail).fill(mail);
  await page.getByLabel(t.pieces).fill('Den Hocker\nund <3');
}

describe('the withdrawal function', () => {
  test.for(languagesAndScripts)(
    'is in the footer, takes a statement and confirms it by mail and on the page ($language, JavaScript: $javaScript)',
    async ({language, javaScript}, {open, site}) => {
      const t = words[language];
      const page = await open(language === 'de' ? '/shop' : '/en/shop', {javaScript, consentRejected: javaScript});
      await page.getByRole('contentinfo').getByRole('link', {name: t.link, exact: true}).click();
      await expect(page).toHaveURL(site.url + t.path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.link);
      const rights = page.getByRole('main').getByRole('link', {name: t.rights, exact: true});
      await expect(rights).toHaveAttribute(
        'href',
        language === 'de' ? '/legal/refund-policy' : '/en/legal/refund-policy',
      );
      const mail = `joerg-${language}-${String(javaScript)}@example.com`;
      await fillIn(page, language, mail);
      await page.getByRole('button', {name: t.button, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
      const main = page.getByRole('main');
      for (const shown of [t.date, mail, '#1001', 'Jörg "Öl" Maß', /Den Hocker\s+und <3/]) {
        await expect(main).toContainText(shown);
      }
      const statement = main.getByRole('region', {name: t.statement});
      await expect(statement.getByRole('paragraph')).toHaveText([t.declaration, new RegExp(`^${t.confirmed} ${mail}`)]);
      await expect(statement.getByRole('term')).toHaveText([...t.rows]);
      if (javaScript) await expectAccessible(page);
      const mails = await site.control.mails();
      expect(mails.map(({to}) => to[0])).toEqual([expect.stringContaining('@'), mail]);
      expect(mails[0]?.subject).toBe('Widerruf von Jörg "Öl" Maß: #1001');
      expect(mails[1]?.subject).toContain(t.received);
      expect(mails[1]?.text).toMatch(t.date);
      // The mail itself names the address that it goes to.
      const repeated = t.rows.filter((label) => !t.mail.test(label)).map((label) => `${label}: `);
      for (const said of [t.declaration, ...repeated]) expect(mails[1]?.text).toContain(said);
    },
  );

  test.for(languagesAndScripts)(
    'says what is missing and keeps what is there ($language, JavaScript: $javaScript)',
    async ({language, javaScript}, {open, site}) => {
      const t = words[language];
      const page = await open(t.path, {javaScript, expectedErrors: [/status 400/]});
      await page.getByLabel(t.mail).fill('joerg@example.com');
      await page.getByLabel(t.pieces).fill('Den Hocker');
      await page.getByRole('button', {name: t.button}).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([...t.missing]);
      await expect(page.getByLabel('Name')).toBeFocused();
      await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker');
      expect(await site.control.mails()).toEqual([]);
    },
  );

  test.for(languagesAndScripts)(
    'keeps every word when the mail service fails, and takes the statement later ($language, JavaScript: $javaScript)',
    async ({language, javaScript}, {open, startOwnSite}) => {
      const t = words[language];
      const site = await startOwnSite();
      await site.control.addFault({operation: '/emails', kind: '500'});
      const page = await open(t.path, {site, javaScript, consentRejected: true, expectedErrors: [/status 502/]});
      await fillIn(page, language, 'anna@example.com');
      const button = page.getByRole('button', {name: t.button});
      await button.click();
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText(t.undelivered, {timeout: 15_000});
      const href = await refusal.getByRole('link', {name: t.asMail}).getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('body')).toContain('Den Hocker\r\nund <3');
      await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker\nund <3');
      await site.control.clearFaults();
      await button.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
      expect(await site.control.mails()).toHaveLength(2);
      // The same statement once more. With scripts, the draft is dropped when the page has come to life.
      if (javaScript) await waitForHydration(page);
      await page.goto(t.path);
      await fillIn(page, language, 'anna@example.com');
      await button.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
      expect(await site.control.mails()).toHaveLength(2);
    },
  );

  test('keeps what is written through a reload, until it has arrived', async ({open}) => {
    const page = await open('/widerruf', {consentRejected: true});
    await waitForHydration(page);
    await fillIn(page, 'de', 'reload@example.com');
    await page.reload();
    await expect(page.getByLabel(words.de.pieces)).toHaveValue('Den Hocker\nund <3');
    await page.getByRole('button', {name: words.de.button}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.de.received);
    await waitForHydration(page);
    await page.goto('/widerruf');
    await waitForHydration(page);
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('keeps what is typed before the code of the page has loaded, and puts back the rest', async ({open}) => {
    const page = await open('/widerruf', {consentRejected: true});
    await waitForHydration(page);
    await fillIn(page, 'de', 'early@example.com');
    const scripts = await holdRequests(page, /\.js$/);
    await page.reload({waitUntil: 'commit'});
    await page.getByLabel('Name').fill('Jörg');
    scripts.release();
    await waitForHydration(page);
    await expect(page.getByLabel('Name')).toHaveValue('Jörg');
    await expect(page.getByLabel(words.de.pieces)).toHaveValue('Den Hocker\nund <3');
    await page.goto('/en/widerruf');
    await expect(page.getByLabel('Name')).toHaveValue('Jörg');
  });

  test('keeps what is typed into a refused statement before the code of the page has loaded', async ({open}) => {
    const page = await open('/widerruf', {consentRejected: true, expectedErrors: [/status 400/]});
    await waitForHydration(page);
    await page.getByLabel(words.de.pieces).fill('Den Hocker');
    const scripts = await holdRequests(page, /\.js$/);
    await page.getByRole('button', {name: words.de.button}).click({noWaitAfter: true});
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByLabel(words.de.pieces).fill('Den Hocker und die Bank');
    scripts.release();
    await waitForHydration(page);
    await expect(page.getByLabel(words.de.pieces)).toHaveValue('Den Hocker und die Bank');
  });

  test('can be used by the keyboard alone', async ({open, site}) => {
    const page = await open('/en/widerruf', {consentRejected: true});
    await page.getByLabel('Name').focus();
    for (const line of ['Anna', '#7', 'keys@example.com']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Confirm withdrawal'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.en.received);
    expect(await site.control.mails()).toHaveLength(2);
  });

  test.for(['de', 'en'] as const)(
    'works before the gate, which links it (%s)',
    async (language, {open, startOwnSite}) => {
      const site = await startOwnSite({env: {SITE_PASSWORD: 'Eiche & Öl'}});
      const t = words[language];
      const page = await open(language === 'de' ? '/shop' : '/en/shop', {
        site,
        javaScript: false,
        expectedErrors: [/status 401/],
      });
      await page.getByRole('link', {name: t.link}).click();
      await fillIn(page, language, 'gate@example.com');
      await page.getByRole('button', {name: t.button}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
      expect(await site.control.mails()).toHaveLength(2);
      // The text about the right lies behind the gate, so it is not linked here.
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    },
  );

  test('answers a form of another website and one that is too long with words', async ({site}) => {
    const post = (body: URLSearchParams, headers = {}) =>
      fetch(`${site.url}/en/widerruf`, {method: 'POST', body, headers});
    const foreign = await post(new URLSearchParams({name: 'Anna "A"'}), {Origin: 'https://evil.example'});
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('Cache-Control')).toContain('no-store');
    expect(await foreign.text()).toMatch(/did not come from this website.*|value="Anna &quot;A&quot;"/s);
    const long = await post(new URLSearchParams({pieces: 'x'.repeat(70_000)}));
    expect(long.status).toBe(413);
    expect(await long.text()).toContain('This is more than the form can send.');
    expect(await site.control.mails()).toEqual([]);
  });

  test.for(['de', 'en'] as const)(
    'is named by the text about the right of withdrawal (%s)',
    async (language, {open}) => {
      const {policies} = await loadContent();
      expect(policies.map(({handle}) => handle)).toContain('refund-policy');
      const page = await open(language === 'de' ? '/legal/refund-policy' : '/en/legal/refund-policy', {
        javaScript: false,
      });
      const link = page.getByRole('main').getByRole('link', {name: words[language].link});
      await expect(link).toHaveAttribute('href', words[language].path);
    },
  );
});

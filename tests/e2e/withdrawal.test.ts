import type {Page} from '@playwright/test';
import {localizedPath} from '~/i18n/language';
import {getDocument, tags} from '../../tools/document';
import {expectAccessible} from '../support/accessibility';
import {linksOf, mainOf} from '../support/law';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, languagesAndScripts, test} from '../support/test';

const words = {
  de: {
    path: '/widerruf',
    link: 'Vertrag widerrufen',
    order: /^Bestellnummer/,
    mail: /^E-Mail/,
    pieces: /^Welche Artikel/,
    button: 'Widerruf bestätigen',
    received: 'Ihr Widerruf ist eingegangen',
    date: /\d{1,2}\.\s\S+ 20\d\d um \d\d:\d\d:\d\d ME/,
    rights: 'Widerrufsbelehrung lesen',
    statement: 'Ihre Erklärung',
    declaration: 'Hiermit widerrufe ich den Vertrag über folgende Bestellung: #1001',
    rows: ['Name', 'Bestellung', 'Artikel', 'E-Mail', 'Eingegangen am'],
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
    pieces: /^Which items/,
    button: 'Confirm withdrawal',
    received: 'Your withdrawal has been received',
    date: /\d{1,2}\s\S+ 20\d\d at \d\d:\d\d:\d\d/,
    rights: 'Read about your right of withdrawal',
    statement: 'Your statement',
    declaration: 'I hereby withdraw from the contract for the following order: #1001',
    rows: ['Name', 'Order', 'Items', 'Email', 'Received on'],
    undelivered: 'We couldn’t send your withdrawal just now',
    asMail: 'Send by email',
    confirmed: 'We have also sent this confirmation to',
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

test.describe('the withdrawal form', () => {
  for (const {language, javaScript} of languagesAndScripts) {
    test(`is linked in the footer, accepts a statement and confirms it by mail and on the page (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
      open,
      site,
    }) => {
      const t = words[language];
      const page = await open(localizedPath('/imprint', language), {
        javaScript,
        consent: 'rejected',
        expectedErrors: [/status 400/],
      });
      const main = page.getByRole('main');
      const confirm = page.getByRole('button', {name: t.button, exact: true});

      await test.step('the footer links the form', async () => {
        await page.getByRole('contentinfo').getByRole('link', {name: t.link, exact: true}).click();
        await expect(page).toHaveURL(site.url + t.path);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(t.link);
        const rights = main.getByRole('link', {name: t.rights, exact: true});
        await expect(rights).toHaveAttribute('href', localizedPath('/legal/refund-policy', language));
      });

      await test.step('the page lists missing fields, and keeps the entered text', async () => {
        await page.getByLabel(t.mail).fill('joerg@example.com');
        await page.getByLabel(t.pieces).fill('Den Hocker');
        const scripts = await holdRequests(page, /\.js$/);
        await confirm.click({noWaitAfter: true});
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([...t.missing]);
        await expect(page.getByLabel('Name')).toBeFocused();
        await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker');
        // What is typed before the code of the page has loaded counts.
        await page.getByLabel(t.pieces).fill('Den Hocker und die Bank');
        scripts.release();
        if (javaScript) await waitForHydration(page);
        await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker und die Bank');
        expect(await site.control.mails()).toEqual([]);
      });

      const mail = `joerg-${language}@example.com`;
      await fillIn(page, language, mail);
      await confirm.click();

      await test.step('the page confirms the statement with its full text and the time', async () => {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
        for (const shown of [t.date, mail, '#1001', 'Jörg "Öl" Maß', /Den Hocker\s+und <3/]) {
          await expect(main).toContainText(shown);
        }
        const statement = main.getByRole('region', {name: t.statement});
        await expect(statement.getByRole('paragraph')).toHaveText([
          t.declaration,
          new RegExp(`^${t.confirmed} ${mail}`),
        ]);
        await expect(statement.getByRole('term')).toHaveText([...t.rows]);
        if (javaScript) await expectAccessible(page);
      });

      await test.step('studio and sender receive a mail', async () => {
        const mails = await site.control.mails();
        expect(mails.map(({to}) => to[0])).toEqual([expect.stringContaining('@'), mail]);
        expect(mails[0]?.subject).toBe('Widerruf von Jörg "Öl" Maß: #1001');
        expect(mails[1]?.subject).toContain(t.received);
        expect(mails[1]?.text).toMatch(t.date);
        // The mail itself names the address that it goes to.
        const repeated = t.rows.filter((label) => !t.mail.test(label)).map((label) => `${label}: `);
        for (const line of [t.declaration, ...repeated]) expect(mails[1]?.text).toContain(line);
      });
    });
  }

  test('when the mail service fails, keeps the entered text and accepts the statement later', async ({open, site}) => {
    const t = words.de;
    await site.control.addFault({operation: '/emails', kind: '500'});
    const page = await open(t.path, {consent: 'rejected', expectedErrors: [/status 502/]});
    await waitForHydration(page);
    const mail = page.getByLabel(t.mail);
    await test.step('an invalid email address is reported beside its field when the visitor leaves it', async () => {
      await mail.fill('anna@');
      await mail.press('Tab');
      await expect(mail).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
      await mail.fill('anna@example.com');
      await expect(mail).toHaveAccessibleDescription('');
    });
    await fillIn(page, 'de', 'anna@example.com');
    const button = page.getByRole('button', {name: t.button});

    await test.step('the page says that sending failed, and offers the same text as a mail', async () => {
      await button.click();
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText(t.undelivered, {timeout: 15_000});
      const href = await refusal.getByRole('link', {name: t.asMail}).getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('body')).toContain('Den Hocker\r\nund <3');
      await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker\nund <3');
      await waitForHydration(page);
    });

    await test.step('a new visit brings the text back, and keeps what is typed while the page is still loading', async () => {
      const scripts = await holdRequests(page, /\.js$/);
      await page.goto(t.path, {waitUntil: 'commit'});
      await page.getByLabel('Name').fill('Jörg');
      scripts.release();
      await waitForHydration(page);
      await expect(page.getByLabel('Name')).toHaveValue('Jörg');
      await expect(page.getByLabel(t.pieces)).toHaveValue('Den Hocker\nund <3');
      // What the next visit would bring back.
      await expect.poll(() => page.evaluate(() => JSON.stringify({...sessionStorage}))).toMatch(/Jörg(?! )/);
    });

    await test.step('once the mail service answers, the page accepts the statement and empties the form', async () => {
      await site.control.clearFaults();
      await button.click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.received);
      expect(await site.control.mails()).toHaveLength(2);
      await page.getByRole('contentinfo').getByRole('link', {name: t.link, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(t.link);
      await expect(page.getByLabel('Name')).toHaveValue('');
    });
  });

  test('without JavaScript, keeps the entered text, and counts the same statement once', async ({site}) => {
    const t = words.en;
    const body = new URLSearchParams({name: 'Jörg', order: '#1001', mail: 'again@example.com', pieces: 'The stool'});
    const send = async () => {
      const answer = await fetch(site.url + t.path, {method: 'POST', body});
      return {status: answer.status, main: mainOf(await answer.text())};
    };
    await site.control.addFault({operation: '/emails', kind: '500'});
    const refused = await send();
    expect(refused.status).toBe(502);
    expect(refused.main).toContain(t.undelivered);
    expect(refused.main).toMatch(/<a [^>]*href="mailto:[^"]*The%20stool/);
    expect(refused.main).toMatch(/<textarea[^>]*>The stool<\/textarea>/);
    expect(tags(refused.main, 'input').map(({value}) => value)).toEqual(
      expect.arrayContaining(['Jörg', '#1001', 'again@example.com']),
    );
    await site.control.clearFaults();
    for (const {status, main} of [await send(), await send()]) {
      expect(status).toBe(200);
      expect(main).toContain(t.received);
    }
    expect(await site.control.mails()).toHaveLength(2);
  });

  test('refuses a form that another website sends in the visitor’s name, and one that is too long', async ({site}) => {
    const post = (body: URLSearchParams, headers = {}) =>
      fetch(`${site.url}/en/widerruf`, {method: 'POST', body, headers});
    const foreign = await post(new URLSearchParams({name: 'Anna "A"'}), {Origin: 'https://evil.example'});
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('Cache-Control')).toContain('no-store');
    const html = await foreign.text();
    expect(html).toContain('wasn’t submitted through our website');
    expect(html).toContain('value="Anna &quot;A&quot;"');
    const long = await post(new URLSearchParams({pieces: 'x'.repeat(70_000)}));
    expect(long.status).toBe(413);
    expect(await long.text()).toContain('Your text is too long for this form.');
    expect(await site.control.mails()).toEqual([]);
  });

  for (const language of ['de', 'en'] as const) {
    test(`is linked in the text about the right of withdrawal (${language})`, async ({site}) => {
      const {path, link} = words[language];
      const {status, html} = await getDocument(site.url + localizedPath('/legal/refund-policy', language));
      expect(status).toBe(200);
      const links = linksOf(mainOf(html)).filter((text) => text.toLowerCase().includes(link.toLowerCase()));
      expect(links.map((text) => text.split(' ')[0])).toContain(path);
    });
  }
});

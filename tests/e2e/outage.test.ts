import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {escapeHtml} from '../../app/platform/html';
import {getDocument, tags} from '../../tools/document';
import {itemsValue} from '../support/cookies';
import {expect, siteForAll, test} from '../support/test';

const fullCart = `cartItems=${itemsValue('42.2')}`;

const [{street, postalCode, city}] = brand.locations;
const town = `${postalCode} ${city}`;
const provider = [escapeHtml(brand.legalName), street, `mailto:${brand.email}`];

const words = {
  name: 'Anna',
  mail: 'anna@example.com',
  phone: '0211 1',
  howHeard: 'Google',
  privacy: 'on',
  text: 'Regal aus Esche',
};

/** Sends the contact form as a browser without JavaScript does. */
const sendEnquiry = (url: string) => fetch(url, {method: 'POST', redirect: 'manual', body: new URLSearchParams(words)});

/** Fills in the contact form and sends it. */
async function ask(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(words.name);
  await main.getByLabel('E-Mail').first().fill(words.mail);
  await main.getByLabel('Telefon').fill(words.phone);
  await main.getByLabel('Nachricht').fill(words.text);
  await main.getByRole('radio', {name: words.howHeard}).check();
  await main.getByRole('checkbox', {name: /Datenschutzerklärung gelesen/}).check();
  await main.getByRole('button', {name: 'Anfrage senden'}).click();
}

test.describe('a store that cannot be reached', () => {
  // Nothing listens on this port.
  const site = siteForAll(() => ({env: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}}));

  for (const [path, lang] of [
    ['/shop', 'de-DE'],
    ['/en/shop', 'en-GB'],
  ]) {
    test(`leads to an error page in the language of the visitor (${path})`, async () => {
      const {status, headers, html} = await getDocument(site().url + path);
      expect(status).toBe(503);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(tags(html, 'html')[0]?.lang).toBe(lang);
      expect(tags(html, 'h1')).toHaveLength(1);
    });
  }

  for (const [prefix, path, expected, said] of [
    ['', '/imprint', 200, ['Impressum', town, 'Telefon: ', 'Weitere Angaben sind gerade nicht erreichbar.']],
    ['/en', '/imprint', 200, ['Imprint', `${town}, Germany`, 'Telephone: ', 'Further details are unavailable']],
    ['', '/barrierefreiheit', 503, ['Barrierefreiheit', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/barrierefreiheit', 503, ['Accessibility', 'This text is unavailable right now.']],
    ['', '/legal/privacy-policy', 503, ['Datenschutzerklärung', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/legal/privacy-policy', 503, ['Privacy policy', 'This text is unavailable right now.']],
    ['', '/legal/refund-policy', 503, ['Widerrufsbelehrung', 'href="/widerruf"']],
    ['/en', '/legal/refund-policy', 503, ['Right of withdrawal', 'href="/en/widerruf"']],
    ['', '/legal/agb-info', 503, ['Die AGB, kurz erklärt', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/legal/agb-info', 503, ['Our terms in brief', 'This text is unavailable right now.']],
  ] as const) {
    test(`does not affect the page that shows who runs the site and how to contact them: ${prefix}${path}`, async () => {
      const {status, headers, html} = await getDocument(site().url + prefix + path);
      expect(status).toBe(expected);
      expect(headers.get('Cache-Control')).toBe('no-store');
      const [, main = ''] = html.split('<main');
      const body = main.split('</main>')[0]?.replaceAll(/<\/?span>/g, '');
      for (const part of [...provider, 'tel:', ...said]) expect(body).toContain(part);
      if (status !== 503) return;
      expect(body).toContain(`href="${prefix}${path}">${prefix ? 'Try again' : 'Erneut versuchen'}</a>`);
      expect(body).toContain(
        `href="${prefix}/widerruf">${prefix ? 'Withdraw from contract' : 'Vertrag widerrufen'}</a>`,
      );
    });
  }

  for (const [path, received] of [
    ['/widerruf', 'Ihr Widerruf ist eingegangen'],
    ['/en/widerruf', 'Your withdrawal has been received'],
  ]) {
    test(`does not stop a withdrawal, which is confirmed: ${path}`, async () => {
      const {status, html} = await getDocument(site().url + path);
      expect(status).toBe(200);
      expect(tags(html, 'form').filter(({method}) => method === 'post')).toHaveLength(1);
      await site().control.reset();
      const body = new URLSearchParams({name: 'Anna', order: '#1001', mail: 'anna@example.com'});
      const answer = await fetch(site().url + path, {method: 'POST', body});
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(received);
      const mails = await site().control.mails();
      expect(mails.map(({to}) => to[0]?.split('@')[0])).toEqual(['studio', 'anna']);
    });
  }

  for (const path of [
    '/shop.data',
    '/en/press.data',
    '/sitemap.xml',
    '/favicon/magazin.example',
    '/en/cart',
    '/api/cart',
  ]) {
    test(`leads to a message that asks to try again, and that is not kept for later visitors (${path})`, async () => {
      const {status, headers, html} = await getDocument(site().url + path, fullCart);
      expect(status).toBe(503);
      expect(html.trim()).not.toBe('');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('Cache-Control')).toBe('no-store');
    });
  }
});

test.describe('a store that is slow to answer', () => {
  test('takes header and footer away only until it answers again', async ({startOwnSite}) => {
    const site = await startOwnSite();
    const menu = 'Offene Werkstatt in Leipzig';
    await site.control.addFault({operation: 'Chrome', kind: '500'});
    const paths = ['/', '/shop', '/shop.data'];
    for (const path of paths) {
      const {status, headers, html} = await getDocument(site.url + path);
      expect([status, headers.get('Cache-Control')], path).toEqual([200, 'no-store']);
      expect(html, path).not.toContain(menu);
    }
    await site.control.clearFaults();
    for (const path of paths) {
      await expect
        .poll(async () => (await getDocument(site.url + path)).html, {message: path, timeout: 10_000})
        .toContain(menu);
    }
  });

  test('is asked only once for what 40 simultaneous visitors need, and nobody waits for a second answer', async ({
    startOwnSite,
  }) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '*', kind: 'hang'});
    const paths = ['/shop', '/en/shop', '/product/kliv', '/about'];
    const start = performance.now();
    const visits = Array.from({length: 40}, (_, visit) => getDocument(site.url + paths[visit % paths.length]));
    expect(new Set((await Promise.all(visits)).map((visit) => visit.status))).toEqual(new Set([503]));
    // An answer is waited for 8 s.
    expect(performance.now() - start).toBeLessThan(16_000);
    // The store logs what hangs when the connection ends.
    await site.restartWorker();
    const sent = (await site.control.requests()).map(({name, variables}) => `${name} ${JSON.stringify(variables)}`);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent).toHaveLength(new Set(sent).size);
  });
});

test.describe('a store that fails', () => {
  test('is asked again soon, while the next visitors see the pages that were kept', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Product', kind: 'half-closed', times: 1});
    expect((await getDocument(`${site.url}/product/kliv`)).status).toBe(200);
    await site.control.addFault({operation: '*', kind: '500'});
    expect((await getDocument(`${site.url}/product/kliv`)).status).toBe(200);

    await test.step('a page that was not kept reloads by itself once the store answers again', async () => {
      const page = await open('/faq', {site, consent: 'rejected', expectedErrors: [/status 503/]});
      const heading = page.getByRole('heading', {level: 1});
      await expect(heading).not.toContainText('FAQ');
      await site.control.clearFaults();
      // A failure is shared for some seconds: whoever tries again too early gets the same page.
      await expect(async () => {
        await page.getByRole('link', {name: 'Erneut versuchen'}).click();
        await expect(heading).toContainText('FAQ', {timeout: 1_000});
      }).toPass();
    });
  });

  test('keeps no enquiry from arriving', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    // The mail service of the demo lies at another path.
    await site.control.addFault({operation: '/api', kind: '500'});

    await test.step('when the mail service does not answer, the form comes back with all its text in less than 14 seconds', async () => {
      await site.control.addFault({operation: '/emails', kind: 'hang'});
      const start = performance.now();
      const answer = await sendEnquiry(`${site.url}/en/contact`);
      const html = await answer.text();
      expect(performance.now() - start).toBeLessThan(14_000);
      expect(answer.status).toBe(502);
      for (const part of [words.text, words.mail, 'mailto:', 'We couldn’t send your enquiry just now.'])
        expect(html).toContain(part);
      await site.control.clearFaults();
      await site.control.addFault({operation: '/api', kind: '500'});
      const later = await sendEnquiry(`${site.url}/en/contact`);
      expect(later.headers.get('Location')).toBe('/en/thankyou/Anna');
      await site.control.clearMails();
    });

    const page = await open('/contact', {site, consent: 'rejected', expectedErrors: [/status 502/]});
    await test.step('an enquiry keeps its text in the browser, and can be sent later', async () => {
      await site.control.addFault({operation: '/emails', kind: '500'});
      await ask(page);
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText('Ihre Anfrage konnte gerade nicht zugestellt werden.', {timeout: 15_000});
      const href = await refusal.getByRole('link', {name: 'Als E-Mail senden'}).getAttribute('href');
      expect(href).toMatch(/^mailto:.*Regal%20aus%20Esche/);
      await expect(page.getByLabel('Nachricht')).toHaveValue(words.text);
      await site.control.clearFaults();
      await site.control.addFault({operation: '/api', kind: '500'});
      await ask(page);
      await expect(page).toHaveURL('/thankyou/Anna');
      expect((await site.control.mails()).map(({to}) => to[0]?.split('@')[0])).toEqual(['studio']);
    });
  });
});

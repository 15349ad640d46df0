import type {Page} from 'playwright';
import {describe} from 'vitest';
import type {Language} from '../../app/i18n/language';
import {getDocument, tags} from '../../tools/document';
import {itemsValue} from '../support/cookies';
import {expect, languagesAndScripts, siteForAll, test} from '../support/test';

const fullCart = `cartItems=${itemsValue('42.2')}`;

const enquiry = {
  de: {
    mail: 'E-Mail',
    phone: 'Telefon',
    text: 'Nachricht',
    privacy: /Datenschutzerklärung gelesen/,
    send: 'Anfrage senden',
    refused: 'Ihre Anfrage konnte gerade nicht zugestellt werden.',
    asMail: 'Als E-Mail senden',
  },
  en: {
    mail: 'Email',
    phone: 'Phone',
    text: 'Message',
    privacy: /accept the privacy policy/,
    send: 'Send enquiry',
    refused: 'Your enquiry could not be delivered just now.',
    asMail: 'Send as email',
  },
};

/** Fills in the contact form and sends it. */
async function ask(page: Page, language: Language) {
  const t = enquiry[language];
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Anna');
  await main.getByLabel(t.mail).first().fill('anna@example.com');
  await main.getByLabel(t.phone).fill('0211 1');
  await main.getByLabel(t.text).fill('Regal aus Esche');
  await main.getByRole('radio', {name: 'Google'}).check();
  await main.getByRole('checkbox', {name: t.privacy}).check();
  await main.getByRole('button', {name: t.send}).click();
}

describe('a store that is not there', () => {
  // Nothing listens on this port.
  const site = siteForAll(() => ({env: {PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9'}}));

  test.for([
    ['/shop', 'de-DE'],
    ['/en/shop', 'en-GB'],
  ])('%s answers with a page in its language and status 503', async ([path, lang]) => {
    const {status, headers, html} = await getDocument(site().url + path);
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(tags(html, 'html')[0]?.lang).toBe(lang);
    expect(tags(html, 'h1')).toHaveLength(1);
  });

  test.for([
    [
      '',
      '/imprint',
      200,
      ['Impressum', '40221 Düsseldorf', 'Telefon: ', 'Weitere Angaben sind gerade nicht erreichbar.'],
    ],
    [
      '/en',
      '/imprint',
      200,
      ['Imprint', '40221 Düsseldorf, Germany', 'Telephone: ', 'Further details are unavailable'],
    ],
    ['', '/barrierefreiheit', 503, ['Barrierefreiheit', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/barrierefreiheit', 503, ['Accessibility', 'This text is unavailable just now.']],
    ['', '/legal/privacy-policy', 503, ['Datenschutzerklärung', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/legal/privacy-policy', 503, ['Privacy policy', 'This text is unavailable just now.']],
    ['', '/legal/refund-policy', 503, ['Widerrufsbelehrung', 'href="/widerruf"']],
    ['/en', '/legal/refund-policy', 503, ['Right of withdrawal', 'href="/en/widerruf"']],
    ['', '/legal/agb-info', 503, ['Die AGB, kurz erklärt', 'Dieser Text ist gerade nicht erreichbar.']],
    ['/en', '/legal/agb-info', 503, ['Our terms in brief', 'This text is unavailable just now.']],
  ] as const)('%s%s says who runs the site and how to reach them', async ([prefix, path, expected, said]) => {
    const {status, headers, html} = await getDocument(site().url + prefix + path);
    expect(status).toBe(expected);
    expect(headers.get('Cache-Control')).toBe('no-store');
    const [, main = ''] = html.split('<main');
    const [body = ''] = main.split('</main>');
    for (const part of ['Maser &amp; Maß GmbH', 'Fugengasse 12', 'mailto:studio@maser-mass.example', 'tel:', ...said])
      expect(body).toContain(part);
    if (status !== 503) return;
    expect(body).toContain(`href="${prefix}${path}">${prefix ? 'Try again' : 'Erneut versuchen'}</a>`);
    expect(body).toContain(`href="${prefix}/widerruf">${prefix ? 'Withdraw from contract' : 'Vertrag widerrufen'}</a>`);
  });

  test.for([
    ['/widerruf', 'Ihr Widerruf ist eingegangen'],
    ['/en/widerruf', 'Your withdrawal has been received'],
  ])('%s takes a withdrawal, and confirms it', async ([path, received]) => {
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

  test.for(['/shop.data', '/en/press.data', '/sitemap.xml', '/favicon/magazin.example', '/en/cart', '/api/cart'])(
    '%s is kept by no cache, and says something and when to ask again',
    async (path) => {
      const {status, headers, html} = await getDocument(site().url + path, fullCart);
      expect(status).toBe(503);
      expect(html.trim()).not.toBe('');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('a store that does not answer', () => {
  test('an answer that is cut off is asked for again', async ({startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: 'Product', kind: 'half-closed', times: 1});
    expect((await getDocument(`${site.url}/product/kliv`)).status).toBe(200);
  });

  test.for(['/', '/shop', '/shop.data'])('%s is whole again once the store answers', async (path, {startOwnSite}) => {
    const site = await startOwnSite();
    const words = 'Offene Werkstatt in Leipzig';
    await site.control.addFault({operation: 'Chrome', kind: '500'});
    const {status, headers, html} = await getDocument(site.url + path);
    expect({status, caching: headers.get('Cache-Control')}).toEqual({status: 200, caching: 'no-store'});
    expect(html).not.toContain(words);
    await site.control.clearFaults();
    await expect.poll(async () => (await getDocument(site.url + path)).html, {timeout: 10_000}).toContain(words);
  });

  test.for(['oxygen', 'node'] as const)(
    '200 visitors at once send it each query once (%s)',
    async (runtime, {startOwnSite}) => {
      const site = await startOwnSite({runtime});
      await site.control.addFault({operation: '*', kind: 'hang'});
      const paths = ['/shop', '/en/shop', '/product/kliv', '/about'];
      const visits = Array.from({length: 200}, (_, visit) => getDocument(site.url + paths[visit % paths.length]));
      expect(new Set((await Promise.all(visits)).map(({status}) => status))).toEqual(new Set([503]));
      // The store logs what hangs when the connection ends.
      await site.restartWorker();
      const sent = (await site.control.requests()).map(({name, variables}) => `${name} ${JSON.stringify(variables)}`);
      expect(sent.length).toBeGreaterThan(0);
      expect(sent).toHaveLength(new Set(sent).size);
    },
  );

  test('a page waits less than 10 seconds for a store that hangs', async ({startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '*', kind: 'hang'});
    const start = performance.now();
    const {status, html} = await getDocument(`${site.url}/product/kliv`);
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(status).toBe(503);
    expect(tags(html, 'h1')).toHaveLength(1);
  });

  test('an enquiry that no mail service takes is answered in less than 12 seconds, with every word', async ({
    startOwnSite,
  }) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '/emails', kind: 'hang'});
    const words = {
      name: 'Anna',
      mail: 'anna@example.com',
      phone: '1',
      howHeard: 'Google',
      privacy: 'on',
      text: 'Regal aus Esche',
    };
    const start = performance.now();
    const answer = await fetch(`${site.url}/contact`, {method: 'POST', body: new URLSearchParams(words)});
    const html = await answer.text();
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(answer.status).toBe(502);
    for (const word of ['Regal aus Esche', 'anna@example.com', 'mailto:']) expect(html).toContain(word);
  });

  test.for(languagesAndScripts)(
    'a question that no mail service takes keeps its words and arrives later ($language, JavaScript: $javaScript)',
    async ({language, javaScript}, {open, startOwnSite}) => {
      const t = enquiry[language];
      const site = await startOwnSite();
      await site.control.addFault({operation: '/emails', kind: '500'});
      const prefix = language === 'de' ? '' : '/en';
      const expectedErrors = [/status 502/];
      const page = await open(`${prefix}/contact`, {site, javaScript, consentRejected: javaScript, expectedErrors});
      await ask(page, language);
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText(t.refused, {timeout: 15_000});
      const href = await refusal.getByRole('link', {name: t.asMail}).getAttribute('href');
      expect(href).toMatch(/^mailto:.*Regal%20aus%20Esche/);
      await expect(page.getByLabel(t.text)).toHaveValue('Regal aus Esche');
      await site.control.clearFaults();
      await ask(page, language);
      await expect(page).toHaveURL(`${prefix}/thankyou/Anna`);
      expect(await site.control.mails()).toHaveLength(1);
    },
  );

  test.for(languagesAndScripts)(
    'a question and a withdrawal arrive all the same ($language, JavaScript: $javaScript)',
    async ({language, javaScript}, {open, startOwnSite}) => {
      const site = await startOwnSite();
      // The mail service of the demo lies at another path.
      await site.control.addFault({operation: '/api', kind: '500'});
      const prefix = language === 'de' ? '' : '/en';
      const page = await open(`${prefix}/contact`, {site, javaScript, consentRejected: javaScript});
      await ask(page, language);
      await expect(page).toHaveURL(`${prefix}/thankyou/Anna`);

      const w = {
        de: {order: /^Bestellnummer/, mail: /^E-Mail/, confirm: 'Widerruf bestätigen', received: 'eingegangen'},
        en: {order: /^Order number/, mail: /^Email/, confirm: 'Confirm withdrawal', received: 'received'},
      }[language];
      await page.goto(`${prefix}/widerruf`);
      const main = page.getByRole('main');
      await main.getByLabel('Name').fill('Anna');
      await main.getByLabel(w.order).fill('#1001');
      await main.getByLabel(w.mail).fill('anna@example.com');
      await main.getByRole('button', {name: w.confirm}).click();
      await expect(main.getByRole('heading', {level: 1})).toContainText(w.received);
      expect((await site.control.mails()).map(({to}) => to[0]?.split('@')[0])).toEqual(['studio', 'studio', 'anna']);
    },
  );

  test('the page shows once the store answers again', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '*', kind: '500'});
    const page = await open('/shop', {site, expectedErrors: [/status 503/]});
    await site.control.clearFaults();
    // A failure is shared for some seconds: whoever tries again too early gets the same page.
    await expect(async () => {
      await page.getByRole('link', {name: 'Erneut versuchen'}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Shop');
    }).toPass();
  });

  test('a page that was loaded before still comes, from the cache', async ({startOwnSite}) => {
    const site = await startOwnSite();
    expect((await getDocument(`${site.url}/shop`)).status).toBe(200);
    await site.control.addFault({operation: '*', kind: '500'});
    expect((await getDocument(`${site.url}/shop`)).status).toBe(200);
  });
});

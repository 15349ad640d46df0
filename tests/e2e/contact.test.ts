import {describe} from 'vitest';
import type {Page} from 'playwright';
import type {Reply} from '~/contact/reply';
import {expect, test} from '../support/test';

const body = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '+49 1', howHeard: 'Google', text: 'Ein Regal'};

async function send(url: string, init: RequestInit | Record<string, unknown>) {
  const isBody = !('method' in init);
  const response = await fetch(
    `${url}/api/send-email`,
    isBody ? {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(init)} : (init as RequestInit),
  );
  return {status: response.status, headers: response.headers, reply: (await response.json()) as Reply};
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Jörg "Öl" Maß');
  await page.getByLabel('E-Mail').first().fill('joerg@example.com');
  await page.getByLabel('Telefon').fill('030 1234');
  await page.getByLabel('Nachricht').fill('Eine Bank\nfür zwei <3');
  await page.getByLabel('Aktuelle Phase').selectOption('Neubau');
  await page.getByRole('checkbox', {name: 'Ladenbau'}).check();
  await page.getByRole('checkbox', {name: 'Beratung'}).check();
  await page.getByRole('radio', {name: 'Empfehlung'}).check();
  await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
}

const sendButton = (page: Page) => page.getByRole('button', {name: 'Anfrage senden'});

describe('the form', () => {
  test.for([true, false])('delivers a readable mail to the studio (JavaScript: %s)', async (javaScript, {open, site}) => {
    const page = await open('/contact', {javaScript});
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/thankyou/J%C3%B6rg`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Hallo Jörg, Danke für deine Anfrage! Wir melden uns.');
    const mails = await site.control.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({subject: 'Projektanfrage von Jörg "Öl" Maß', replyTo: ['joerg@example.com']});
    expect(mails[0]?.text).toContain('Ladenbau, Beratung');
    expect(mails[0]?.text).toContain('Eine Bank\nfür zwei <3');
    expect(mails[0]?.html).toContain('Eine Bank\nfür zwei &lt;3');
  });

  test.for([true, false])('says what is missing and goes to the first error (JavaScript: %s)', async (javaScript, {open, site}) => {
    const page = await open('/en/contact', {javaScript, expected: javaScript ? [] : [/status 400/]});
    await page.getByLabel('Email').first().fill('anna@example.com');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', {name: 'Send enquiry'}).click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter your name.',
      'Please enter your phone number.',
      'Please tell us how you heard about us.',
      'Please accept the privacy policy.',
    ]);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
    await summary.getByRole('link', {name: 'Please tell us'}).click();
    await expect(page.getByRole('radio', {name: 'Instagram'})).toBeFocused();
    if (javaScript) {
      await page.getByLabel('Company').fill('x');
      await expect(summary).toBeHidden();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    }
    expect(await site.control.mails()).toEqual([]);
  });

  test('keeps every word through a failure and a reload, and offers a mail', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '/emails', kind: '500'});
    const page = await open('/contact', {site, expected: [/status 502/]});
    await fillIn(page);
    await sendButton(page).click();
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText('Ihre Anfrage konnte gerade nicht zugestellt werden.', {timeout: 15_000});
    const href = await refusal.getByRole('link', {name: 'Als E-Mail senden'}).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain('Eine Bank\r\nfür zwei <3');
    await expect(sendButton(page)).toBeEnabled();

    await page.reload();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank\nfür zwei <3');
    await expect(page.getByLabel('Name')).toHaveValue('Jörg "Öl" Maß');
    await expect(page.getByRole('checkbox', {name: 'Ladenbau'})).toBeChecked();
    await expect(page.getByRole('radio', {name: 'Empfehlung'})).toBeChecked();
    const privacy = page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'});
    await expect(privacy).not.toBeChecked();

    await site.control.clearFaults();
    await privacy.check();
    await sendButton(page).click();
    await expect(page).toHaveURL(/thankyou/);
    expect(await site.control.mails()).toHaveLength(1);
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('keeps the words without JavaScript too', async ({open, startOwnSite}) => {
    const site = await startOwnSite({env: {MAIL_API_KEY: 'wrong'}});
    const page = await open('/contact', {site, javaScript: false, expected: [/status 502/]});
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('link', {name: 'Als E-Mail senden'})).toBeVisible();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank\nfür zwei <3');
    await expect(page.getByRole('checkbox', {name: 'Beratung'})).toBeChecked();
    await expect(page.getByRole('radio', {name: 'Empfehlung'})).toBeChecked();
    await expect(page.getByLabel('Aktuelle Phase')).toHaveValue('neubau');
  });

  test('ends its loading state when the network is gone', async ({open}) => {
    const page = await open('/contact', {expected: [/failed: POST/]});
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    await fillIn(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('nicht zugestellt');
    await expect(sendButton(page)).toBeVisible();
  });

  test('stands when the consent banner cannot be fetched, which comes once the network is back', async ({open}) => {
    const page = await open('/contact', {expected: [/failed: GET .*ConsentPanel/]});
    await page.route(/ConsentPanel/, (route) => route.abort('internetdisconnected'));
    await page.waitForEvent('requestfailed');
    await fillIn(page);
    await page.unroute(/ConsentPanel/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
  });

  test('is filled in by a link from a configurator', async ({open}) => {
    const page = await open(`/contact?text=${encodeURIComponent('Tisch\n120 × 60 cm')}&category=tischlerarbeiten&name=x`);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Tisch\n120 × 60 cm');
    await expect(page.getByRole('checkbox', {name: 'Tischlerarbeiten'})).toBeChecked();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

describe('POST /api/send-email', () => {
  test('takes the body of the specification', async ({site}) => {
    const category = ['Ladenbau'];
    const full = {...body, company: 'B', projectLocation: 'Köln', budget: '1', timeline: '2', category, currentPhase: 'Bestand'};
    expect(await send(site.url, full)).toMatchObject({status: 200, reply: {ok: true, location: '/thankyou/Anna'}});
    expect(await site.control.mails()).toHaveLength(1);
  });

  test('answers what it cannot take with a status that fits', async ({site}) => {
    expect(await send(site.url, {language: 'en', mail: 'x', category: [7]})).toMatchObject({
      status: 400,
      reply: {errors: {name: 'Please enter your name.', mail: 'Please enter a valid email address.', category: 'Please check this entry.'}},
    });
    const json = {'Content-Type': 'application/json'};
    expect((await send(site.url, {method: 'POST', headers: json, body: '{'})).status).toBe(400);
    expect((await send(site.url, {method: 'POST', headers: json, body: 'null'})).status).toBe(400);
    expect((await send(site.url, {method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"`})).status).toBe(413);
    expect((await send(site.url, {method: 'POST', headers: {'Content-Type': 'text/plain'}, body: '{}'})).status).toBe(415);
    expect((await send(site.url, {method: 'POST', body: new URLSearchParams({name: 'x'})})).status).toBe(415);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await send(site.url, {method})).status).toBe(405);
    expect((await send(site.url, {method: 'GET'})).headers.get('Allow')).toBe('POST');
    expect((await send(site.url, {...body, homepage: 'spam'})).status).toBe(400);
    expect((await send(site.url, {...body, elapsed: 10})).status).toBe(400);
    expect(await site.control.mails()).toEqual([]);
  });

  test('limits what one client and one address can send', async ({startOwnSite}) => {
    const site = await startOwnSite();
    const answers = [];
    for (let i = 0; i < 9; i += 1) answers.push(await send(site.url, {...body, text: `Nummer ${i}`}));
    expect(answers.map(({status}) => status)).toEqual([...Array<number>(8).fill(200), 429]);
    expect(answers[8]?.reply).toMatchObject({refusal: {mailto: expect.stringContaining('mailto:')}});
    expect(Number(answers[8]?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await site.control.mails()).toHaveLength(8);
  });

  test('loses no enquiry to a faulty mail API and delivers none twice', async ({startOwnSite}) => {
    const site = await startOwnSite();
    for (const kind of ['500', 'half-closed', '429'] as const) await site.control.addFault({operation: '/emails', kind, times: 2});
    await site.control.addFault({operation: '/emails', kind: 'latency', ms: 1500, times: 2});
    // Whoever is refused sends the same again, as a visitor would.
    const enquire = async (text: string) => {
      for (let tries = 0; tries < 6; tries += 1) {
        if ((await send(site.url, {...body, text})).status === 200) return;
      }
      throw new Error(`${text} was never confirmed.`);
    };
    await Promise.all(['eins', 'zwei', 'drei', 'drei'].map(enquire));
    const texts = (await site.control.mails()).map(({text}) => /eins|zwei|drei/.exec(text)?.[0]);
    expect(texts.toSorted()).toEqual(['drei', 'eins', 'zwei']);
  });
});

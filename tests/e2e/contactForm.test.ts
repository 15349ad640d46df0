import {describe} from 'vitest';
import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

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

describe('the contact form', () => {
  test.for([true, false])('sends a readable mail to the studio (JavaScript: %s)', async (javaScript, {open, site}) => {
    const page = await open('/contact', {javaScript});
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/thankyou/J%C3%B6rg`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Hallo Jörg, Danke für deine Anfrage! Wir melden uns.',
    );
    const mails = await site.control.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({subject: 'Projektanfrage von Jörg "Öl" Maß', replyTo: ['joerg@example.com']});
    expect(mails[0]?.text).toContain('Ladenbau, Beratung');
    expect(mails[0]?.text).toContain('Eine Bank\nfür zwei <3');
    expect(mails[0]?.html).toContain('Eine Bank\nfür zwei &lt;3');
  });

  test.for([true, false])(
    'says what is missing and focuses the first wrong field (JavaScript: %s)',
    async (javaScript, {open, site}) => {
      const page = await open('/en/contact', {javaScript, expectedErrors: javaScript ? [] : [/status 400/]});
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
        const wrong = page.locator('[aria-invalid="true"]');
        await expect(wrong).toHaveCount(8);
        await expectAccessible(page);
        await page.getByLabel('Company').fill('x');
        await expect(summary).toBeHidden();
        await expect(wrong).toHaveCount(0);
        await page.getByRole('button', {name: 'Send enquiry'}).click();
        await page.getByRole('checkbox', {name: 'Joinery'}).check();
        await expect(wrong).toHaveCount(0);
      }
      expect(await site.control.mails()).toEqual([]);
    },
  );

  test('can be filled in and sent with the keyboard alone', async ({open, site}) => {
    const page = await open('/contact', {consentRejected: true});
    await waitForHydration(page);
    await page.getByLabel('Name').focus();
    for (const line of ['Anna', 'anna@example.com', '030', '', 'Köln']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    for (const [key, name] of [
      ['Tab', 'Budget'],
      ['Tab', 'Zeitrahmen'],
      ['Tab', 'Ladenbau'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByLabel(name)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.getByRole('radio', {name: 'Instagram'}).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('Budget').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/thankyou/Anna`);
    const [mail] = await site.control.mails();
    for (const line of [
      'Ort des Projekts: Köln',
      'Welche Leistungen interessieren Sie: Ladenbau\n',
      'Aktuelle Phase: in Planung',
      'gehört: Empfehlung',
    ]) {
      expect(mail?.text).toContain(line);
    }
  });

  test('shows that it is sending, and sends once after a double click', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '/emails', kind: 'latency', ms: 1500});
    const page = await open('/contact', {site});
    const requests: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/send-email') && requests.push(request.url()));
    await fillIn(page);
    await sendButton(page).dblclick();
    const sending = page.getByRole('button', {name: 'Wird gesendet …'});
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/thankyou/);
    expect(requests).toHaveLength(1);
    expect(await site.control.mails()).toHaveLength(1);
  });

  test('keeps all input after a failure and a reload, and offers to send a mail', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '/emails', kind: '500'});
    const page = await open('/contact', {site, expectedErrors: [/status 502/]});
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

  test('keeps all input after a failure without JavaScript too', async ({open, startOwnSite}) => {
    const site = await startOwnSite({env: {MAIL_API_KEY: 'wrong'}});
    const page = await open('/contact', {site, javaScript: false, expectedErrors: [/status 502/]});
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('link', {name: 'Als E-Mail senden'})).toBeVisible();
    await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank\nfür zwei <3');
    await expect(page.getByRole('checkbox', {name: 'Beratung'})).toBeChecked();
    await expect(page.getByRole('radio', {name: 'Empfehlung'})).toBeChecked();
    await expect(page.getByLabel('Aktuelle Phase')).toHaveValue('neubau');
  });

  test('can be sent again after the network has failed', async ({open}) => {
    const page = await open('/contact', {expectedErrors: [/failed: POST/]});
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    await fillIn(page);
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('nicht zugestellt');
    await expect(sendButton(page)).toBeVisible();
  });

  test('works when the consent banner fails to load, and the banner shows on the next page', async ({open}) => {
    const page = await open('/contact', {expectedErrors: [/failed: GET .*ConsentPanel/]});
    await page.route(/ConsentPanel/, (route) => route.abort('internetdisconnected'));
    await page.waitForEvent('requestfailed');
    await fillIn(page);
    await page.unroute(/ConsentPanel/);
    await page.reload();
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
  });

  test('keeps all input when the language is switched', async ({open}) => {
    const page = await open('/contact');
    await fillIn(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page.getByLabel('Message')).toHaveValue('Eine Bank\nfür zwei <3');
    await expect(page.getByRole('checkbox', {name: 'Consultancy'})).toBeChecked();
    await expect(page.getByLabel('Current phase')).toHaveValue('neubau');
  });

  test('answers with an error when the input is too long', async ({site}) => {
    const body = new URLSearchParams({name: 'Anna', text: 'x'.repeat(70_000)});
    const answer = await fetch(`${site.url}/en/contact`, {method: 'POST', body});
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('This is more than the form can send.');
  });

  test('keeps the edited text of a link after a reload, and adds the text of another link', async ({open}) => {
    const page = await open('/contact?text=Tisch%20120%20cm');
    const text = page.getByLabel('Nachricht');
    await waitForHydration(page);
    await text.fill('Tisch 130 cm');
    await page.reload();
    await waitForHydration(page);
    await expect(text).toHaveValue('Tisch 130 cm');
    await page.goto('/contact?text=Bank%2090%20cm');
    await expect(text).toHaveValue('Tisch 130 cm\n\nBank 90 cm');
    await text.fill('');
    await page.reload();
    await waitForHydration(page);
    await expect(text).toHaveValue('');
  });

  test('keeps what was written and chosen before the scripts came, and puts back the rest', async ({open}) => {
    const page = await open('/contact', {consentRejected: true});
    await waitForHydration(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Aktuelle Phase').selectOption('neubau');
    await page.getByRole('radio', {name: 'Instagram'}).check();

    const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto('/en/contact?text=Table%20120%20cm', {waitUntil: 'commit'});
    const phase = page.getByLabel('Current phase');
    await page.getByLabel('Phone').fill('030 1234');
    await page.getByLabel('Message').fill('Table 130 cm');
    await phase.selectOption('bestand');
    await page.getByRole('radio', {name: 'Google'}).check();
    scripts.release();
    await waitForHydration(page);
    await expect(page.getByLabel('Name')).toHaveValue('Anna');
    await expect(page.getByLabel('Message')).toHaveValue('Table 130 cm');
    await expect(phase).toHaveValue('bestand');
    await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();

    await page.goto('/contact');
    await expect(page.getByLabel('Telefon')).toHaveValue('030 1234');
    await expect(page.getByLabel('Nachricht')).toHaveValue('Table 130 cm');
    await expect(page.getByLabel('Aktuelle Phase')).toHaveValue('bestand');
    await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();
  });

  test('keeps nothing of links that nobody wrote to', async ({open}) => {
    const page = await open('/contact?text=Tisch', {consentRejected: true});
    await waitForHydration(page);
    await page.goto('/contact?text=Bank');
    await waitForHydration(page);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Bank');
  });

  test('is filled in by a link from the configurator, except for the name', async ({open}) => {
    const page = await open(
      `/contact?text=${encodeURIComponent('Tisch\n120 × 60 cm')}&category=tischlerarbeiten&name=x`,
    );
    await expect(page.getByLabel('Nachricht')).toHaveValue('Tisch\n120 × 60 cm');
    await expect(page.getByRole('checkbox', {name: 'Tischlerarbeiten'})).toBeChecked();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

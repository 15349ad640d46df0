import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

/** Opens what is folded away. */
async function unfold(page: Page, title = 'Mehr zum Projekt') {
  const folded = page.locator('details').filter({hasText: title});
  if ((await folded.getAttribute('open')) === null) await folded.locator('summary').click();
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Jörg "Öl" Maß');
  await page.getByLabel('E-Mail').first().fill('joerg@example.com');
  await page.getByLabel('Telefon').fill('030 1234');
  await page.getByLabel('Nachricht').fill('Eine Bank\nfür zwei <3');
  await unfold(page);
  await page.getByLabel('Aktuelle Phase').selectOption('Neubau');
  await page.getByRole('checkbox', {name: 'Ladenbau'}).check();
  await page.getByRole('checkbox', {name: 'Beratung'}).check();
  await page.getByRole('radio', {name: 'Empfehlung'}).check();
  await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
}

const sendButton = (page: Page) => page.getByRole('button', {name: 'Anfrage senden'});

/** Sends a form without name, phone, source and consent, and looks at what the page says. */
async function expectMissing(page: Page) {
  await page.getByLabel('E-Mail').first().fill('anna@example.com');
  await page.getByLabel('Nachricht').fill('Guten Tag');
  await sendButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte geben Sie Ihren Namen ein.',
    'Bitte geben Sie Ihre Telefonnummer ein.',
    'Bitte sagen Sie uns, wie Sie von uns gehört haben.',
    'Bitte akzeptieren Sie die Datenschutzerklärung.',
  ]);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen ein.');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Guten Tag');
  await summary.getByRole('link', {name: 'Bitte sagen Sie uns'}).click();
  await expect(page.getByRole('radio', {name: 'Instagram'})).toBeFocused();
}

/** The sender is thanked, and the studio has one mail with every word. */
async function expectSent(page: Page, mails: {subject: string; replyTo?: string[]; text: string; html: string}[]) {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Hallo Jörg, Danke für deine Anfrage! Wir melden uns.',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({subject: 'Projektanfrage von Jörg "Öl" Maß', replyTo: ['joerg@example.com']});
  expect(mails[0]?.text).toContain('Ladenbau, Beratung');
  expect(mails[0]?.text).toContain('Eine Bank\nfür zwei <3');
  expect(mails[0]?.html).toContain('Eine Bank\nfür zwei &lt;3');
}

test.describe('the contact form', () => {
  test('says what is missing, and sends one mail even on a double click', async ({open, site}) => {
    const page = await open('/contact', {consent: 'rejected', reducedMotion: true});
    const wrong = page.locator('[aria-invalid="true"]');

    await test.step('missing fields are marked', async () => {
      await expectMissing(page);
      await expect(wrong).toHaveCount(8);
      await expectAccessible(page);
      expect(await site.control.mails()).toEqual([]);
    });

    await test.step('any change of a field clears all errors', async () => {
      await unfold(page);
      await page.getByLabel('Unternehmen').fill('x');
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(wrong).toHaveCount(0);
      await page.getByLabel('Unternehmen').fill('');
      await sendButton(page).click();
      await expect(wrong).toHaveCount(8);
      await page.getByRole('checkbox', {name: 'Ladenbau'}).check();
      await expect(wrong).toHaveCount(0);
    });

    await test.step('a double click sends one mail', async () => {
      const requests = await holdRequests(page, /\/api\/send-email$/);
      await fillIn(page);
      await sendButton(page).dblclick();
      const sending = page.getByRole('button', {name: 'Wird gesendet …'});
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Enter');
      requests.release();
      await expect(page).toHaveURL(`${site.url}/thankyou/J%C3%B6rg`);
      expect(requests.count()).toBe(1);
      await expectSent(page, await site.control.mails());
    });
  });

  test('without JavaScript, keeps everything typed when sending fails, and then sends it', async ({open, site}) => {
    const page = await open('/contact', {javaScript: false, expectedErrors: [/status 400/, /status 502/]});
    await expectMissing(page);
    expect(await site.control.mails()).toEqual([]);

    await test.step('the mail service fails', async () => {
      await site.control.addFault({operation: '/emails', kind: '500'});
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('link', {name: 'Als E-Mail senden'})).toBeVisible({timeout: 15_000});
      await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank\nfür zwei <3');
      await expect(page.getByRole('checkbox', {name: 'Beratung'})).toBeChecked();
      await expect(page.getByRole('radio', {name: 'Empfehlung'})).toBeChecked();
      await expect(page.getByLabel('Aktuelle Phase')).toHaveValue('neubau');
    });

    await test.step('the mail service works again', async () => {
      await site.control.clearFaults();
      await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
      await sendButton(page).click();
      // The browser keeps the fragment of the last error.
      await expect(page).toHaveURL(/\/thankyou\/J%C3%B6rg(#\w+)?$/);
      await expectSent(page, await site.control.mails());
    });
  });

  test('keeps everything typed when sending fails, after a reload and in the other language', async ({open, site}) => {
    const page = await open('/contact', {
      reducedMotion: true,
      expectedErrors: [/failed: GET .*ConsentPanel/, /failed: POST/, /status 502/],
    });
    const refusal = page.getByRole('alert');

    await test.step('when the code of the consent banner fails to load', async () => {
      await page.route(/ConsentPanel/, (route) => route.abort('internetdisconnected'));
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ConsentPanel'));
      await fillIn(page);
      await failed;
      await page.unroute(/ConsentPanel/);
    });

    await test.step('when the connection fails', async () => {
      await page.context().setOffline(true);
      await sendButton(page).click();
      await expect(refusal).toContainText('nicht zugestellt');
      await expect(sendButton(page)).toBeVisible();
      await page.context().setOffline(false);
    });

    await test.step('when the mail service fails', async () => {
      await site.control.addFault({operation: '/emails', kind: '500'});
      await sendButton(page).click();
      await expect(refusal).toContainText('Ihre Anfrage konnte gerade nicht zugestellt werden.', {timeout: 15_000});
      const href = await refusal.getByRole('link', {name: 'Als E-Mail senden'}).getAttribute('href');
      expect(new URL(href ?? '').searchParams.get('body')).toContain('Eine Bank\r\nfür zwei <3');
      await expect(sendButton(page)).toBeEnabled();
      await site.control.clearFaults();
    });

    await test.step('after a reload everything but the tick for the privacy policy is kept', async () => {
      await page.reload();
      await expect(page.getByLabel('Nachricht')).toHaveValue('Eine Bank\nfür zwei <3');
      await expect(page.getByLabel('Name')).toHaveValue('Jörg "Öl" Maß');
      await expect(page.getByRole('checkbox', {name: 'Ladenbau'})).toBeChecked();
      await expect(page.getByRole('radio', {name: 'Empfehlung'})).toBeChecked();
      await expect(page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'})).not.toBeChecked();
      await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    });

    await test.step('in the other language everything is kept, too', async () => {
      await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
      await expect(page.getByLabel('Message')).toHaveValue('Eine Bank\nfür zwei <3');
      await expect(page.getByRole('checkbox', {name: 'Consultancy'})).toBeChecked();
      await expect(page.getByLabel('Current phase')).toHaveValue('neubau');
    });

    await test.step('after the enquiry was sent, the form is empty', async () => {
      await page.getByRole('checkbox', {name: 'privacy policy'}).check();
      await page.getByRole('button', {name: 'Send enquiry'}).click();
      await expect(page).toHaveURL(/\/en\/thankyou/);
      await expect(page.getByRole('heading', {level: 1})).toContainText('thank you for your enquiry');
      expect(await site.control.mails()).toHaveLength(1);
      await page.getByRole('banner').getByRole('link', {name: 'Contact'}).click();
      await expect(page).toHaveURL('/en/contact');
      await expect(page.getByLabel('Name')).toHaveValue('');
    });
  });

  test('says so when a text is too long', async ({site}) => {
    const body = new URLSearchParams({name: 'Anna', text: 'x'.repeat(70_000)});
    const answer = await fetch(`${site.url}/en/contact`, {method: 'POST', body});
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Your message is too long for this form.');
  });

  test('can be filled in by a link, which never overwrites what the visitor types', async ({open}) => {
    const link = `/contact?text=${encodeURIComponent('Tisch\n120 × 60 cm')}&category=tischlerarbeiten&name=x`;
    const page = await open(link, {consent: 'rejected', reducedMotion: true});
    const text = page.getByLabel('Nachricht');

    await test.step('a link fills in its subject, but no name', async () => {
      await expect(text).toHaveValue('Tisch\n120 × 60 cm');
      await expect(page.getByRole('checkbox', {name: 'Tischlerarbeiten'})).toBeChecked();
      await expect(page.getByLabel('Name')).toHaveValue('');
      await waitForHydration(page);
    });

    await test.step('the text of a link is stored only if the visitor edits it', async () => {
      await page.goto('/contact?text=Bank');
      await waitForHydration(page);
      await expect(text).toHaveValue('Bank');
    });

    await test.step('what is typed while the page is still loading is kept, and the rest is restored', async () => {
      await page.getByLabel('Name').fill('Anna');
      await unfold(page);
      await page.getByLabel('Aktuelle Phase').selectOption('neubau');
      await page.getByRole('radio', {name: 'Instagram'}).check();
      await text.fill('');
      const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
      await page.goto('/en/contact?text=Table%20120%20cm', {waitUntil: 'commit'});
      await unfold(page, 'More about the project');
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
    });

    await test.step('another link adds its text to the message', async () => {
      await page.goto('/contact?text=Bank%2090%20cm');
      await expect(text).toHaveValue('Table 130 cm\n\nBank 90 cm');
      await expect(page.getByLabel('Telefon')).toHaveValue('030 1234');
      await expect(page.getByLabel('Aktuelle Phase')).toHaveValue('bestand');
      await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();
    });

    await test.step('text of a link that the visitor has deleted is not added again', async () => {
      await waitForHydration(page);
      await text.fill('');
      await page.reload();
      await waitForHydration(page);
      await expect(text).toHaveValue('');
    });
  });
});

import {describe} from 'vitest';
import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {getDocument} from '../../tools/document';
import {hydrated} from '../support/frame';
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

/** What the specification wants to be asked for, with what the browser fills in by itself. */
const lines = {
  de: {
    Name: 'name',
    'E-Mail': 'email',
    Telefon: 'tel',
    Unternehmen: 'organization',
    'Ort des Projekts': 'address-level2',
    Budget: 'off',
    Zeitrahmen: 'off',
  },
  en: {
    Name: 'name',
    Email: 'email',
    Phone: 'tel',
    Company: 'organization',
    'Project location': 'address-level2',
    Budget: 'off',
    Timeline: 'off',
  },
};
const choices = {
  de: {
    'Welche Leistungen interessieren Sie?': [
      'Ladenbau',
      'Ausstellungsbau',
      'Büroeinrichtung',
      'Privater Innenausbau',
      'Tischlerarbeiten',
      'Beratung',
      'Sonstiges',
    ],
    'Wie haben Sie von uns gehört?': ['Instagram', 'Empfehlung', 'Google', 'Artikel', 'Sonstiges'],
  },
  en: {
    'Which services are you interested in?': [
      'Shop fitting',
      'Exhibition construction',
      'Office furnishing',
      'Private interior fit-out',
      'Carpentry',
      'Consulting',
      'Other',
    ],
    'How did you hear about us?': ['Instagram', 'Recommendation', 'Google', 'Article', 'Other'],
  },
};
const phases = {
  de: ['Keine Angabe', 'in Planung', 'im Umbau', 'Neubau', 'Bestand'],
  en: ['Not specified', 'in planning', 'under conversion', 'new building', 'existing building'],
};

describe('the page', () => {
  test.for(['de', 'en'] as const)(
    'asks for everything in the language %s, and shows other ways',
    async (language, {open}) => {
      const page = await open(language === 'de' ? '/contact' : '/en/contact');
      const form = page.locator('form').filter({has: page.locator('textarea')});
      for (const [label, autocomplete] of Object.entries(lines[language])) {
        await expect(form.getByRole('textbox', {name: label}), label).toHaveAttribute('autocomplete', autocomplete);
      }
      for (const [legend, options] of Object.entries(choices[language])) {
        await expect(form.getByRole('group', {name: legend}).locator('label')).toHaveText(options);
      }
      await expect(form.getByRole('combobox').locator('option')).toHaveText(phases[language]);
      const direct = page.getByRole('region', {name: language === 'de' ? 'Direkt erreichbar' : 'Reach us directly'});
      await expect(direct).toContainText('Fugengasse 12');
      await expect(direct.getByRole('link', {name: 'studio@maser-mass.example'})).toHaveAttribute(
        'href',
        'mailto:studio@maser-mass.example',
      );
      await expect(direct.getByRole('link', {name: '+49 30 23125 470'})).toHaveAttribute('href', 'tel:+493023125470');
      await direct.getByRole('link', {name: language === 'de' ? /offenen Stellen/ : /open positions/}).click();
      await expect(page).toHaveURL(language === 'de' ? /[^n]\/jobs$/ : /\/en\/jobs$/);
    },
  );

  test.for([
    ['/thankyou/J%C3%B6rg', 'Hallo Jörg, Danke für deine Anfrage! Wir melden uns.'],
    ['/en/thankyou/Anna', 'Hello Anna, thank you for your enquiry! We will be in touch.'],
    ['/thankyou/%3Cimg%20src%3Dx%3E', 'Hallo &lt;img src=x&gt;, Danke'],
    ['/thankyou/A%2F..%2FB%250A', 'Hallo A/../B%0A, Danke'],
    ['/thankyou/%E2%80%AEAnna%00', 'Hallo Anna, Danke'],
    ['/thankyou/%E4%FF', 'Hallo %E4%FF, Danke für deine Anfrage! Wir melden uns.'],
    ['/thankyou', 'Danke für deine Anfrage! Wir melden uns.'],
  ])('%s says thank you', async ([path, sentence], {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(sentence);
  });
});

describe('the form', () => {
  test.for([true, false])(
    'delivers a readable mail to the studio (JavaScript: %s)',
    async (javaScript, {open, site}) => {
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
    },
  );

  test.for([true, false])(
    'says what is missing and goes to the first error (JavaScript: %s)',
    async (javaScript, {open, site}) => {
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
        const wrong = page.locator('[aria-invalid="true"]');
        await expect(wrong).toHaveCount(8);
        await expectAccessible(page);
        await page.getByLabel('Company').fill('x');
        await expect(summary).toBeHidden();
        await expect(wrong).toHaveCount(0);
        await page.getByRole('button', {name: 'Send enquiry'}).click();
        await page.getByRole('checkbox', {name: 'Carpentry'}).check();
        await expect(wrong).toHaveCount(0);
      }
      expect(await site.control.mails()).toEqual([]);
    },
  );

  test('can be filled in and sent with the keyboard alone', async ({open, site}) => {
    const page = await open('/contact', {refused: true});
    await hydrated(page);
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

  test('shows that it is sending, and sends once however often it is pressed', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.addFault({operation: '/emails', kind: 'latency', ms: 1500});
    const page = await open('/contact', {site});
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/send-email') && asked.push(request.url()));
    await fillIn(page);
    await sendButton(page).dblclick();
    const sending = page.getByRole('button', {name: 'Wird gesendet …'});
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/thankyou/);
    expect(asked).toHaveLength(1);
    expect(await site.control.mails()).toHaveLength(1);
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

  test('stands when the consent banner cannot be fetched, which comes with the next page', async ({open}) => {
    const page = await open('/contact', {expected: [/failed: GET .*ConsentPanel/]});
    await page.route(/ConsentPanel/, (route) => route.abort('internetdisconnected'));
    await page.waitForEvent('requestfailed');
    await fillIn(page);
    await page.unroute(/ConsentPanel/);
    await page.reload();
    await page.getByRole('button', {name: 'Alle ablehnen'}).click();
    await expect(page.getByLabel('Name')).not.toHaveValue('');
  });

  test('keeps the words when the language is switched', async ({open}) => {
    const page = await open('/contact');
    await fillIn(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page.getByLabel('Message')).toHaveValue('Eine Bank\nfür zwei <3');
    await expect(page.getByRole('checkbox', {name: 'Consulting'})).toBeChecked();
    await expect(page.getByLabel('Current phase')).toHaveValue('neubau');
  });

  test('says so when a form is too long to be read', async ({site}) => {
    const body = new URLSearchParams({name: 'Anna', text: 'x'.repeat(70_000)});
    const answer = await fetch(`${site.url}/en/contact`, {method: 'POST', body});
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('This is more than the form can send.');
  });

  test('keeps what became of the words of a link, and adds those of another', async ({open}) => {
    const page = await open('/contact?text=Tisch%20120%20cm');
    const text = page.getByLabel('Nachricht');
    await hydrated(page);
    await text.fill('Tisch 130 cm');
    await page.reload();
    await hydrated(page);
    await expect(text).toHaveValue('Tisch 130 cm');
    await page.goto('/contact?text=Bank%2090%20cm');
    await expect(text).toHaveValue('Tisch 130 cm\n\nBank 90 cm');
    await text.fill('');
    await page.reload();
    await hydrated(page);
    await expect(text).toHaveValue('');
  });

  test('is filled in by a link from a configurator', async ({open}) => {
    const page = await open(
      `/contact?text=${encodeURIComponent('Tisch\n120 × 60 cm')}&category=tischlerarbeiten&name=x`,
    );
    await expect(page.getByLabel('Nachricht')).toHaveValue('Tisch\n120 × 60 cm');
    await expect(page.getByRole('checkbox', {name: 'Tischlerarbeiten'})).toBeChecked();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

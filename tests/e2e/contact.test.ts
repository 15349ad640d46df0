import {localizedPath} from '~/i18n/language';
import {getDocument} from '../../tools/document';
import {expectAccessible} from '../support/accessibility';
import {showDocument} from '../support/pageContent';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

/** The one-line fields of the form (rule 15.1), with what the browser fills in by itself. */
const textFields = {
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
      'Shopfitting',
      'Exhibition fit-out',
      'Office interiors',
      'Residential interiors',
      'Joinery',
      'Consultancy',
      'Other',
    ],
    'How did you hear about us?': ['Instagram', 'Recommendation', 'Google', 'Article', 'Other'],
  },
};
const phases = {
  de: ['Keine Angabe', 'in Planung', 'im Umbau', 'Neubau', 'Bestand'],
  en: ['Not specified', 'Planning', 'Conversion under way', 'New build', 'Existing building'],
};

test.describe('the contact page', () => {
  test('has every field and option, and other ways to get in touch', async ({page, site}) => {
    for (const language of ['de', 'en'] as const) {
      await test.step(language, async () => {
        await showDocument(page, site.url + localizedPath('/contact', language));
        const form = page.locator('form').filter({has: page.locator('textarea')});
        await form.locator('summary').click();
        for (const [label, autocomplete] of Object.entries(textFields[language])) {
          const field = form.getByRole('textbox', {name: label});
          await expect(field, label).toHaveAttribute('autocomplete', autocomplete);
          await expect(field, label).toHaveAttribute('enterkeyhint', 'next');
        }
        for (const [legend, options] of Object.entries(choices[language])) {
          await expect(form.getByRole('group', {name: legend}).locator('label')).toHaveText(options);
        }
        await expect(form.getByRole('combobox').locator('option')).toHaveText(phases[language]);
        const direct = page.getByRole('region', {
          name: language === 'de' ? 'Direkt erreichbar' : 'Contact us directly',
        });
        await expect(direct).toContainText('Fugengasse 12');
        // The store says how to reach the studio.
        const mail = direct.getByRole('link', {name: 'studio@maser-mass.example'});
        await expect(mail).toHaveAttribute('href', 'mailto:studio@maser-mass.example');
        const phone = direct.getByRole('link', {name: '+49 171 39200 70'});
        await expect(phone).toHaveAttribute('href', 'tel:+491713920070');
        const jobs = direct.getByRole('link', {name: language === 'de' ? /offenen Stellen/ : /open positions/});
        await expect(jobs).toHaveAttribute('href', language === 'de' ? '/jobs' : '/en/jobs');
      });
    }
  });

  test('shows an error beside the field that the visitor leaves, also in a folded section', async ({open}) => {
    const page = await open('/en/contact', {consent: 'rejected'});
    await waitForHydration(page);
    const mail = page.getByLabel('Email').first();
    const budget = page.getByLabel('Budget');
    const send = page.getByRole('button', {name: 'Send enquiry'});
    const invalid = 'Please enter a valid email address.';

    await test.step('a field that is left empty is not marked yet', async () => {
      await page.getByLabel('Name').focus();
      await page.keyboard.press('Tab');
      await expect(mail).toBeFocused();
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    });

    await test.step('a wrong value is marked until the visitor changes it, and nothing moves', async () => {
      const top = () => send.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
      const before = await top();
      await page.keyboard.type('anna@');
      await page.keyboard.press('Tab');
      await expect(mail).toHaveAccessibleDescription(invalid);
      await expect(page.getByRole('status').filter({hasText: invalid})).toHaveCount(1);
      await expect(page.getByRole('alert')).toBeHidden();
      expect(await top()).toBe(before);
      await page.getByLabel('Phone').fill('0211 1');
      await expect(mail).toHaveAccessibleDescription(invalid);
      await expectAccessible(page);
      await mail.fill('anna@example.com');
      await expect(mail).toHaveAccessibleDescription('');
    });

    await test.step('when the form is sent, an error in a folded section becomes visible', async () => {
      await expect(budget).toBeHidden();
      const summary = page.getByText('More about the project');
      await summary.click();
      await budget.fill('x'.repeat(201));
      await summary.click();
      await expect(budget).toBeHidden();
      await send.click();
      await expect(budget).toBeVisible();
      await expect(budget).toHaveAccessibleDescription('Please keep this to 200 characters or fewer.');
      await page.getByRole('alert').getByRole('link', {name: 'Please keep this to 200 characters or fewer.'}).click();
      await expect(budget).toBeFocused();
    });
  });

  test(
    'on a touch screen, Enter moves to the next field, as the key on the keyboard says',
    {tag: '@phone'},
    async ({open}) => {
      const page = await open('/contact', {touch: true, consent: 'rejected'});
      await waitForHydration(page);
      for (const [label, next] of [
        ['Name', 'E-Mail'],
        ['Telefon', 'Nachricht'],
      ] as const) {
        await page.getByLabel(label).first().press('Enter');
        await expect(page.getByLabel(next).first()).toBeFocused();
      }
      await expect(page.getByRole('alert')).toBeHidden();
    },
  );

  for (const [path, sentence] of [
    ['/thankyou/J%C3%B6rg', 'Hallo Jörg, Danke für deine Anfrage! Wir melden uns.'],
    ['/en/thankyou/Anna', 'Hello Anna, thank you for your enquiry! We will be in touch.'],
    ['/thankyou/%3Cimg%20src%3Dx%3E', 'Hallo &lt;img src=x&gt;, Danke'],
    ['/thankyou/A%2F..%2FB%250A', 'Hallo A/../B%0A, Danke'],
    ['/thankyou/%E2%80%AEAnna%00', 'Hallo Anna, Danke'],
    ['/thankyou', 'Danke für deine Anfrage! Wir melden uns.'],
  ]) {
    test(`thanks the visitor who has sent it (${path})`, async ({site}) => {
      const {status, html} = await getDocument(site.url + path);
      expect(status).toBe(200);
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(sentence);
    });
  }
});

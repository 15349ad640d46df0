import {describe} from 'vitest';
import {getDocument} from '../../tools/document';
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
  en: ['Not specified', 'at the planning stage', 'being converted', 'new build', 'existing building'],
};

describe('the contact page', () => {
  test.for(['de', 'en'] as const)(
    'has all fields and options, and shows other ways to get in touch (%s)',
    async (language, {open}) => {
      const page = await open(language === 'de' ? '/contact' : '/en/contact');
      const form = page.locator('form').filter({has: page.locator('textarea')});
      for (const [label, autocomplete] of Object.entries(textFields[language])) {
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
      await expect(direct.getByRole('link', {name: '+49 171 39200 70'})).toHaveAttribute('href', 'tel:+491713920070');
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
    ['/thankyou', 'Danke für deine Anfrage! Wir melden uns.'],
  ])('%s says thank you', async ([path, sentence], {site}) => {
    const {status, html} = await getDocument(site.url + path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toContain(sentence);
  });
});

import type {Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {localizedPath} from '~/i18n/language';
import {getDocument, withoutData} from '../../tools/document';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {flushReact, openWithStoppedClock} from '../support/clock';
import {showDocument} from '../support/pageContent';
import {withPlainSpaces} from '../support/productPage';
import {expect, test} from '../support/test';

const footer = (page: Page) => page.getByRole('contentinfo');
const column = (page: Page, name: string) =>
  footer(page).getByRole('navigation', {name, exact: true}).getByRole('link');

const hrefsOf = (page: Page, name: string) =>
  column(page, name).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The locations that have a landing page. */
const towns = brand.locations.filter(({page}) => page).map(({city}) => city);

const columns = {
  de: {
    Entdecken: ['Start', 'Projekte', 'Leistungen', 'Über uns', 'Shop', 'Werkstatt'],
    Leistungen: [
      'Ladenbau',
      'Ausstellungsbau',
      'Büroeinrichtung',
      'Privater Innenausbau',
      'Tischlerarbeiten',
      'Beratung',
    ],
    Infos: ['Kontakt', 'Jobs', 'FAQ', 'Presse', 'AGB', 'AGB, kurz erklärt', 'Widerrufsbelehrung', 'Versand'],
    Standorte: towns,
    Social: [/^LinkedIn/, /^Instagram/, /^Threads/, /^Pinterest/],
  },
  en: {
    Explore: ['Start', 'Projects', 'Services', 'About', 'Shop', 'Workshop'],
    Services: [
      'Shopfitting',
      'Exhibition fit-out',
      'Office interiors',
      'Residential interiors',
      'Joinery',
      'Consultancy',
    ],
    Information: [
      'Contact',
      'Jobs',
      'FAQ',
      'Press',
      'Terms and conditions',
      'Our terms in brief',
      'Right of withdrawal',
      'Shipping',
    ],
    Locations: towns,
    Social: [/^LinkedIn/, /^Instagram/, /^Threads/, /^Pinterest/],
  },
} as const;

test.describe('the footer', () => {
  for (const language of ['de', 'en'] as const) {
    test(`has every column, also with JavaScript off (${language})`, async ({page, site}) => {
      const root = language === 'en' ? '/en' : '';
      await showDocument(page, `${site.url}${root}/imprint`);
      for (const [name, labels] of Object.entries(columns[language])) {
        await expect(column(page, name)).toHaveText([...labels]);
      }
      expect(await hrefsOf(page, language === 'de' ? 'Leistungen' : 'Services')).toEqual(
        ['ladenbau', 'ausstellungsbau', 'bueroeinrichtung', 'privater-innenausbau', 'tischlerarbeiten', 'beratung'].map(
          (handle) => `${root}/services/${handle}`,
        ),
      );
      expect(await hrefsOf(page, language === 'de' ? 'Infos' : 'Information')).toEqual(
        expect.arrayContaining(
          ['terms-of-service', 'agb-info', 'refund-policy', 'shipping-policy'].map(
            (handle) => `${root}/legal/${handle}`,
          ),
        ),
      );
      const products = await column(page, 'Shop').allTextContents();
      expect(products).toHaveLength(10);
      expect(products).toEqual(products.toSorted(new Intl.Collator(language).compare));
      for (const href of await hrefsOf(page, 'Shop')) expect(href).toMatch(new RegExp(`^${root}/product/[\\w-]+$`));

      await expect(footer(page).getByText(`© ${brand.copyrightYear} ${brand.name}`)).toBeVisible();
      const link = (name: RegExp) => footer(page).getByRole('link', {name});
      await expect(link(/^(Impressum|Imprint)$/)).toHaveAttribute('href', `${root}/imprint`);
      await expect(link(/^(Datenschutz|Privacy)$/)).toHaveAttribute('href', `${root}/legal/privacy-policy`);
      await expect(link(/^DE$/)).toHaveAttribute('href', '/imprint');
      await expect(link(/^EN$/)).toHaveAttribute('href', '/en/imprint');
    });
  }

  test('gives each location its address, as contact page, imprint and structured data do', async ({page, site}) => {
    for (const [language, name] of [
      ['de', 'Standorte'],
      ['en', 'Locations'],
    ] as const) {
      const at = (path: string) => site.url + localizedPath(path, language);
      await showDocument(page, at('/contact'));
      const direct = page.getByRole('main').getByRole('region', {name: /^(Direkt erreichbar|Contact us directly)$/});
      const entries = footer(page).getByRole('navigation', {name, exact: true}).getByRole('listitem');
      await expect(entries).toHaveCount(brand.locations.length);
      const imprint = withPlainSpaces(withoutData((await getDocument(at('/imprint'))).html));
      const home = (await getDocument(at('/'))).html;
      for (const [index, {street, postalCode, city}] of brand.locations.entries()) {
        await expect(entries.nth(index).getByRole('link')).toHaveText(city);
        await expect(entries.nth(index).getByRole('paragraph')).toHaveText(`${street} ${postalCode} ${city}`);
        await expect(direct.getByText(street)).toBeVisible();
        await expect(direct.getByText(`${postalCode} ${city}`)).toBeVisible();
        expect(imprint).toContain(`${street}, ${postalCode} ${city}`);
        expect(home).toContain(`"streetAddress":"${street}","postalCode":"${postalCode}","addressLocality":"${city}"`);
      }
    }
  });

  test('can be read to its end while the consent banner is open', {tag: '@phone'}, async ({open}) => {
    const page = await open('/imprint', {reducedMotion: true});
    await page.getByRole('button', {name: 'Alle ablehnen'}).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await footer(page).getByRole('link', {name: 'Datenschutz'}).click();
    await expect(page).toHaveURL('/legal/privacy-policy');
  });
});

test.describe('the card above the footer’s columns', () => {
  for (const [path, label, button] of [
    ['/services', 'Nächstes Projekt:', 'Zum Projekt'],
    ['/en/services', 'Next Project:', 'View project'],
    ['/werkstatt', 'Nächstes Projekt:', 'Zum Projekt'],
  ] as const) {
    test(`shows the next project (${path})`, async ({page, site}) => {
      await showDocument(page, site.url + path);
      const heading = footer(page).getByRole('heading', {level: 2}).first();
      await expect(footer(page).getByText(label, {exact: true})).toBeVisible();
      const title = (await heading.textContent()) ?? '';
      const href =
        (await footer(page)
          .getByRole('link', {name: `${button} ${title}`})
          .getAttribute('href')) ?? '';
      expect(href).toMatch(path.startsWith('/en/') ? /^\/en\/projects\/./ : /^\/projects\/./);
      await expect(heading.getByRole('link')).toHaveAttribute('href', href);
      await showDocument(page, site.url + href);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    });
  }

  const expectContactCard = async (
    page: Page,
    {language, request, booking, storeUrl}: {language: 'de' | 'en'; request: string; booking: string; storeUrl: string},
  ) => {
    const card = footer(page).getByRole('region').first();
    await expect(card.getByRole('heading', {level: 2})).not.toBeEmpty();
    await expect(card.getByRole('link', {name: request})).toHaveAttribute('href', localizedPath('/contact', language));
    await expect(card.getByRole('link', {name: booking})).toHaveAttribute('href', new RegExp(`^${storeUrl}/booking`));
    return card;
  };

  test('shows how to get in touch, and says for a second that the email address is copied', async ({open, site}) => {
    const page = await openWithStoppedClock(open, '/faq', {consent: 'rejected'});
    await allowClipboard(page);
    const {storeUrl} = site;
    const words = {language: 'de', request: 'Projektanfrage', booking: 'Kostenloses Erstgespräch'} as const;
    const card = await expectContactCard(page, {...words, storeUrl});
    const copy = card.getByRole('button', {name: /kopieren|kopiert/});
    await copy.focus();
    await page.keyboard.press('Enter');
    const confirmation = card.getByRole('status');
    await expect(confirmation).toHaveText('Adresse kopiert');
    await expect(copy).toHaveAccessibleName('Adresse kopiert');
    expect(await clipboardText(page)).toBe(brand.email);
    await flushReact(page);
    await page.clock.runFor(999);
    await flushReact(page);
    await expect(confirmation).toHaveText('Adresse kopiert');
    await page.clock.runFor(1);
    await expect(confirmation).toBeEmpty();
  });

  test('on an English page, shows how to get in touch in English', async ({page, site}) => {
    await showDocument(page, `${site.url}/en/faq`);
    const {storeUrl} = site;
    const words = {language: 'en', request: 'Contact Us', booking: 'Free Consultation'} as const;
    const card = await expectContactCard(page, {...words, storeUrl});
    await expect(card.getByRole('button', {name: 'Copy email'})).toBeVisible();
  });

  test('is left out on a page that has an invitation to get in touch of its own', async ({page, site}) => {
    for (const path of ['/contact', '/en/imprint', '/legal/privacy-policy', '/legal/agb-info', '/thankyou/Ada']) {
      await test.step(path, async () => {
        await showDocument(page, site.url + path);
        await expect(column(page, 'Social')).not.toHaveCount(0);
        await expect(footer(page).getByRole('region')).toHaveCount(0);
      });
    }
  });
});

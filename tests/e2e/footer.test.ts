import type {Page} from 'playwright';
import {describe} from 'vitest';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {expect, test} from '../support/test';
import {loadContent} from '../../studio/load';

const footer = (page: Page) => page.getByRole('contentinfo');
const column = (page: Page, name: string) =>
  footer(page).getByRole('navigation', {name, exact: true}).getByRole('link');

const hrefsOf = (page: Page, name: string) =>
  column(page, name).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

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
    Standorte: ['Düsseldorf', 'Leipzig'],
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
    Locations: ['Düsseldorf', 'Leipzig'],
    Social: [/^LinkedIn/, /^Instagram/, /^Threads/, /^Pinterest/],
  },
} as const;

describe('the footer', () => {
  test.for(['de', 'en'] as const)('has every column, without JavaScript too (%s)', async (language, {open}) => {
    const root = language === 'en' ? '/en' : '';
    const page = await open(`${root}/imprint`, {javaScript: false});
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
        ['terms-of-service', 'agb-info', 'refund-policy', 'shipping-policy'].map((handle) => `${root}/legal/${handle}`),
      ),
    );
    const products = await column(page, 'Shop').allTextContents();
    expect(products).toHaveLength(10);
    expect(products).toEqual(products.toSorted(new Intl.Collator(language).compare));
    for (const href of await hrefsOf(page, 'Shop')) expect(href).toMatch(new RegExp(`^${root}/product/[\\w-]+$`));

    await expect(footer(page).getByText('© 2024 Maser & Maß')).toBeVisible();
    const link = (name: RegExp) => footer(page).getByRole('link', {name});
    await expect(link(/^(Impressum|Imprint)$/)).toHaveAttribute('href', `${root}/imprint`);
    await expect(link(/^(Datenschutz|Privacy)$/)).toHaveAttribute('href', `${root}/legal/privacy-policy`);
    await expect(link(/^DE$/)).toHaveAttribute('href', '/imprint');
    await expect(link(/^EN$/)).toHaveAttribute('href', '/en/imprint');
  });

  test('links every network that the store has, the menu only LinkedIn and Instagram', async ({open, startOwnSite}) => {
    const content = await loadContent();
    const metaobjects = content.metaobjects.map((entry) => {
      const {linked_in, ...fields} = entry.fields;
      return linked_in ? {...entry, fields} : entry;
    });
    const site = await startOwnSite({content: {...content, metaobjects}});
    const page = await open('/imprint', {site});
    await expect(column(page, 'Social')).toHaveText([/^Instagram/, /^Threads/, /^Pinterest/]);
    await page.getByRole('button', {name: 'Menü'}).click();
    const menu = page.getByRole('navigation', {name: 'Menü'});
    await expect(menu.getByRole('link', {name: /LinkedIn|Instagram|Threads|Pinterest/})).toHaveText([/^Instagram/]);
  });

  test('links the workshop only if there is one', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    await site.control.hideMetaobjects('werkstatt');
    const page = await open('/imprint', {site, javaScript: false});
    await expect(column(page, 'Entdecken')).toHaveText(['Start', 'Projekte', 'Leistungen', 'Über uns', 'Shop']);
    await expect(footer(page).locator('a[href$="/werkstatt"]')).toHaveCount(0);
  });

  test('can be scrolled up to stand clear of the consent banner', async ({open}) => {
    const page = await open('/imprint', {screen: 'phone', reducedMotion: true});
    await page.getByRole('button', {name: 'Alle ablehnen'}).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await footer(page).getByRole('link', {name: 'Datenschutz'}).click();
    await expect(page).toHaveURL('/legal/privacy-policy');
  });
});

describe('the card above the columns', () => {
  test.for([
    ['/services', 'Nächstes Projekt:', 'Zum Projekt', '/projects/'],
    ['/en/services', 'Next Project:', 'View project', '/en/projects/'],
    ['/werkstatt', 'Nächstes Projekt:', 'Zum Projekt', '/projects/'],
  ] as const)('shows the next project on %s', async ([path, label, button, target], {open}) => {
    const page = await open(path, {javaScript: false});
    const heading = footer(page).getByRole('heading', {level: 2}).first();
    await expect(footer(page).getByText(label, {exact: true})).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    const link = footer(page).getByRole('link', {name: `${button} ${title}`});
    const href = (await link.getAttribute('href')) ?? '';
    expect(href.startsWith(target)).toBe(true);
    await expect(heading.getByRole('link')).toHaveAttribute('href', href);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });

  test.for([
    ['/', '', 'Projektanfrage', 'Kostenloses Erstgespräch', 'E-Mail kopieren', 'Adresse kopiert'],
    ['/en/faq', '/en', 'Contact Us', 'Free Consultation', 'Copy email', 'Address copied'],
  ] as const)('invites to get in touch on %s', async ([path, root, request, booking, copy, copied], {open, site}) => {
    const page = await open(path);
    await allowClipboard(page);
    const card = footer(page).getByRole('region').first();
    await expect(card.getByRole('heading', {level: 2})).not.toBeEmpty();
    await expect(card.getByRole('link', {name: request})).toHaveAttribute('href', `${root}/contact`);
    await expect(card.getByRole('link', {name: booking})).toHaveAttribute(
      'href',
      new RegExp(`^${site.storeUrl}/booking`),
    );
    await card.getByRole('button', {name: copy}).click();
    await expect(card.getByRole('status')).toHaveText(copied);
    expect(await clipboardText(page)).toBe('studio@maser-mass.example');
    await expect(card.getByRole('status')).toBeEmpty();
  });

  test.for(['/contact', '/en/imprint', '/legal/privacy-policy', '/legal/agb-info', '/thankyou/Ada'])(
    'is left out on %s',
    async (path, {open}) => {
      const page = await open(path, {javaScript: false});
      await expect(column(page, 'Social')).not.toHaveCount(0);
      await expect(footer(page).getByRole('region')).toHaveCount(0);
    },
  );

  test('is left out on the not-found page', async ({open}) => {
    const page = await open('/no-such-page', {expectedErrors: [/status 404/]});
    await expect(column(page, 'Social')).not.toHaveCount(0);
    await expect(footer(page).getByRole('region')).toHaveCount(0);
  });
});

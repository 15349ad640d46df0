import {describe} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import {localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags, withoutData} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {expect, test} from '../support/test';

/** A page's text as it is read, with single spaces. */
const words = (html: string) =>
  withoutData(html)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const textOf = async (url: string) => words((await getDocument(url)).html);

const languages = [
  {
    language: 'de',
    add: 'In den Warenkorb',
    excluded: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).',
    inCart: 'Für Sie angefertigt: vom Widerruf ausgeschlossen',
    vat: 'inkl. MwSt. und zzgl.',
    shipping: 'Versand',
    lowest: 'Niedrigster Preis der letzten 30 Tage: 2.640,00',
    deliveryTime: 'Lieferzeit: Zwei Wochen',
    payment: 'Visa, Mastercard, American Express, Shop Pay, Apple Pay, Google Pay, Vorkasse',
    delivery: 'Wir liefern nach Deutschland und Österreich.',
    guarantee: 'Gesetzliche Gewährleistung',
    notice: 'Muster: Platz für den amtlichen Hinweis zur gesetzlichen Gewährleistung',
    before: 'Vor der Bestellung',
    safety: 'Hersteller und Sicherheit',
    testimonials: 'Wir haben jede bei der Person erfragt, die genannt ist',
    unverified: 'Ob sie von Kunden stammen, ist nicht geprüft.',
    barrier: 'Barriere melden',
    insurance: 'Berufshaftpflichtversicherung',
    litre: '49,80',
    energy: 'Energieeffizienzklasse E auf einer Skala von A bis G',
    ofVariant: 'Niedrigster Preis der letzten 30 Tage: 18,40',
  },
  {
    language: 'en',
    add: 'Add to cart',
    excluded: 'Made to your specification: excluded from the right of withdrawal (§ 312g (2) no. 1 BGB).',
    inCart: 'Made to your specification: excluded from withdrawal',
    vat: 'incl. VAT, plus',
    shipping: 'shipping',
    lowest: 'Lowest price of the last 30 days: €2,640.00',
    deliveryTime: 'Delivery time: Two weeks',
    payment: 'Visa, Mastercard, American Express, Shop Pay, Apple Pay, Google Pay, bank transfer in advance',
    delivery: 'We deliver to Germany and Austria.',
    guarantee: 'Legal guarantee',
    notice: 'Specimen: place for the official notice on the legal guarantee',
    before: 'Before you order',
    safety: 'Manufacturer and safety',
    testimonials: 'We asked each of the people named',
    unverified: 'We chose these quotes and have not verified that they come from clients.',
    barrier: 'Report a barrier',
    insurance: 'Professional liability insurance',
    litre: '€49.80',
    energy: 'Energy efficiency class E on a scale of A to G',
    ofVariant: 'Lowest price of the last 30 days: €18.40',
  },
] as const;

describe.each(languages)('in $language', ({language, ...t}) => {
  const at = (path: string) => localizedPath(path, language);

  test.for([true, false])(
    'a piece to specification says beside its button and in the cart that it cannot be withdrawn from (JavaScript: %s)',
    async (javaScript, {open}) => {
      const page = await open(at('/product/konfigurator-tisch'), {javaScript, consentRejected: javaScript});
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({has: page.getByRole('button', {name: t.add})});
      await expect(form).toContainText(t.excluded);
      await expect(form.locator(`a[href="${at('/legal/refund-policy')}"]`)).toBeVisible();
      await form.getByRole('button', {name: t.add}).click();
      const line = page.getByRole('listitem').filter({hasText: t.inCart});
      await expect(line.first()).toBeVisible();
    },
  );

  test('a product without the flag says nothing of it', async ({site}) => {
    expect(await textOf(site.url + at('/product/hocker-lot'))).not.toContain(t.inCart);
  });

  test('every price names VAT and links the shipping costs', async ({site}) => {
    for (const [path, least] of [
      ['/shop', 17],
      ['/product/hocker-lot', 4],
      ['/product/custom-shelf', 4],
    ] as const) {
      const {html} = await getDocument(site.url + at(path));
      const [, main = ''] = withoutData(html).split('<main');
      const notes = main.split(t.vat).length - 1;
      expect(notes, path).toBeGreaterThanOrEqual(least);
      const [body = ''] = main.split('</main>');
      const links = tags(body, 'a').filter(({href}) => href === at('/legal/shipping-policy'));
      expect(links, path).toHaveLength(notes);
    }
  });

  test('a reduced price names the lowest of the last 30 days, on its page, in the list and in the cart', async ({
    open,
    site,
  }) => {
    for (const path of ['/product/ausstellungstisch-nussbaum', '/shop']) {
      expect(words((await getDocument(site.url + at(path))).html).replace(/\u00a0/g, ' ')).toContain(t.lowest);
    }
    const page = await open(at('/product/ausstellungstisch-nussbaum'), {javaScript: false});
    await page.getByRole('button', {name: t.add}).click();
    await expect(page.getByRole('main').locator('s')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(t.lowest);
  });

  test('delivery time stands beside the price', async ({open}) => {
    const page = await open(at('/product/sideboard-hofnuss'), {javaScript: false});
    await expect(page.getByRole('main').locator('header').getByText(t.deliveryTime)).toBeVisible();
  });

  test.for([true, false])(
    'the cart says before ordering how to pay, where it is delivered, and shows the notice whole (JavaScript: %s)',
    async (javaScript, {open}) => {
      const page = await open(at('/product/tritt-stufe'), {javaScript, consentRejected: javaScript});
      await page.getByRole('button', {name: t.add}).click();
      const terms = page.getByRole('region', {name: t.before});
      await expect(terms).toContainText(t.payment);
      await expect(terms).toContainText(t.delivery);
      const link = terms.getByRole('link', {name: t.guarantee});
      await expect(link).toHaveAttribute('href', 'https://hinweis.example/gewaehrleistung');
      const picture = terms.getByRole('img', {name: t.notice});
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
    },
  );

  test('the withdrawal stands in the footer of every page', async ({site}) => {
    for (const [path, of] of everyPage.filter(([, other]) => other === language)) {
      const {html} = await getDocument(site.url + path);
      const [, footer = ''] = html.split('<footer');
      const links = tags(footer, 'a').map(({href}) => href);
      expect(links, `${path} ${of}`).toContain(at('/widerruf'));
      expect(links, path).toContain(at('/barrierefreiheit'));
    }
  });

  test('the offer names the studio as its maker, links its mail and the notice on the guarantee', async ({open}) => {
    const page = await open(at('/product/hocker-lot'), {javaScript: false});
    const safety = page.getByRole('main').getByRole('group').filter({hasText: t.safety});
    await safety.locator('summary').click();
    for (const part of ['Maser & Maß', 'Fugengasse 12', '40221 Düsseldorf']) await expect(safety).toContainText(part);
    await expect(safety.getByRole('link', {name: 'studio@maser-mass.example'})).toBeVisible();
    await expect(safety.locator('a[href="https://hinweis.example/gewaehrleistung"]')).toBeVisible();
  });

  test('testimonials say whether they have been checked', async ({site}) => {
    for (const path of ['/about', '/services/ladenbau']) {
      expect(await textOf(site.url + at(path))).toContain(t.testimonials);
    }
  });

  test('there is an accessibility statement, and an imprint with the insurer', async ({site}) => {
    expect(await textOf(site.url + at('/barrierefreiheit'))).toContain(t.barrier);
    expect(await textOf(site.url + at('/imprint'))).toContain(`${t.insurance} Beispielversicherung AG`);
  });

  test('the privacy policy names everything that the site keeps', async ({site}) => {
    const policy = await textOf(site.url + at('/legal/privacy-policy'));
    for (const name of [
      'selectedLanguage',
      'cartItems',
      'cartCheckout',
      'cartTaken',
      'cartDiscount',
      '_shopify_y',
      '_shopify_s',
      'maser-mass:kept',
      '__Host-gate',
      'maser-mass:consent',
      'maser-mass:announcements-dismissed',
      'maser-mass:enquiry',
      'maser-mass:withdrawal',
      'Shopify',
    ]) {
      expect(policy, name).toContain(name);
    }
  });
});

/** A field's mark by its key, and where it is looked for. */
const marks: Record<string, {type: string; value: string; shown?: string}> = {
  hersteller: {type: 'multi_line_text_field', value: 'Mark One, Markstreet 1'},
  hersteller_e_mail: {type: 'single_line_text_field', value: 'mark@two.example'},
  warnhinweise: {type: 'multi_line_text_field', value: 'Mark three'},
  weee_nummer: {type: 'single_line_text_field', value: 'Mark four'},
  textilkennzeichnung: {type: 'multi_line_text_field', value: 'Mark five'},
  produktdatenblatt: {type: 'url', value: 'https://mark.example/six'},
  energieklasse: {type: 'single_line_text_field', value: 'E'},
};

/** The content with every legal field of one product, and a variant that is sold by the litre. */
function withEveryField(content: StoreContent): StoreContent {
  const products = content.products.map((product) => {
    if (product.handle !== 'hocker-lot') return product;
    const texts = Object.entries(marks).map(([key, field]) => ({namespace: 'custom', key, field}));
    const pictures = ['energielabel', 'garan_label'].map((key, index) => ({
      namespace: 'custom',
      key,
      field: {
        type: 'file_reference',
        references: [{kind: 'picture' as const, name: ['muster-energielabel', 'muster-garan'][index] ?? ''}],
      },
    }));
    const unit = {value: 250, unit: 'ML', referenceValue: 1, referenceUnit: 'L'} as const;
    const lowest = {
      namespace: 'custom',
      key: 'niedrigster_preis_30_tage',
      field: {type: 'number_decimal', value: '18.4'},
    };
    const reduced = {compareAtPrice: 2000, metafields: [lowest]};
    const variants = product.variants.map((variant) => ({...variant, price: 1245, unit, ...reduced}));
    return {...product, variants, metafields: [...product.metafields, ...texts, ...pictures]};
  });
  return {...content, products};
}

test('every field of the law is read and shown, and the unit price beside each price', async ({startOwnSite}) => {
  const {url} = await startOwnSite({content: withEveryField(await loadContent())});
  for (const {language, litre, energy, ofVariant} of languages) {
    const {html} = await getDocument(url + localizedPath('/product/hocker-lot', language));
    const page = withoutData(html);
    for (const {value} of Object.values(marks)) expect(page).toContain(value);
    const [, arrow = ''] = /<a href="([^"]*)"><svg[^>]*aria-label="[^"]*"/.exec(page) ?? [];
    expect(arrow).toContain('muster-energielabel');
    expect(page).toContain(`aria-label="${energy}"`);
    expect(page).toContain('mailto:mark@two.example');
    expect(page).not.toMatch(/Fugengasse 12\n/);
    for (const picture of ['muster-energielabel', 'muster-garan']) expect(page).toContain(picture);
    for (const path of ['/product/hocker-lot', '/shop']) {
      const text = (await textOf(url + localizedPath(path, language))).replace(/\u00a0/g, ' ');
      expect(text, path).toMatch(new RegExp(`${litre}( €)? / l`));
      expect(text, path).toContain(ofVariant);
    }
  }
});

test('without settings nothing is struck through, and testimonials say that nobody has checked them', async ({
  startOwnSite,
}) => {
  const content = await loadContent();
  const products = content.products.map((product) => ({
    ...product,
    metafields: product.metafields.filter(({key}) => key !== 'niedrigster_preis_30_tage'),
  }));
  const metaobjects = content.metaobjects.map((entry) => {
    const {stimmen_hinweis: _note, barrierefreiheit: _statement, ...fields} = entry.fields;
    return {...entry, fields};
  });
  const {url} = await startOwnSite({content: {...content, products, metaobjects}});
  for (const {language, unverified} of languages) {
    for (const path of ['/product/ausstellungstisch-nussbaum', '/shop']) {
      expect(tags((await getDocument(url + localizedPath(path, language))).html, 's'), path).toEqual([]);
    }
    expect(await textOf(url + localizedPath('/about', language))).toContain(unverified);
    const {html} = await getDocument(url + localizedPath('/barrierefreiheit', language));
    const [, main = ''] = html.split('<main');
    expect(main.split('</main>')[0]).toContain('href="mailto:studio@maser-mass.example"');
  }
});

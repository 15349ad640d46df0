import {describe} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import {localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags, withoutData} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {languages, linksOf, textOf, words} from '../support/law';
import {expect, test} from '../support/test';

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
      const rights = form.getByRole('link', {name: t.rights, exact: true});
      await expect(rights).toHaveAttribute('href', at('/legal/refund-policy'));
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
      ['/', 2],
      ['/shop', 17],
      ['/search?q=lot', 1],
      ['/product/hocker-lot', 4],
      ['/product/custom-shelf', 4],
    ] as const) {
      const {html} = await getDocument(site.url + at(path));
      const [, main = ''] = withoutData(html).split('<main');
      const notes = main.split(t.vat).length - 1;
      expect(notes, path).toBeGreaterThanOrEqual(least);
      const [body = ''] = main.split('</main>');
      const links = linksOf(body).filter((link) => link === `${at('/legal/shipping-policy')} ${t.shipping}`);
      expect(links, path).toHaveLength(notes);
    }
    const sheet = await getDocument(site.url + at('/sheet/konfigurator-tisch/200x90-b98a56'));
    const [, tools = ''] = sheet.html.split('<main');
    expect(words(tools)).toContain(`${t.vat} ${t.shipping}`);
    expect(linksOf(tools)).toContain(`${at('/legal/shipping-policy')} ${t.shipping}`);
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
      const cart = javaScript ? page.getByRole('dialog') : page.getByRole('main');
      const note = cart.getByRole('paragraph').filter({hasText: t.vat});
      await expect(note.getByRole('link', {name: t.shipping, exact: true})).toHaveAttribute(
        'href',
        at('/legal/shipping-policy'),
      );
      const terms = page.getByRole('region', {name: t.before});
      await expect(terms).toContainText(`${t.ways} ${t.payment}`);
      await expect(terms).toContainText(`${t.area} ${t.delivery}`);
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
      const links = linksOf(footer);
      expect(links, `${path} ${of}`).toContain(`${at('/widerruf')} ${t.withdrawal}`);
    }
  });

  test('the offer names the studio as its maker, links its mail and the notice on the guarantee', async ({open}) => {
    const page = await open(at('/product/hocker-lot'), {javaScript: false});
    const safety = page.getByRole('main').getByRole('group').filter({hasText: t.safety});
    await safety.locator('summary').click();
    const said = (label: string) => {
      const term = page.getByRole('term').filter({hasText: new RegExp(`^${label}$`)});
      return safety.locator('dl > div').filter({has: term}).getByRole('definition');
    };
    const maker = said(t.labels.maker);
    for (const part of ['Maser & Maß', 'Fugengasse 12', '40221 Düsseldorf']) await expect(maker).toContainText(part);
    const email = said(t.labels.email).getByRole('link', {name: 'studio@maser-mass.example', exact: true});
    await expect(email).toHaveAttribute('href', 'mailto:studio@maser-mass.example');
    await expect(email).toHaveCSS('text-decoration-line', 'underline');
    const notice = said(t.labels.guarantee).getByRole('link', {name: t.read, exact: true});
    await expect(notice).toHaveAttribute('href', 'https://hinweis.example/gewaehrleistung');
  });

  test('the offer has the number of what is chosen, also of a piece made to measure', async ({open}) => {
    const numberOn = async (path: string) => {
      const page = await open(at(path), {javaScript: false});
      const term = page.getByRole('main').locator('dl > div').filter({hasText: t.itemNumber});
      return term.locator('dd').textContent();
    };
    expect(await numberOn('/product/hocker-lot')).toBe('LOT-EI');
    expect(await numberOn('/product/custom-shelf')).toMatch(/^custom-shelf \d+x\d+-[\da-f]{6}$/);
  });

  test.for(['/product/hocker-lot', '/product/custom-shelf'])(
    'the offer on %s shows the piece',
    async (path, {open}) => {
      const page = await open(at(path), {javaScript: false});
      const pictures = page.getByRole('main').getByRole('list', {name: t.pictures, exact: true}).getByRole('img');
      await expect(pictures.first()).toHaveAttribute('alt', /\S/);
      await expect(pictures.first()).toHaveAttribute('src', /\S/);
    },
  );

  test('the footer names the same means of payment as the cart', async ({open}) => {
    const page = await open(at('/faq'), {javaScript: false});
    await expect(page.getByRole('contentinfo')).toContainText(`${t.ways}: ${t.payment}`);
  });

  test('the privacy policy names who gets data, where they go outside the EU, and for how long they are kept', async ({
    site,
  }) => {
    const policy = (await textOf(site.url + at('/legal/privacy-policy'))).replace(/\u00a0/g, ' ');
    for (const said of t.privacy) expect(policy, said).toContain(said);
  });

  test('testimonials say whether they have been checked', async ({site}) => {
    for (const path of ['/about', '/services/ladenbau']) {
      expect(await textOf(site.url + at(path))).toContain(t.testimonials);
    }
  });

  test('imprint and terms say whether the studio takes part in consumer arbitration', async ({site}) => {
    for (const path of ['/imprint', '/legal/terms-of-service'])
      expect(await textOf(site.url + at(path)), path).toContain(t.arbitration);
  });

  test('there is an accessibility statement, and an imprint with the insurer', async ({site}) => {
    expect(await textOf(site.url + at('/barrierefreiheit'))).toContain(t.barrier);
    expect(await textOf(site.url + at('/imprint'))).toContain(`${t.insurance} Beispielversicherung AG`);
    for (const [path] of everyPage.filter(([, other]) => other === language)) {
      const [, footer = ''] = (await getDocument(site.url + path)).html.split('<footer');
      const links = linksOf(footer);
      expect(links, path).toContain(`${at('/barrierefreiheit')} ${t.accessibility}`);
      expect(links, path).toContain(`${at('/imprint')} ${t.imprint}`);
    }
  });

  test('the privacy policy names everything that the site keeps', async ({site}) => {
    const policy = await textOf(site.url + at('/legal/privacy-policy'));
    for (const name of [
      'selectedLanguage',
      'cartItems',
      'cartCheckout',
      'cartRemoved',
      '_shopify_y',
      '_shopify_s',
      'maser-mass:kept',
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

/** A field's mark by its key. */
const marks = {
  hersteller: {type: 'multi_line_text_field', value: 'Mark One, Markstreet 1'},
  hersteller_e_mail: {type: 'single_line_text_field', value: 'mark@two.example'},
  warnhinweise: {type: 'multi_line_text_field', value: 'Mark three'},
  weee_nummer: {type: 'single_line_text_field', value: 'Mark four'},
  textilkennzeichnung: {type: 'multi_line_text_field', value: 'Mark five'},
  produktdatenblatt: {type: 'url', value: 'https://mark.example/six'},
  energieklasse: {type: 'single_line_text_field', value: 'E'},
} satisfies Record<string, {type: string; value: string}>;

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
  for (const {language, litre, energy, ofVariant, labels, open} of languages) {
    const {html} = await getDocument(url + localizedPath('/product/hocker-lot', language));
    const page = withoutData(html);
    const facts = [...page.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
      ([, label = '', fact = '']) => `${words(label)}: ${linksOf(fact)[0] ?? fact}`,
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        `${labels.maker}: ${marks.hersteller.value}`,
        `${labels.email}: mailto:${marks.hersteller_e_mail.value} ${marks.hersteller_e_mail.value}`,
        `${labels.warnings}: ${marks.warnhinweise.value}`,
        `${labels.textile}: ${marks.textilkennzeichnung.value}`,
        `${labels.weee}: ${marks.weee_nummer.value}`,
        `${labels.sheet}: ${marks.produktdatenblatt.value} ${open}`,
      ]),
    );
    const [, arrow = ''] = /<a href="([^"]*)"><svg[^>]*aria-label="[^"]*"/.exec(page) ?? [];
    expect(arrow).toContain('muster-energielabel');
    expect(page).toContain(`aria-label="${energy}"`);
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

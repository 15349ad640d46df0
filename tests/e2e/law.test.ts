import {brand} from '../../app/brand';
import type {StoreContent} from 'demo-store/model';
import {localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags, withoutData} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {cartWith, factsOf, languages, linksOf, mainOf, textOf, words} from '../support/law';
import {withPlainSpaces} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

for (const {language, ...t} of languages) {
  const at = (path: string) => localizedPath(path, language);
  const javaScript = language === 'de';

  test.describe(`${language}, JavaScript: ${javaScript}`, () => {
    test('a made-to-measure piece has a note below its price and in the cart that there is no right of withdrawal; the cart shows payment methods, delivery area and the whole notice before ordering', async ({
      open,
    }) => {
      const page = await open(at('/product/konfigurator-tisch'), {javaScript, consent: 'rejected'});
      const form = page
        .getByRole('main')
        .locator('form')
        .filter({has: page.getByRole('button', {name: t.add})});

      await test.step('below the price', async () => {
        const head = page.getByRole('main').locator('header').filter({hasText: '€'});
        await expect(head).toContainText(t.excluded);
        const rights = head.getByRole('link', {name: t.rights, exact: true});
        await expect(rights).toHaveAttribute('href', at('/legal/refund-policy'));
      });

      if (javaScript) await waitForHydration(page);
      await form.getByRole('button', {name: t.add}).click();
      const cart = javaScript ? page.getByRole('dialog') : page.getByRole('main');

      await test.step('in the line of the cart', async () => {
        await expect(cart.getByRole('listitem').filter({hasText: t.inCart})).toBeVisible();
      });

      await test.step('in the terms of the cart', async () => {
        const note = cart.getByRole('paragraph').filter({hasText: t.vatIncluded});
        const shipping = note.getByRole('link', {name: t.shipping, exact: true});
        await expect(shipping).toHaveAttribute('href', at('/legal/shipping-policy'));
        const terms = cart.getByRole('region', {name: t.before});
        const means = terms.getByRole('list', {name: t.ways}).getByRole('listitem');
        await expect(means).toHaveText(t.payment.split(', '));
        await expect(terms).toContainText(`${t.area} ${t.delivery}`);
        const link = terms.getByRole('link', {name: t.guarantee});
        await expect(link).toHaveAttribute('href', 'https://hinweis.example/gewaehrleistung');
        const picture = terms.getByRole('img', {name: t.notice});
        await picture.scrollIntoViewIfNeeded();
        const box = await picture.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
      });
    });
  });

  test.describe(`in ${language}`, () => {
    test('a product with a right of withdrawal has no notice that excludes the right', async ({site}) => {
      expect(await textOf(site.url + at('/product/hocker-lot'))).not.toContain(t.inCart);
    });

    test('every price mentions VAT and links the shipping costs', async ({site}) => {
      for (const [path, least] of [
        ['/', 2],
        ['/shop', 17],
        ['/search?q=lot', 1],
        ['/product/hocker-lot', 4],
        ['/product/custom-shelf', 4],
      ] as const) {
        const main = mainOf((await getDocument(site.url + at(path))).html);
        const notes = main.split(t.vatIncluded).length - 1;
        expect(notes, path).toBeGreaterThanOrEqual(least);
        const links = linksOf(main).filter((link) => link === `${at('/legal/shipping-policy')} ${t.shipping}`);
        expect(links, path).toHaveLength(notes);
      }
      const sheet = await getDocument(site.url + at('/sheet/konfigurator-tisch/200x90-b98a56'));
      const [, tools = ''] = sheet.html.split('<main');
      expect(words(tools)).toContain(t.vatIncluded);
      expect(linksOf(tools)).toContain(`${at('/legal/shipping-policy')} ${t.shipping}`);
    });

    test('a reduced price is shown with the lowest of the last 30 days, on its page, in the list and in the cart', async ({
      site,
    }) => {
      const reduced = '/product/ausstellungstisch-nussbaum';
      for (const path of [reduced, '/shop']) {
        expect(withPlainSpaces(await textOf(site.url + at(path)))).toContain(t.lowest);
      }
      const {html} = await getDocument(site.url + at('/cart'), await cartWith(site, at(reduced)));
      const cart = mainOf(html);
      expect(tags(cart, 's')).toHaveLength(1);
      expect(withPlainSpaces(words(cart))).toContain(t.lowest);
    });

    test('the delivery time is shown beside the price', async ({site}) => {
      const {html} = await getDocument(site.url + at('/product/sideboard-hofnuss'));
      const [head = ''] = mainOf(html).split('</header>');
      expect(words(head)).toContain(t.deliveryTime);
    });

    test('the footer of every page links the withdrawal form', async ({site}) => {
      for (const [path, of] of everyPage.filter(([, other]) => other === language)) {
        const {html} = await getDocument(site.url + path);
        const [, footer = ''] = html.split('<footer');
        const links = linksOf(footer);
        expect(links, `${path} ${of}`).toContain(`${at('/widerruf')} ${t.withdrawal}`);
      }
    });

    test('the offer shows the studio as manufacturer, with its email address and the notice on the guarantee', async ({
      site,
    }) => {
      const facts = factsOf((await getDocument(site.url + at('/product/hocker-lot'))).html);
      const maker = words(facts.get(t.labels.maker) ?? '');
      for (const part of [brand.name, 'Fugengasse 12', '40221 Düsseldorf']) expect(maker).toContain(part);
      expect(linksOf(facts.get(t.labels.email) ?? '')).toEqual([
        'mailto:studio@maser-mass.example studio@maser-mass.example',
      ]);
      expect(linksOf(facts.get(t.labels.guarantee) ?? '')).toEqual([
        `https://hinweis.example/gewaehrleistung ${t.read}`,
      ]);
    });

    test('the offer has the item number of the selected variant or made-to-measure piece', async ({site}) => {
      const numberOn = async (path: string) =>
        factsOf((await getDocument(site.url + at(path))).html).get(t.itemNumber) ?? '';
      expect(await numberOn('/product/hocker-lot')).toBe('LOT-EI');
      expect(words(await numberOn('/product/custom-shelf'))).toMatch(/^custom-shelf \d+x\d+-[\da-f]{6}$/);
    });

    test('the offer has a picture of the product, also of a made-to-measure piece', async ({site}) => {
      for (const path of ['/product/hocker-lot', '/product/custom-shelf']) {
        const {html} = await getDocument(site.url + at(path));
        const [, list = ''] = mainOf(html).split(`aria-label="${t.pictures}"`);
        // Each picture lies above a blurred one, which has no words.
        const [first] = tags(list.split(/<\/(?:ul|ol)>/)[0] ?? '', 'img').filter(({alt}) => alt);
        expect(first?.alt, path).toMatch(/\S/);
        expect(first?.src, path).toMatch(/\S/);
      }
    });

    test('the footer lists the same payment methods as the cart', async ({site}) => {
      const [, footer = ''] = (await getDocument(site.url + at('/faq'))).html.split('<footer');
      expect(words(footer)).toContain(`${t.ways}: ${t.payment}`);
    });

    test('the privacy policy lists the recipients of data, transfers outside the EU and retention periods', async ({
      site,
    }) => {
      const policy = withPlainSpaces(await textOf(site.url + at('/legal/privacy-policy')));
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

    test('there is an accessibility statement, and the imprint names the insurer', async ({site}) => {
      expect(await textOf(site.url + at('/barrierefreiheit'))).toContain(t.barrier);
      expect(await textOf(site.url + at('/imprint'))).toContain(`${t.insurance} Beispielversicherung AG`);
      for (const [path] of everyPage.filter(([, other]) => other === language)) {
        const [, footer = ''] = (await getDocument(site.url + path)).html.split('<footer');
        const links = linksOf(footer);
        expect(links, path).toContain(`${at('/barrierefreiheit')} ${t.accessibility}`);
        expect(links, path).toContain(`${at('/imprint')} ${t.imprint}`);
      }
    });

    test('the privacy policy lists everything that the site stores', async ({site}) => {
      const policy = await textOf(site.url + at('/legal/privacy-policy'));
      for (const name of [
        'selectedLanguage',
        'cartItems',
        'cartCheckout',
        'cartRemoved',
        '_shopify_y',
        '_shopify_s',
        ':kept',
        ':consent',
        ':announcements-dismissed',
        ':enquiry',
        ':withdrawal',
        'Shopify',
      ]) {
        expect(policy, name).toContain(name);
      }
    });
  });
}

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

test('every legal field is shown, with the unit price beside each price', async ({startOwnSite}) => {
  const {url} = await startOwnSite({content: withEveryField(await loadContent())});
  for (const {language, litre, energy, ofVariant, labels, open} of languages) {
    const {html} = await getDocument(url + localizedPath('/product/hocker-lot', language));
    const page = withoutData(html);
    const facts = [...factsOf(html)].map(([label, fact]) => `${label}: ${linksOf(fact)[0] ?? fact}`);
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
    expect(mainOf(html)).not.toMatch(/Fugengasse 12\n/);
    for (const picture of ['muster-energielabel', 'muster-garan']) expect(page).toContain(picture);
    for (const path of ['/product/hocker-lot', '/shop']) {
      const text = withPlainSpaces(await textOf(url + localizedPath(path, language)));
      expect(text, path).toMatch(new RegExp(`${litre}( €)? / l`));
      expect(text, path).toContain(ofVariant);
    }
  }
});

test('without settings no price is struck through, and testimonials say that they are not verified', async ({
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
    expect(mainOf(html)).toContain(`href="mailto:${brand.email}"`);
  }
});

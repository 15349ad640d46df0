import type {Locator} from '@playwright/test';
import {localizedPath} from '~/i18n/language';
import {loadContent} from '../../studio/load';
import {getDocument, tags} from '../../tools/document';
import {mainOf, words as textOf} from '../support/law';
import {overflow} from '../support/layout';
import {main, withPlainSpaces} from '../support/productPage';
import {Shopper} from '../support/shopper';
import {expect, test} from '../support/test';

const words = {
  de: {
    add: 'In den Warenkorb',
    free: 'inkl. MwSt., Versand kostenlos',
    charged: 'inkl. MwSt. und zzgl. Versand: 14,90 €, ab 400,00 € Warenwert kostenlos',
    delivery: 'Lieferzeit: 6 bis 8 Wochen',
    excluded: 'Für Sie angefertigt: vom Widerruf ausgeschlossen',
    returned: '14 Tage Rückgabe. Widerrufsbelehrung',
  },
  en: {
    add: 'Add to cart',
    free: 'incl. VAT, free shipping',
    charged: 'incl. VAT, plus shipping: €14.90, free from €400.00',
    delivery: 'Delivery time: 6 to 8 weeks',
    excluded: 'Made to your specification: excluded from the right of withdrawal',
    returned: 'Returns within 14 days. Right of withdrawal',
  },
};

/** What a part of a page says of VAT and shipping. */
const shippingNotes = (html: string) =>
  [...html.matchAll(/<p class="annotation"><span>((?:inkl\. MwSt|incl\. VAT).*?)<\/p>/gs)].map(([, note = '']) =>
    withPlainSpaces(textOf(note))
      .replace(/ ([:,])/g, '$1')
      .trim(),
  );

/** The lower edge of an element, in CSS pixels from the top of the window. */
async function lowerEdge(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

for (const language of ['de', 'en'] as const) {
  const t = words[language];
  const at = (path: string) => localizedPath(path, language);

  test(
    `on a phone the first screen shows price, shipping costs, delivery time, returns and the button (${language})`,
    {tag: '@phone'},
    async ({open}) => {
      const page = await open('/robots.txt', {consent: 'rejected', reducedMotion: true});
      const head = main(page)
        .locator('header')
        .filter({has: page.getByRole('heading', {level: 1})});
      const facts = head.getByRole('paragraph');

      // KLIV has the longest facts. The others are shown in one language each.
      const other = {
        de: ['/product/hocker-lot', t.charged, t.returned],
        en: ['/product/konfigurator-tisch', t.free, t.excluded],
      } as const;
      const kliv = '/product/kliv?color=f1ede1&width=300&height=250&environment=indoor';
      for (const [path, shipping, returns] of [other[language], [kliv, t.charged, t.excluded]] as const) {
        await test.step(path, async () => {
          await page.goto(at(path));
          const button = page.getByRole('button', {name: t.add});
          const {y: top} = (await button.boundingBox()) ?? {y: 0};
          expect(await lowerEdge(button)).toBeLessThanOrEqual(844);
          const note = facts.filter({hasText: /MwSt|VAT/});
          expect(withPlainSpaces(await note.innerText())).toBe(shipping);
          const returned = facts.filter({hasText: returns});
          await expect(returned).toHaveCount(1);
          expect(await lowerEdge(returned)).toBeLessThanOrEqual(top);
        });
      }
    },
  );

  for (const {name, handle, query, search, note, returns, listNote, checkoutCosts} of [
    {
      name: 'a piece below the limit',
      handle: 'musterkasten',
      query: '',
      search: {de: 'Musterkasten', en: 'sample'},
      note: t.charged,
      returns: t.returned,
      listNote: t.charged.split(':')[0],
      checkoutCosts: {de: '14,90 €', en: '€14.90'},
    },
    {
      name: 'a piece that is sent for free',
      handle: 'konfigurator-tisch',
      query: 'color=b98a56&length=200&width=90',
      search: {de: 'Strich', en: 'Strich'},
      note: t.free,
      returns: t.excluded,
      listNote: t.free,
      checkoutCosts: {de: 'kostenlos', en: 'free'},
    },
  ]) {
    test(`shipping of ${name} is told alike on its page, in lists, cart, sheet and at the checkout (${language})`, async ({
      site,
    }) => {
      const shopper = new Shopper(site);
      const read = async (path: string) => mainOf(await shopper.html(at(path)));
      const product = await read(`/product/${handle}?${query}`);
      const [head = ''] = product.split('</header>');
      expect(shippingNotes(head)).toEqual([note]);
      expect(textOf(head)).toContain(returns);

      const [, variant = ''] = /(gid:\/\/shopify\/ProductVariant\/\d+)/.exec(product) ?? [];
      if (query) await shopper.add(handle, query, language);
      else await shopper.post(at('/cart'), {intent: 'add', variant, quantity: '1'});
      expect(shippingNotes(await read('/cart'))).toEqual([note]);

      for (const list of ['/shop', `/search?q=${search[language]}`]) {
        const items = (await read(list)).split('<li');
        const item = items.find((html) => html.includes(`/product/${handle}"`)) ?? '';
        expect(shippingNotes(item), list).toEqual([listNote]);
      }

      if (query) {
        const sheet = await read(`/sheet/${handle}/200x90-b98a56`);
        expect(shippingNotes(sheet)).toEqual([note]);
        expect(withPlainSpaces(textOf(sheet))).toContain(`(${note})`);
        const [shared] = tags(await shopper.html(at(`/product/${handle}?${query}`)), 'meta').filter(
          ({property}) => property === 'og:description',
        );
        expect(shared?.content).toContain(note);
      }

      const {location} = await shopper.post(at('/cart'), {intent: 'checkout'});
      const checkout = await (await fetch(location)).text();
      const label = {de: 'Versand', en: 'Shipping'}[language];
      expect(withPlainSpaces(checkout)).toContain(`<dt>${label}</dt><dd>${checkoutCosts[language]}</dd>`);
    });
  }
}

test('shipping costs change with the configuration of the piece', async ({site}) => {
  for (const [size, note] of [
    ['width=300&height=250', words.en.charged],
    ['width=1500&height=700', words.en.free],
  ]) {
    const {html} = await getDocument(`${site.url}/en/product/kliv?color=f1ede1&${size}&environment=indoor`);
    expect(shippingNotes(mainOf(html).split('</header>')[0] ?? ''), size).toEqual([note]);
  }
});

test(
  'reduced products in the row of more products make no page wider than the screen',
  {tag: '@phone'},
  async ({open, startOwnSite}) => {
    const content = await loadContent();
    const [table, ...others] = ['ausstellungstisch-nussbaum', 'hocker-lot'].flatMap((handle) =>
      content.products.filter((product) => product.handle === handle),
    );
    if (!table) throw new Error('no reduced product');
    const tables = [1, 2, 3].map((number) => ({...table, handle: `reduced-${number}`}));
    const site = await startOwnSite({content: {...content, products: [...others, ...tables], collections: []}});
    const page = await open('/product/hocker-lot', {site, javaScript: false});
    const row = page.getByRole('region', {name: 'Weitere Produkte'});
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText(/^Niedrigster Preis der letzten 30\sTage/)).toHaveCount(3);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);

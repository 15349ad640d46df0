import {describe} from 'vitest';
import {loadContent} from '../../studio/load';
import {cookieOf} from '../support/cookies';
import {main, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {tablePrice} from '../support/tablePrice';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    prefix: '',
    add: 'In den Warenkorb',
    cart: 'Warenkorb',
    remove: /^Pflanzkasten KLIV, erste Serie, 700 × 500 mm.* entfernen$/,
    edit: /^Pflanzkasten KLIV, erste Serie, 701 × 500 mm.* bearbeiten$/,
    height: 'Höhe',
    replace: 'Änderung übernehmen',
    changed: '701 × 300 mm, RAL 9010 Reinweiß, Außen',
    checkout: 'Zur Kasse',
    notOnline:
      'Dieses Stück bauen wir Ihnen gern, es lässt sich aber nicht online bestellen. Fragen Sie es bitte bei uns an.',
    enquire: 'Dieses Stück anfragen',
    message: 'Nachricht',
    enquiry: 'Tisch Strich, 140 × 80 cm, Eiche, geölt',
    attributes: ['Konfiguration 1: Maße', '701 × 300 mm', 'Konfiguration 1: Konfigurations-ID', 'Gesamtpreis'],
  },
  en: {
    prefix: '/en',
    add: 'Add to cart',
    cart: 'Cart',
    remove: /^Remove KLIV planter, first series, 700 × 500 mm/,
    edit: /^Edit KLIV planter, first series, 701 × 500 mm/,
    height: 'Height',
    replace: 'Save the change',
    changed: '701 × 300 mm, RAL 9010 Pure white, Outdoor',
    checkout: 'Checkout',
    notOnline: 'We will gladly make this piece for you, but it cannot be ordered online. Please enquire about it.',
    enquire: 'Enquire about this piece',
    message: 'Message',
    enquiry: 'Strich table, 140 × 80 cm, Oak, oiled',
    attributes: ['Configuration 1: Dimensions', '701 × 300 mm', 'Configuration 1: Configuration ID', 'Total price'],
  },
};

describe('two sizes of one variant', () => {
  test.for(languagesAndScripts)(
    'are two lines of the cart, in $language, JavaScript: $javaScript',
    async ({language, javaScript}, {open, site}) => {
      const t = dictionaries[language];
      const page = await open(`${t.prefix}/shop`, {javaScript});
      const cart = javaScript ? page.getByRole('dialog', {name: t.cart}) : main(page);
      for (const width of [700, 701]) {
        await page.goto(`${t.prefix}/product/kliv_v1?color=f1ede1&width=${width}&height=500&environment=outdoor`);
        if (javaScript) await waitForConfigurator(page);
        await page.getByRole('button', {name: t.add}).click();
        await expect(cart.getByRole('img', {name: `${width} × 500 mm`})).toBeVisible();
      }
      await expect(cart.getByRole('listitem')).toHaveCount(2);
      await cart.getByRole('button', {name: t.remove}).click();
      await expect(cart.getByRole('listitem')).toHaveCount(1);

      await cart.getByRole('link', {name: t.edit}).click();
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
      await page.getByRole('textbox', {name: t.height}).fill('300');
      await page.getByRole('button', {name: t.replace}).click();
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      await expect(cart.getByText(t.changed)).toBeVisible();
      await expect(cart.getByText(/274[.,]50/).last()).toBeVisible();

      await cart.getByRole('button', {name: t.checkout}).click();
      await expect(page).toHaveURL(/\/checkouts\//);
      for (const text of t.attributes) await expect(page.getByText(text, {exact: true})).toBeVisible();
      const [created] = await site.control.carts();
      expect(created?.lines).toMatchObject([{sku: 'KLIV1-B1', quantity: 1, total: 27_450}]);
    },
  );
});

describe('a piece whose price has no variant', () => {
  test(
    'leads to a filled-in contact form, in both languages, with and without JavaScript',
    {timeout: 90_000},
    async ({open, startOwnSite}) => {
      const content = await loadContent();
      const products = content.products.map((product) => ({
        ...product,
        variants: product.variants.filter(({price}) => price !== tablePrice(140, 80)),
      }));
      const site = await startOwnSite({content: {...content, products}});
      for (const {language, javaScript} of languagesAndScripts) {
        const t = dictionaries[language];
        const path = `${t.prefix}/product/konfigurator-tisch?color=b98a56&length=140&width=80`;
        const page = await open(path, {site, javaScript, expectedErrors: [/status 422/]});
        if (javaScript) await waitForConfigurator(page);
        await page.getByRole('button', {name: t.add}).click();
        await expect(page.getByText(t.notOnline)).toBeVisible();
        expect(await cookieOf(page, 'cartItems')).toBeUndefined();
        await page.getByRole('link', {name: t.enquire}).click();
        await expect(page).toHaveURL(new RegExp(`${t.prefix}/contact\\?`));
        expect(withPlainSpaces(await page.getByRole('textbox', {name: t.message}).inputValue())).toContain(t.enquiry);
      }
    },
  );
});

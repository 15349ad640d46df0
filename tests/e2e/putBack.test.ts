import type {Page} from 'playwright';
import {clientOf} from 'demo-store/testing/client';
import {itemsValue} from '../support/cookies';
import {expect, languagesAndScripts, test} from '../support/test';

const texts = {
  de: {
    path: '/cart',
    checkout: 'Zur Kasse',
    order: 'Probebestellung abschicken',
    buyer: ['E-Mail', 'Vor- und Nachname', 'Straße und Hausnummer', 'Postleitzahl', 'Ort'],
    thanks: 'Danke, Ada Eiche!',
    ordered: /^Bestellt: 2 × Hocker Lot, /,
    putBack: 'Zurücklegen',
    remove: /^Hocker Lot, .* entfernen$/,
    removed: /^Entfernt: 2 × Hocker Lot, /,
    undo: 'Rückgängig',
    empty: 'Ihr Warenkorb ist leer',
  },
  en: {
    path: '/en/cart',
    checkout: 'Checkout',
    order: 'Place demo order',
    buyer: ['Email', 'First and last name', 'Street and number', 'Postal code', 'City'],
    thanks: 'Thank you, Ada Eiche!',
    ordered: /^Ordered: 2 × Lot stool, /,
    putBack: 'Put back',
    remove: /^Remove Lot stool, /,
    removed: /^Removed: 2 × Lot stool, /,
    undo: 'Undo',
    empty: 'Your cart is empty',
  },
};

async function buy(page: Page, {buyer, order, thanks}: (typeof texts)['de']) {
  const details = ['ada@example.com', 'Ada Eiche', 'Ackerstraße 1', '40233', 'Düsseldorf'];
  for (const [index, label] of buyer.entries()) await page.getByLabel(label).fill(details[index] ?? '');
  await page.getByRole('button', {name: order}).click();
  await expect(page.getByText(thanks)).toBeVisible();
}

test.for(languagesAndScripts)(
  'what was ordered or removed can be put back ($language, JavaScript: $javaScript)',
  async ({language, javaScript}, {open, site}) => {
    const t = texts[language];
    const {data} = await clientOf(site.storeUrl).query<{product: {variants: {nodes: {id: string}[]}}}>(
      'query { product(handle: "hocker-lot") { variants(first: 1) { nodes { id } } } }',
    );
    const number = data.product.variants.nodes[0]?.id.split('/').at(-1);
    const cookies = {cartItems: itemsValue(`${number}.2.19800 Hocker Lot`)};
    const page = await open(t.path, {javaScript, cookies, consentRejected: true});
    const cart = page.getByRole('main');
    await cart.getByRole('button', {name: t.checkout}).click();
    await buy(page, t);

    await page.goto(site.url + t.path);
    await expect(cart.getByText(t.ordered)).toBeVisible();
    await expect(cart.getByText(t.empty)).toBeVisible();
    await cart.getByRole('button', {name: t.putBack}).click();
    await expect(cart.getByRole('spinbutton')).toHaveValue('2');
    await expect(cart.getByText(t.ordered)).toBeHidden();

    await cart.getByRole('button', {name: t.remove}).click();
    await expect(cart.getByText(t.removed)).toBeVisible();
    await cart.getByRole('button', {name: t.undo}).click();
    await expect(cart.getByRole('spinbutton')).toHaveValue('2');
    await expect(cart.getByText(t.removed)).toBeHidden();
  },
);

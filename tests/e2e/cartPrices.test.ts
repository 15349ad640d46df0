import {clientOf} from 'demo-store/testing/client';
import {itemsValue} from '../support/cookies';
import {expect, languagesAndScripts, test} from '../support/test';

const texts = {
  de: {
    path: '/cart',
    change: 'Preis geändert: bisher 180,00 €, jetzt 198,00 € je Stück.',
    risen: 'Preise sind gestiegen',
    checkout: 'Zum neuen Preis zur Kasse',
    gone: 'Regal Nirgends, 90 × 30 cm',
    vanished: 'Nicht mehr erhältlich',
    remove: 'Regal Nirgends, 90 × 30 cm entfernen',
  },
  en: {
    path: '/en/cart',
    change: 'Price changed: was €180.00, now €198.00 each.',
    risen: 'Prices have risen',
    checkout: 'Check out at the new price',
    gone: 'Regal Nirgends, 90 × 30 cm',
    vanished: 'No longer available',
    remove: 'Remove Regal Nirgends, 90 × 30 cm',
  },
};

/** Number of the variant of the stool in black ash, at 198.00 €. */
async function stoolIn(storeUrl: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{
    product: {variants: {nodes: {id: string; price: {amount: string}}[]}};
  }>('query { product(handle: "hocker-lot") { variants(first: 20) { nodes { id price { amount } } } } }');
  return (
    data.product.variants.nodes
      .find(({price}) => Number(price.amount) === 198)
      ?.id.split('/')
      .at(-1) ?? ''
  );
}

test.for(languagesAndScripts)(
  'a dearer line says both prices, and a vanished one what it was ($language, JavaScript: $javaScript)',
  async ({language, javaScript}, {open, site}) => {
    const t = texts[language];
    const stool = `${await stoolIn(site.storeUrl)}.1.18000 Hocker Lot`;
    const cookies = {cartItems: itemsValue(stool, '1.1.50000/1/90x30-b98a56 Regal Nirgends')};
    const page = await open(t.path, {javaScript, cookies, consentRejected: true});
    const cart = page.getByRole('main');
    await expect(cart.getByText(t.gone, {exact: true})).toBeVisible();
    await expect(cart.getByText(t.vanished)).toBeVisible();
    await expect(cart.getByText(t.change)).toBeVisible();
    await cart.getByRole('button', {name: t.remove}).click();
    await expect(cart.getByText(t.vanished)).toBeHidden();
    await expect(cart.getByText(t.risen)).toBeVisible();
    await cart.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts())[0]?.lines.map(({total}) => total)).toEqual([19_800]);
  },
);

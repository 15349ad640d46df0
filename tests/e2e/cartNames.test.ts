import {createClient} from 'demo-store/testing/client';
import {itemsValue} from '../support/cookies';
import {expect, test} from '../support/test';

test('a screen reader hears for each button and field of the cart which product it belongs to', async ({
  open,
  site,
}) => {
  const {data} = await createClient(site.storeUrl).query<{product: {variants: {nodes: {id: string; title: string}[]}}}>(
    'query { product(handle: "garderobe-reihe") { variants(first: 20) { nodes { id title } } } }',
  );
  const oak = data.product.variants.nodes
    .find(({title}) => title === '7 / Eiche')
    ?.id.split('/')
    .at(-1);
  const cookies = {cartItems: itemsValue(`${oak}.24`)};
  const page = await open('/cart', {cookies, consent: 'rejected'});
  const cart = page.getByRole('main');
  await expect(cart.getByText('Summe der verfügbaren Artikel (5 von 24)')).toBeVisible();
  await test.step('On a desktop the lines are beside the total.', async () => {
    const lines = await cart.getByRole('list').first().boundingBox();
    const checkout = await cart.getByRole('button', {name: 'Zur Kasse'}).boundingBox();
    const heading = await cart.getByRole('heading', {level: 1}).boundingBox();
    expect(lines?.x).toBeCloseTo(heading?.x ?? -1, 0);
    expect(checkout?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
    expect(checkout?.y).toBeLessThan((lines?.y ?? 0) + 300);
  });
  await expect(cart.getByRole('spinbutton', {name: /^Menge, Garderobe .*, 7 \/ Eiche$/})).toHaveValue('24');
  await expect(cart.getByRole('button', {name: /^Eins weniger, Garderobe .*, 7 \/ Eiche$/})).toBeVisible();
  await expect(cart.getByText('Menge', {exact: true})).toHaveCount(0);
  await cart.getByRole('button', {name: /^Menge auf 5 setzen, Garderobe/}).click();
  await expect(cart.getByText('Gesamt', {exact: true})).toBeVisible();

  await expect(page.getByRole('banner').getByRole('link', {name: /^Projekte ?, 12$/})).toHaveCount(1);
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^Warenkorb ?, 5 Artikel$/})
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', {name: /^Warenkorb ?, 5$/})).toBeVisible();
});

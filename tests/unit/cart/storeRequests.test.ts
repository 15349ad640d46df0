import {expect, it} from 'vitest';
import {startCartStore} from './cartStore';
import {formOf, loadProduct, studioContent} from './configured';

const {url, control, visitor, ask} = await startCartStore(studioContent, 'requests');
const walnut = {value: '#6b4a32'};
const lengths = [120, 130, 140, 150, 160, 170, 180, 190];
const pieces = lengths.flatMap((length) => [70, 80].map((width) => ({color: walnut, length, width, choices: {}})));

const operations = async () => (await control.requests()).map(({name}) => name);

/** A cart of all pieces under one variant, as a forged cookie or a changed formula leaves it. */
async function cartOfOneVariant(handle = 'konfigurator-tisch') {
  const {id, variants} = await loadProduct(url, handle);
  const variantId = variants.nodes[0]?.id ?? '';
  visitor.hold(pieces.map((configuration) => ({variantId, quantity: 1, productId: id, configuration})));
  await control.clearRequests();
}

it('showing a cart asks the store only once, so that it is quick', async () => {
  await cartOfOneVariant();
  const {cart} = await ask();
  expect(cart?.lines).toHaveLength(pieces.length);
  expect(cart?.blocked).toBe(false);
  expect(new Set(cart?.lines.map(({variantId}) => variantId)).size).toBeGreaterThan(10);
  expect(await operations()).toEqual(['CartMerchandise', 'PriceVariants']);

  await ask({intent: 'update', key: cart?.lines[0]?.key ?? '', quantity: '2'});
  await control.clearRequests();
  expect((await ask()).cart?.total).toBeGreaterThan(0);
  expect(await operations()).toEqual(['CartMerchandise']);
});

it('adding a piece asks the store for its product and its variant, and once more for the lines of the cart', async () => {
  const [first, second] = pieces.map((configuration) => formOf('konfigurator-tisch', configuration));
  expect(await ask(first)).toMatchObject({status: 200, cart: {count: 1}});
  expect(await operations()).toEqual(['AddedPiece', 'PriceVariants']);

  await control.clearRequests();
  expect(await ask(second)).toMatchObject({status: 200, cart: {count: 2}});
  expect(await operations()).toEqual(['CartMerchandise', 'AddedPiece', 'PriceVariants']);
});

it('the store is not asked about a product that cannot exist', async () => {
  const form = formOf('wp-login.php', {color: walnut, length: 120, width: 70, choices: {}});
  expect(await ask(form)).toMatchObject({status: 422, cart: {count: 0}});
  expect(await operations()).toEqual([]);
});

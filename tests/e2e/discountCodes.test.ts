import {formatPrice} from '../../app/i18n/formats';
import {getDocument} from '../../tools/document';
import {checkoutOf, codeValue, itemsValue} from '../support/cookies';
import {mainOf, words} from '../support/law';
import {withPlainSpaces} from '../support/productPage';
import {expect, test} from '../support/test';
import {variantIdOf} from '../unit/cart/worker';

/** Two stools and a board. */
const full = 37_800 + 8_950;

async function cartItems(storeUrl: string): Promise<string> {
  const number = async (handle: string, title: string) =>
    (await variantIdOf(storeUrl, handle, title)).split('/').at(-1) ?? '';
  const stool = await number('hocker-lot', 'Eiche geölt');
  const board = await number('schneidbrett', 'M, Eiche, 38 × 22 cm');
  return itemsValue(`${stool}.2`, `${board}.1`);
}

test('with a discount code, cart and checkout show the same total to the cent', async ({open, site}) => {
  const price = (cents: number) => formatPrice(cents, 'en');
  const cookies = {cartItems: await cartItems(site.storeUrl)};
  const pathOf = (code: string) => `/en/discount/${code}?redirect=/en/cart`;
  const page = await open(pathOf('JEDES5'), {cookies, javaScript: false});
  const main = page.getByRole('main');
  const totals = page.locator('dl.totals');
  const row = (label: string) =>
    totals.locator('dt', {hasText: label}).first().locator('xpath=following-sibling::dd[1]');
  const checkOut = async () => {
    await main.getByRole('button', {name: 'Checkout'}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    await expect(row('Subtotal')).toHaveText(price(full));
  };

  await test.step('with a code that reduces the price', async () => {
    const off = 1500;
    await expect(main.getByText('Discount JEDES5')).toBeVisible();
    await expect(main.getByText(`−${price(off)}`)).toBeVisible();
    await expect(main.getByText(price(full - off), {exact: true}).last()).toBeVisible();
    await checkOut();
    await expect(row('Discount code JEDES5')).toHaveText(`−${price(off)}`);
    await expect(totals.locator('dd.sum')).toHaveText(price(full - off));
    expect((await checkoutOf(page)).code).toBe('JEDES5');
  });

  await test.step('with a code for free shipping', async () => {
    await page.goto(site.url + pathOf('VERSANDFREI'));
    await expect(main.getByText('will be taken off at checkout')).toBeVisible();
    await expect(main.getByText(price(full), {exact: true}).last()).toBeVisible();
    await checkOut();
    await expect(row('Discount code VERSANDFREI')).toHaveText('Free shipping');
    await expect(totals.locator('dd.sum')).toHaveText(price(full));
    expect((await checkoutOf(page)).code).toBe('VERSANDFREI');
  });
});

test('with a code for free shipping, the cart doesn’t say what shipping would cost', async ({site}) => {
  const stool = (await variantIdOf(site.storeUrl, 'hocker-lot', 'Eiche geölt')).split('/').at(-1) ?? '';
  const cookies = `cartItems=${itemsValue(`${stool}.2`)}`;
  const read = async (sent: string) =>
    withPlainSpaces(words(mainOf((await getDocument(`${site.url}/en/cart`, sent)).html)));
  expect(await read(cookies)).toMatch(/incl\. VAT, plus shipping ?: €14\.90, free from €400\.00/);
  const withCode = await read(`${cookies}; cartCheckout=${codeValue('VERSANDFREI')}`);
  expect(withCode).toContain('will be taken off at checkout');
  expect(withCode).toMatch(/incl\. VAT, plus shipping(?! ?:)/);
});

test('looking at a cart with a discount code five times sets up one cart at Shopify, not five', async ({site}) => {
  const cookie = `cartItems=${await cartItems(site.storeUrl)}; cartCheckout=${codeValue('DREIERLEI')}`;
  await site.control.clearRequests();
  for (let count = 0; count < 5; count += 1) {
    const answer = await fetch(`${site.url}/api/cart`, {headers: {Cookie: cookie}});
    expect(await answer.json()).toMatchObject({cart: {discount: {state: 'applied', amount: 2_835 + 671}}});
  }
  const names = (await site.control.requests()).map(({name}) => name);
  expect(names.filter((name) => name === 'cartCreate')).toHaveLength(1);
});

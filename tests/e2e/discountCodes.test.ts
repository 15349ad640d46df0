import {formatPrice} from '../../app/i18n/formats';
import {checkoutOf, codeValue, itemsValue} from '../support/cookies';
import {expect, test} from '../support/test';
import {variantIdOf} from '../unit/cart/worker';

const dictionaries = {
  de: {
    prefix: '',
    discount: 'Rabatt',
    checkout: 'Zur Kasse',
    later: 'wird an der Kasse abgezogen',
    subtotal: 'Zwischensumme',
    code: 'Rabattcode',
    shipping: 'Versand',
    free: 'Versand kostenlos',
    total: 'Gesamt',
  },
  en: {
    prefix: '/en',
    discount: 'Discount',
    checkout: 'Checkout',
    later: 'will be taken off at the checkout',
    subtotal: 'Subtotal',
    code: 'Discount code',
    shipping: 'Shipping',
    free: 'Free shipping',
    total: 'Total',
  },
} as const;

/** Two stools and a board. */
const full = 37_800 + 8_950;

async function cartItems(storeUrl: string): Promise<string> {
  const number = async (handle: string, title: string) =>
    (await variantIdOf(storeUrl, handle, title)).split('/').at(-1) ?? '';
  const stool = await number('hocker-lot', 'Eiche geölt');
  const board = await number('schneidbrett', 'M, Eiche, 38 × 22 cm');
  return itemsValue(`${stool}.2`, `${board}.1`);
}

const kinds = [
  {code: 'willkommen50', off: 5_000, shipping: 0},
  {code: 'JEDES5', off: 1_500, shipping: 0},
  {code: 'BRETTDAZU', off: 8_950, shipping: 1_490},
  {code: 'VERSANDFREI', off: 0, shipping: 0},
];

test.for([
  {language: 'de', javaScript: false},
  {language: 'en', javaScript: true},
] as const)(
  'the cart and the checkout show the same cents for each kind of code, in $language, JavaScript: $javaScript',
  async ({language, javaScript}, {open, site}) => {
    const t = dictionaries[language];
    const price = (cents: number) => formatPrice(cents, language);
    const cookies = {cartItems: await cartItems(site.storeUrl)};
    for (const {code, off, shipping} of kinds) {
      const path = `${t.prefix}/discount/${code}?redirect=${t.prefix}/cart`;
      const page = await open(path, {javaScript, cookies, consentRejected: true});
      const main = page.getByRole('main');
      await expect(main.getByText(price(full - off), {exact: true}).last()).toBeVisible();
      if (off > 0) {
        await expect(main.getByText(`${t.discount} ${code}`)).toBeVisible();
        await expect(main.getByText(`−${price(off)}`)).toBeVisible();
      } else {
        await expect(main.getByText(t.later)).toBeVisible();
      }
      await main.getByRole('button', {name: t.checkout}).click();
      await expect(page).toHaveURL(/\/checkouts\//);
      const rows = page.locator('dl.totals');
      const row = (label: string) =>
        rows.locator('dt', {hasText: label}).first().locator('xpath=following-sibling::dd[1]');
      await expect(row(t.subtotal)).toHaveText(price(full));
      await expect(row(`${t.code} ${code}`)).toHaveText(off > 0 ? `−${price(off)}` : t.free);
      await expect(rows.locator('dd.sum')).toHaveText(price(full - off + shipping));
      expect((await checkoutOf(page)).code).toBe(code);
    }
  },
);

test('five readings of a cart with a code make one cart at the store', async ({site}) => {
  const cookie = `cartItems=${await cartItems(site.storeUrl)}; cartCheckout=${codeValue('DREIERLEI')}`;
  await site.control.clearRequests();
  for (let count = 0; count < 5; count += 1) {
    const answer = await fetch(`${site.url}/api/cart`, {headers: {Cookie: cookie}});
    expect(await answer.json()).toMatchObject({cart: {discount: {state: 'applied', amount: 2_835 + 671}}});
  }
  const names = (await site.control.requests()).map(({name}) => name);
  expect(names.filter((name) => name === 'cartCreate')).toHaveLength(1);
});

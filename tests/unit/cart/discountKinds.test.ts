import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {payableTotal} from '~/cart/rules/cartView';
import {readCartItems} from '~/cart/rules/itemCookies';
import {loadCartPage} from '~/cart/worker/cartRoutes.server';
import {tablePrice} from '../../support/tablePrice';
import {startCartStore} from './cartStore';
import {formOf, studioContent} from './configured';

const table = {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}};
const planter = (width: number) =>
  ({isKlivProduct: true, width, height: 300, color: {value: '#f1ede1'}, choices: {environment: 'indoor'}}) as const;

const {visitor, context, variantIdOf, ask: send, add} = await startCartStore(studioContent, 'kinds');
const stool = await variantIdOf('hocker-lot', 'Eiche geölt');
const board = await variantIdOf('schneidbrett', 'M, Eiche, 38 × 22 cm');
const codes = studioContent.discounts.map(({code}) => code);

await add(stool, 2);
await add(board);
await send(formOf('konfigurator-tisch', table));
await send(formOf('kliv', planter(500)));
await send(formOf('kliv', planter(510), {quantity: '3'}));
/** Two stools, a board, a table and two sizes of planters, one of them three times. */
const mixed = readCartItems(visitor.cookie);

const cents = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', ''));

/** What the page of the checkout says: the amounts beside its labels, in cents. */
async function readCheckout(url: string) {
  const html = await (await fetch(`${url}&locale=de`)).text();
  const totals = html.slice(html.indexOf('class="totals"'));
  const amounts = [...totals.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>(?:<strong>)?([^<]+)/g)];
  const amount = (label: string) => cents(amounts.find(([, name]) => name?.startsWith(label))?.[2]);
  return {
    subtotal: amount('Zwischensumme'),
    discount: amount('Rabattcode'),
    shipping: amount('Versand'),
    total: amount('Gesamt'),
  };
}

/** Goes to the checkout, which has to show the cents of the cart and of its page without JavaScript. */
async function compareWithCheckout() {
  const {cart} = await send();
  if (!cart) throw new Error('The store gave no answer');
  const page = await loadCartPage(visitor.request('/cart'), context());
  expect(page.data.cart).toEqual(cart);
  const {checkoutUrl = '', notice} = await send({intent: 'checkout', total: String(payableTotal(cart))});
  expect(notice).toBeUndefined();
  const checkoutPage = await readCheckout(checkoutUrl);
  expect(checkoutPage.subtotal).toBe(cart.total);
  expect(checkoutPage.discount).toBe(cart.discount?.amount ?? 0);
  expect(checkoutPage.total - checkoutPage.shipping).toBe(payableTotal(cart));
  return {cart, checkoutPage};
}

describe('a discount code of each kind, on made-to-measure pieces,', () => {
  const percent = (amounts: number[], part: number) =>
    amounts.reduce((sum, amount) => sum + Math.floor((amount * part) / 100), 0);

  it.each([
    ['WERKSTATT10', (lines: number[]) => percent(lines, 10)],
    ['EINRICHTUNG15', (lines: number[]) => percent(lines, 15)],
    ['WILLKOMMEN50', () => 5000],
    ['DREIERLEI', (lines: number[]) => percent(lines, 7.5)],
    ['TISCH120', () => 12_000],
    ['KLIV8', (lines: number[]) => percent(lines.slice(-1), 8)],
    ['JEDES5', () => 3 * 500],
    ['VERSANDFREI', () => 0],
    ['BRETTDAZU', () => 8950],
    ['ERSTSTUECK', (lines: number[]) => percent(lines, 5)],
  ])('takes off the same amount in the cart and at the checkout: %s', async (code, amountOf) => {
    visitor.hold(mixed);
    const {cart} = await send({intent: 'discount', code: code.toLowerCase()});
    expect(cart?.discount).toMatchObject({code: code.toLowerCase(), state: 'applied'});
    const prices = cart?.lines.map(({merchandise, quantity}) => (merchandise?.price ?? 0) * quantity) ?? [];
    expect(prices).toHaveLength(5);
    expect(prices.slice(0, 3)).toEqual([37_800, 8950, tablePrice(140, 80)]);
    // The planters of one variant are one line there.
    const lines = [...prices.slice(0, 3), (prices[3] ?? 0) + (prices[4] ?? 0)];
    expect((await compareWithCheckout()).cart.discount?.amount).toBe(amountOf(lines));
  });

  it('for free shipping takes the shipping costs off at the checkout', async () => {
    await add(board, 2);
    expect((await compareWithCheckout()).checkoutPage.shipping).toBe(1490);
    await send({intent: 'discount', code: 'VERSANDFREI'});
    expect((await compareWithCheckout()).checkoutPage.shipping).toBe(0);
  });
});

describe('a discount code that does not work', () => {
  it.each([
    ['NICHTS', 'Diesen Code kennen wir nicht.', 'We don’t recognise this code.'],
    ['MESSE24', 'Dieser Code gilt zurzeit nicht.', 'This code is not valid at the moment.'],
    ['JUBILAEUM', 'Dieser Code gilt zurzeit nicht.', 'This code is not valid at the moment.'],
    ['EINRICHTUNG15', 'reicht der Warenwert nicht aus', 'Your order is too small'],
    ['DREIERLEI', 'gilt für eine andere Stückzahl', 'a different quantity'],
    ['BRETTDAZU', 'gilt für eine andere Stückzahl', 'a different quantity'],
    ['TISCH120', 'für keinen der Artikel', 'doesn’t apply to any of the items'],
    ['VERNISSAGE', 'bereits aufgebraucht', 'has already been used up'],
  ])('is refused with the reason in both languages: %s', async (code, german, english) => {
    await add(stool, 1);
    for (const [language, reason] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const reply = await send({intent: 'discount', code}, language);
      expect(reply).toMatchObject({status: 422, refused: true, cart: {count: 1, total: 18_900}});
      expect(reply.notice?.text).toContain(reason);
      expect(reply.cart?.discount).toBeUndefined();
    }
  });

  it('any more after a change of the cart is explained', async () => {
    await add(stool, 3);
    await send({intent: 'discount', code: 'DREIERLEI'});
    const {cart} = await send({intent: 'update', key: (await send()).cart?.lines[0]?.key ?? '', quantity: '2'});
    expect(cart?.discount).toMatchObject({code: 'DREIERLEI', state: 'refused', amount: 0});
    expect((await compareWithCheckout()).checkoutPage.discount).toBe(0);
  });
});

describe('a cart with any lines and any discount code', {timeout: 60_000}, () => {
  const quantities = fc.array(fc.integer({min: 0, max: 5}), {minLength: 5, maxLength: 5});

  it('costs the same at the checkout as in the cart, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(quantities, fc.nat(), async (counts, position) => {
        const items = mixed.map((item, index) => ({...item, quantity: counts[index] ?? 0}));
        const cartItems = items.filter(({quantity}) => quantity > 0);
        if (cartItems.length === 0) return;
        visitor.startOver();
        visitor.hold(cartItems);
        const {status} = await send({intent: 'discount', code: codes[position % codes.length] ?? ''});
        expect([200, 422]).toContain(status);
        await compareWithCheckout();
      }),
      {numRuns: 20},
    );
  });
});

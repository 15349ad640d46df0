import fc from 'fast-check';
import {expect, it} from 'vitest';
import type {ConfiguratorFragment} from 'storefrontapi.generated';
import {priceBook, calculatePrice as priceInBook} from '../../../measure/hardening/tamper/priceBook';
import type {CartItem} from '~/cart/rules/cartItem';
import {formatPrice} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import {getChoices, listCombinations} from '~/configurator/offer/choices';
import {resolvePieces} from '~/cart/worker/sellablePiece.server';
import {isKliv, type Configuration} from '~/configurator/piece/configuration';
import {getSmallest} from '~/configurator/offer/availableValues';
import {getLowestPrice, type Offer} from '~/configurator/offer/readOffer';
import {startCartStore} from './cartStore';
import {
  anyConfiguration,
  ask,
  formOf,
  klivHandles,
  loadOffer,
  loadProduct,
  standardHandles,
  priceIn,
  studioContent,
} from './configured';
import {Visitor} from './worker';

const handles = [...standardHandles, ...klivHandles];
const offers = new Map<string, Offer>();
const products = new Map<string, ConfiguratorFragment>();
const {url, control, context} = await startCartStore(studioContent, 'prices');
for (const handle of handles) {
  offers.set(handle, await loadOffer(url, handle));
  products.set(handle, await loadProduct(url, handle));
}

interface Order {
  handle: string;
  configuration: Configuration;
  quantity: number;
}

const offerOf = (handle: string) => offers.get(handle) as Offer;
const productOf = (handle: string) => products.get(handle) as ConfiguratorFragment;
const anyOrder = (): fc.Arbitrary<Order> =>
  fc
    .tuple(fc.constantFrom(...handles), fc.integer({min: 1, max: 4}))
    .chain(([handle, quantity]) =>
      anyConfiguration(offerOf(handle)).map((configuration) => ({handle, configuration, quantity})),
    );

/** What the product's page shows, in cents. */
const pagePrice = ({handle, configuration, quantity}: Order) =>
  (priceIn(offerOf(handle), configuration) ?? NaN) * quantity;

async function checkOut(visitor: Visitor, language: Language) {
  const {checkoutUrl = ''} = await ask(url, visitor, {intent: 'checkout'}, language);
  const page = await (await fetch(checkoutUrl)).text();
  const [cart] = await control.carts();
  await control.reset();
  return {page, total: cart?.lines.reduce((sum, line) => sum + line.total, 0)};
}

it('product page, cart, order and checkout show the same price for hundreds of pieces', async () => {
  const language = fc.constantFrom<Language>('de', 'en');
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyOrder(), {minLength: 6, maxLength: 14, size: 'max'}),
      language,
      async (pieces, language) => {
        const visitor = new Visitor();
        visitor.hold(
          pieces.map(({handle, configuration, quantity}): CartItem => {
            const {id, variants} = productOf(handle);
            // With some variant: the cart must find the right one by itself.
            return {variantId: variants.nodes[0]?.id ?? '', productId: id, configuration, quantity};
          }),
        );
        const {cart} = await ask(url, visitor, undefined, language);
        const expected = pieces.map(pagePrice).reduce((a, b) => a + b);
        expect(cart?.total).toBe(expected);
        const {page, total} = await checkOut(visitor, language);
        expect(total).toBe(expected);
        expect(page.replace(/\u00a0|&nbsp;/g, ' ')).toContain(formatPrice(expected, language).replace(/\u00a0/g, ' '));
      },
    ),
    {numRuns: 20},
  );
}, 300_000);

it('the price shown while configuring is the price charged, for thousands of pieces', async () => {
  const book = priceBook(studioContent);
  const pieces = fc.sample(anyOrder(), 2_000);
  let computed = 0;
  for (let from = 0; from < pieces.length; from += 100) {
    const batch = pieces.slice(from, from + 100);
    const sales = await resolvePieces(
      batch.map(({handle, configuration}) => ({product: productOf(handle), offer: offerOf(handle), configuration})),
      context(),
    );
    batch.forEach(({handle, configuration}, index) => {
      const sale = sales[index];
      const price = typeof sale === 'object' ? sale.merchandise.price : undefined;
      expect(price).toBe(priceIn(offerOf(handle), configuration));
      const priced = book.find((product) => product.handle === handle);
      if (!priced) return;
      const {choices, color} = configuration;
      const [first, second] = isKliv(configuration)
        ? [configuration.width, configuration.height]
        : [configuration.length, configuration.width];
      expect(price).toBe(priceInBook(priced, {color: color.value, first, second, choices}));
      computed += 1;
    });
  }
  expect(computed).toBeGreaterThan(1_000);
}, 120_000);

it('a piece in the cart costs what its page shows', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder(), async (piece) => {
      const {handle, configuration, quantity} = piece;
      const form = formOf(handle, configuration, {quantity: String(quantity)});
      const {status, cart} = await ask(url, new Visitor(), form);
      expect({status, total: cart?.total}).toEqual({status: 200, total: pagePrice(piece)});
    }),
    {numRuns: 20},
  );
}, 300_000);

it.each(handles)('the lowest price shown for %s can really be bought', async (handle) => {
  const offer = offerOf(handle);
  const lowest = getLowestPrice(offer);
  const {cart} = await ask(url, new Visitor(), formOf(handle, cheapest(offer)));
  expect(cart?.total).toBe(lowest);
  const others = fc.sample(anyConfiguration(offer), 300).map((configuration) => priceIn(offer, configuration));
  expect(Math.min(...others.map((price) => price ?? NaN))).toBeGreaterThanOrEqual(lowest ?? Infinity);
});

function cheapest(offer: Offer): Configuration {
  if (offer.kind === 'kliv') {
    const [variant] = [...offer.variants].sort((a, b) => a.price - b.price);
    const size = {width: variant?.width.from ?? 0, height: variant?.height.to ?? 0};
    return {
      isKlivProduct: true,
      ...size,
      color: {value: offer.colors[0]?.value ?? ''},
      choices: {environment: 'outdoor'},
    };
  }
  const [color] = [...offer.colors].sort((a, b) => a.multiplier - b.multiplier);
  const size = {length: getSmallest(offer.length), width: getSmallest(offer.width)};
  const ways = listCombinations(getChoices(offer)).map((choices) => ({
    ...size,
    color: {value: color?.value ?? ''},
    choices,
  }));
  return ways.reduce((best, way) => ((priceIn(offer, way) ?? NaN) < (priceIn(offer, best) ?? NaN) ? way : best));
}

import fc from 'fast-check';
import type {PricedProduct, PricedPiece} from './priceBook';

/** A piece that somebody wants to order. The order may contain no other made-to-measure pieces. */
export interface Wish extends PricedPiece {
  handle: string;
}

/** An attempt to pay another price than the piece costs. */
export type Attempt =
  /** Items of the cookie, as text. */
  | {by: 'cookie'; items: string[]; wishes: Wish[]; page: string}
  /** The form of a product's page, with additional fields or with URL parameters. */
  | {by: 'form'; path: string; fields: [string, string][]; wishes: Wish[]; quantity?: string};

/** Fields that claim another price or another piece. */
const claims = fc.subarray<[string, string]>([
  ['price', '1'],
  ['price', '-100'],
  ['amount', '0.01'],
  ['multiplier', '0.01'],
  ['total', '1'],
  ['base_price', '0'],
  ['configuratorData', '{"price":1}'],
  ['discount', '100'],
  ['isKlivProduct', 'true'],
  ['length', '1'],
  ['width', '1'],
  ['height', '1'],
  ['color', 'ffffff'],
  ['handle', 'musterkasten'],
  ['front', 'doors'],
]);

const quantities = ['1', '2', '99', '0', '-1', '0.001', '1e-3', '1e9', 'NaN', '', '٣', '1;1', '100', 'Infinity'];

/** Any piece that the products offer. */
function anyWish(book: readonly PricedProduct[]): fc.Arbitrary<Wish> {
  return fc.constantFrom(...book).chain(({handle, kind, colors, lengths, widths, ranges, choices}) => {
    const between = ([min, max]: [number, number]) => fc.integer({min, max});
    const size =
      kind === 'kliv'
        ? fc.constantFrom(...ranges).chain(({width, height}) => fc.tuple(between(width), between(height)))
        : fc.tuple(fc.constantFrom(...lengths), fc.constantFrom(...widths));
    const color = fc.constantFrom(...colors.map(({value}) => value));
    const option = choices.map(({name, options}) =>
      fc.constantFrom(...options).map(({value}): [string, string] => [name, value]),
    );
    return fc.tuple(size, color, fc.tuple(...option)).map(([[first, second], value, chosenOptions]) => ({
      handle,
      color: value,
      first,
      second,
      choices: Object.fromEntries(chosenOptions),
    }));
  });
}

/** `variantIds` are the variants that an attempt may claim. */
export function attempts(book: readonly PricedProduct[], variantIds: readonly string[]): fc.Arbitrary<Attempt> {
  const isKliv = ({handle}: Wish) => book.some((product) => product.handle === handle && product.kind === 'kliv');
  return fc.oneof(byCookie(book, variantIds), byForm(book, variantIds, isKliv));
}

/** An item that claims another variant, quantity, price or title, and sometimes another product. */
function byCookie(book: readonly PricedProduct[], variantIds: readonly string[]) {
  const product = fc.option(fc.constantFrom(...book), {freq: 8});
  const claims = fc.record({
    variantId: fc.constantFrom(...variantIds),
    quantity: fc.constantFrom('1', '2', '99', '0', '-1', '0.001', '1e9', '', '٣'),
    price: fc.constantFrom('', '.0', '.1', '.-100', '.99999999', '.1.1'),
    title: fc.constantFrom('', ' Geschenk', ' 1.1.1/1/1x1-ffffff'),
  });
  const anyItem = fc
    .tuple(fc.option(anyWish(book), {freq: 8}), product, claims)
    .map(([wish, otherProduct, {variantId, quantity, price, title}]) => {
      const claimedWish = wish && {...wish, handle: otherProduct?.handle ?? wish.handle};
      const number = book.find(({handle}) => handle === claimedWish?.handle)?.productNumber;
      const piece = wish ? `/${number}/${toPathSegment(wish)}` : '';
      return {wish: claimedWish, text: `${variantId.split('/').at(-1)}.${quantity}${price}${piece}${title}`};
    });
  const page = fc.constantFrom('/api/cart', '/cart');
  return fc.tuple(fc.array(anyItem, {minLength: 1, maxLength: 3}), page).map(
    ([list, path]): Attempt => ({
      by: 'cookie',
      page: path,
      items: list.map(({text}) => text),
      wishes: list.flatMap(({wish}) => wish ?? []),
    }),
  );
}

/** A piece as the cart cookie encodes it. */
function toPathSegment({color, first, second, choices}: Wish): string {
  return [`${first}x${second}`, color.slice(1), ...Object.values(choices)].join('-');
}

function byForm(book: readonly PricedProduct[], variantIds: readonly string[], isKliv: (wish: Wish) => boolean) {
  return fc
    .tuple(
      anyWish(book),
      claims,
      fc.boolean(),
      fc.constantFrom(...quantities),
      fc.option(fc.constantFrom(...quantities)),
      fc.constantFrom(...variantIds),
    )
    .map(([wish, claimedFields, isInUrl, quantity, changedQuantity, variant]): Attempt => {
      const names = isKliv(wish) ? ['width', 'height'] : ['length', 'width'];
      const fields: [string, string][] = [
        ['intent', 'add'],
        ['product', wish.handle],
        ['color', wish.color.slice(1)],
        [names[0] ?? '', String(wish.first)],
        [names[1] ?? '', String(wish.second)],
        ...Object.entries(wish.choices),
        ['quantity', quantity],
        ['variant', variant],
      ];
      const path = isInUrl ? `/api/cart?${new URLSearchParams(claimedFields)}` : '/api/cart';
      return {
        by: 'form',
        path,
        fields: isInUrl ? fields : [...fields, ...claimedFields],
        wishes: [wish],
        quantity: changedQuantity ?? undefined,
      };
    });
}

import fc from 'fast-check';
import type {Priced, PricedPiece} from './priceBook';

/** One piece as somebody asks for it: the order may contain it, and nothing else that is made to measure. */
export interface Wish extends PricedPiece {
  handle: string;
}

/** A try to pay another price than that of the piece. */
export type Attempt =
  /** Items of the cookie, as text. */
  | {by: 'cookie'; items: string[]; wishes: Wish[]; page: string}
  /** A form of a product's page, with fields that it doesn't have, and perhaps an address with parameters. */
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

/** Any piece that a product makes. */
function anyWish(book: readonly Priced[]): fc.Arbitrary<Wish> {
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
    return fc.tuple(size, color, fc.tuple(...option)).map(([[first, second], value, chosen]) => ({
      handle,
      color: value,
      first,
      second,
      choices: Object.fromEntries(chosen),
    }));
  });
}

/** `variantIds` are those of the made-to-measure products, cheap and dear, and of others. */
export function attempts(book: readonly Priced[], variantIds: readonly string[]): fc.Arbitrary<Attempt> {
  const isKliv = ({handle}: Wish) => book.some((product) => product.handle === handle && product.kind === 'kliv');
  return fc.oneof(byCookie(book, variantIds), byForm(book, variantIds, isKliv));
}

/** An item that claims another variant, quantity, price or title, and sometimes another product. */
function byCookie(book: readonly Priced[], variantIds: readonly string[]) {
  const product = fc.option(fc.constantFrom(...book), {freq: 8});
  const claims = fc.record({
    variantId: fc.constantFrom(...variantIds),
    quantity: fc.constantFrom('1', '2', '99', '0', '-1', '0.001', '1e9', '', '٣'),
    price: fc.constantFrom('', '.0', '.1', '.-100', '.99999999', '.1.1'),
    title: fc.constantFrom('', ' Geschenk', ' 1.1.1/1/1x1-ffffff'),
  });
  const anyItem = fc
    .tuple(fc.option(anyWish(book), {freq: 8}), product, claims)
    .map(([wish, other, {variantId, quantity, price, title}]) => {
      const claimed = wish && {...wish, handle: other?.handle ?? wish.handle};
      const number = book.find(({handle}) => handle === claimed?.handle)?.productNumber;
      const piece = wish ? `/${number}/${pieceOf(wish)}` : '';
      return {wish: claimed, text: `${variantId.split('/').at(-1)}.${quantity}${price}${piece}${title}`};
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

/** A piece as the cookie has it. */
function pieceOf({color, first, second, choices}: Wish): string {
  return [`${first}x${second}`, color.slice(1), ...Object.values(choices)].join('-');
}

function byForm(book: readonly Priced[], variantIds: readonly string[], isKliv: (wish: Wish) => boolean) {
  return fc
    .tuple(
      anyWish(book),
      claims,
      fc.boolean(),
      fc.constantFrom(...quantities),
      fc.option(fc.constantFrom(...quantities)),
      fc.constantFrom(...variantIds),
    )
    .map(([wish, more, inAddress, quantity, later, variant]): Attempt => {
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
      const path = inAddress ? `/api/cart?${new URLSearchParams(more)}` : '/api/cart';
      return {
        by: 'form',
        path,
        fields: inAddress ? fields : [...fields, ...more],
        wishes: [wish],
        quantity: later ?? undefined,
      };
    });
}

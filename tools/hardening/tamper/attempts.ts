import fc from 'fast-check';
import type {Priced} from './priceBook';

/** One piece as somebody asks for it. */
interface Wish {
  handle: string;
  color: string;
  /** Length and width in cm; of KLIV width and height in mm. */
  first: number;
  second: number;
  environment: string;
}

/** What the order may contain, and nothing else; without a handle, of any product. */
export type Asked = Omit<Wish, 'handle'> & {handle?: string};

/** A try to pay another price than that of the piece. */
export type Attempt =
  /** Items of the cookie, as JSON. */
  | {by: 'cookie'; items: object[]; wishes: Asked[]; page: string}
  /** A form of a product's page, with fields that it doesn't have, and perhaps an address with parameters. */
  | {by: 'form'; path: string; fields: [string, string][]; wishes: Asked[]; quantity?: string};

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
]);

const quantities = ['1', '2', '99', '0', '-1', '0.001', '1e-3', '1e9', 'NaN', '', '٣', '1;1', '100', 'Infinity'];

/** Any piece that a product makes. */
function anyWish(book: readonly Priced[]): fc.Arbitrary<Wish> {
  return fc.constantFrom(...book).chain(({handle, kind, colors, lengths, widths, ranges}) => {
    const between = ([min, max]: [number, number]) => fc.integer({min, max});
    const size =
      kind === 'kliv'
        ? fc.constantFrom(...ranges).chain(({width, height}) => fc.tuple(between(width), between(height)))
        : fc.tuple(fc.constantFrom(...lengths), fc.constantFrom(...widths));
    const color = fc.constantFrom(...colors.map(({value}) => value));
    return fc
      .tuple(size, color, fc.constantFrom('indoor', 'outdoor'))
      .map(([[first, second], value, environment]) => ({handle, color: value, first, second, environment}));
  });
}

/** `variantIds` are those of the made-to-measure products, cheap and dear, and of others. */
export function attempts(book: readonly Priced[], variantIds: readonly string[]): fc.Arbitrary<Attempt> {
  const isKliv = ({handle}: Wish) => book.some((product) => product.handle === handle && product.kind === 'kliv');
  return fc.oneof(byCookie(book, variantIds, isKliv), byForm(book, variantIds, isKliv));
}

function byCookie(book: readonly Priced[], variantIds: readonly string[], isKliv: (wish: Wish) => boolean) {
  const lie = fc.record(
    {
      price: fc.constantFrom(1, 0, -100, '1'),
      isKlivProduct: fc.boolean(),
      multiplier: fc.constant(0.01),
      name: fc.constant('Geschenk'),
    },
    {requiredKeys: []},
  );
  const quantity = fc.constantFrom<unknown>(1, 2, 99, 0, -1, 0.001, 1e9, '1', null, [1]);
  const anyItem = fc
    .tuple(fc.option(anyWish(book), {freq: 8}), fc.constantFrom(...variantIds), quantity, lie, lie)
    .map(([wish, id, asked, lies, claimed]) => ({wish, item: itemOf(wish, {id, asked, lies, claimed}, isKliv)}));
  const page = fc.constantFrom('/api/cart', '/cart');
  return fc.tuple(fc.array(anyItem, {minLength: 1, maxLength: 3}), page).map(
    ([list, path]): Attempt => ({
      by: 'cookie',
      page: path,
      items: list.map(({item}) => item),
      // A cookie names no product: that is what its variant belongs to.
      wishes: list.flatMap(({wish}) => (wish ? [{...wish, handle: undefined}] : [])),
    }),
  );
}

interface Lies {
  id: string;
  asked: unknown;
  /** Beside the variant. */
  lies: object;
  /** Inside the configuration. */
  claimed: object;
}

function itemOf(wish: Wish | null, {id, asked, lies, claimed}: Lies, isKliv: (wish: Wish) => boolean): object {
  const item = {variant: {id, ...lies}, quantity: asked, ...lies};
  if (!wish) return item;
  const {color, first, second, environment} = wish;
  const size = isKliv(wish)
    ? {isKlivProduct: true, width: first, height: second, environment}
    : {length: first, width: second};
  return {...item, configuratorData: {...size, color: {value: color, ...lies}, ...claimed}};
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
        ['environment', wish.environment],
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

import {createClient} from 'demo-store/testing/client';
import {encodeItem, itemKey, type CartItem} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {readCartItems} from '~/cart/rules/itemCookies';
import {send, type Answer} from './http';

/** The form fields that add a product, for one product of each made-to-measure kind. */
const forms: Record<string, string>[] = [
  {intent: 'add', product: 'konfigurator-tisch', color: 'b98a56', length: '120', width: '70'},
  {intent: 'add', product: 'kliv_v1', color: 'f1ede1', width: '300', height: '200', environment: 'indoor'},
];

/** Cart items that the site itself has made: one for each of `forms`, and last a ready-made product. */
export async function createValidItems(origin: string, readyVariantId: string): Promise<CartItem[]> {
  const bodies = [...forms, {intent: 'add', variant: readyVariantId}];
  return Promise.all(
    bodies.map(async (fields) => {
      const answer = await send(origin, {
        method: 'POST',
        path: '/api/cart',
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams(fields).toString(),
      });
      const [item] = readCart(answer) ?? [];
      if (!item) throw new Error(`The site refused ${JSON.stringify(fields)}: ${answer.body}`);
      return item;
    }),
  );
}

/** The id of a variant of a product that isn't made to measure. */
export async function findReadyVariant(storeUrl: string): Promise<string> {
  type Data = {product: {variants: {nodes: {id: string}[]}}};
  const {data} = await createClient(storeUrl).query<Data>(
    '{product(handle: "hocker-lot") {variants(first: 1) {nodes {id}}}}',
  );
  return data.product.variants.nodes[0]?.id ?? '';
}

/** The items in the cart cookie that an answer sets; `undefined` when the answer doesn't set this cookie. */
export function readCart({headers}: Answer): CartItem[] | undefined {
  const cookie = headers['set-cookie']?.find((text) => text.startsWith('cartItems='));
  return cookie === undefined ? undefined : readCartItems(cookie.split(';', 1)[0] ?? '');
}

/** A `Cookie` header with items as the site writes them. */
export const toCookie = (items: readonly CartItem[]) => toRawCookie(items.map((item) => encodeItem(item)));

/** A `Cookie` header with texts that may be invalid items. */
export const toRawCookie = (texts: readonly string[]) => `cartItems=${encodeURIComponent(JSON.stringify(texts))}`;

/** Returns a problem when an answer of `/api/cart` lacks one of the lines. */
export function findLostLine(answer: Answer, items: readonly CartItem[]): string | undefined {
  const {cart} = readReply(answer) ?? {};
  if (!cart) return 'an answer of the cart without the cart';
  const keys = new Set(cart.lines.map(({key}) => key));
  return items.every((item) => keys.has(itemKey(item))) ? undefined : 'a valid line is lost beside a damaged one';
}

export function readReply({body}: Answer): CartReply | undefined {
  try {
    return JSON.parse(body) as CartReply;
  } catch {
    return undefined;
  }
}

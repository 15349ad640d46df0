import {clientOf} from 'demo-store/testing/client';
import {encodeItem, itemKey, type CartItem} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {parseItems} from '~/cart/rules/itemsCookie';
import {send, type Answer} from './http';

/** One product of each kind, as the form of its page sends it. */
const forms: Record<string, string>[] = [
  {intent: 'add', product: 'konfigurator-tisch', color: 'b98a56', length: '120', width: '70'},
  {intent: 'add', product: 'kliv_v1', color: 'f1ede1', width: '300', height: '200', environment: 'indoor'},
];

/** Cart items of each kind that the site itself has made, in the order of `forms`; a ready-made one comes last. */
export async function validLines(origin: string, readyVariantId: string): Promise<CartItem[]> {
  const bodies = [...forms, {intent: 'add', variant: readyVariantId}];
  return Promise.all(
    bodies.map(async (fields) => {
      const answer = await send(origin, {
        method: 'POST',
        path: '/api/cart',
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
        body: new URLSearchParams(fields).toString(),
      });
      const [line] = cartOf(answer) ?? [];
      if (!line) throw new Error(`The site refused ${JSON.stringify(fields)}: ${answer.body}`);
      return line;
    }),
  );
}

/** The variant of a product that isn't made to measure. */
export async function readyVariant(storeUrl: string): Promise<string> {
  type Data = {product: {variants: {nodes: {id: string}[]}}};
  const {data} = await clientOf(storeUrl).query<Data>(
    '{product(handle: "hocker-lot") {variants(first: 1) {nodes {id}}}}',
  );
  return data.product.variants.nodes[0]?.id ?? '';
}

/** The items that an answer keeps in the browser's cookie; `undefined` when it leaves the cookie alone. */
export function cartOf({headers}: Answer): CartItem[] | undefined {
  const cookie = headers['set-cookie']?.find((text) => text.startsWith('cartItems='));
  return cookie === undefined ? undefined : parseItems(cookie.split(';', 1)[0] ?? '');
}

/** A `Cookie` header with items as the site writes them. */
export const cookieOf = (items: readonly CartItem[]) => cookieOfTexts(items.map((item) => encodeItem(item)));

/** The same of texts that may be no items. */
export const cookieOfTexts = (texts: readonly string[]) => `cartItems=${encodeURIComponent(JSON.stringify(texts))}`;

/** Says so when an answer of `/api/cart` lacks one of the lines. */
export function lostLine(answer: Answer, lines: readonly CartItem[]): string | undefined {
  const {cart} = readReply(answer) ?? {};
  if (!cart) return 'an answer of the cart without the cart';
  const keys = new Set(cart.lines.map(({key}) => key));
  return lines.every((line) => keys.has(itemKey(line))) ? undefined : 'a valid line is lost beside a damaged one';
}

export function readReply({body}: Answer): CartReply | undefined {
  try {
    return JSON.parse(body) as CartReply;
  } catch {
    return undefined;
  }
}

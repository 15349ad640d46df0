import {createClient} from 'demo-store/testing/client';
import {createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {storefrontEnv} from 'demo-store/env';
import {vi} from 'vitest';
import type {CartItem} from '~/cart/rules/cartItem';
import {writeCartItems} from '~/cart/rules/itemCookies';
import {checkoutCartHandler} from '~/cart/worker/checkoutCartHandler.server';
import type {Language} from '~/i18n/language';
import {QueryCache} from '~/platform/cache/queryCache';
import {withApiVersion} from '~/platform/store/withApiVersion';
import {buyerAddressHeader} from '~/platform/http/networkAddress';
import {parseEnvironment} from '~/platform/env';
import {reliableStorefront, type storeTimeouts} from '~/platform/store/storefront';
import {MemoryCaches} from '../../../runtimes/node/caches';

/** In ms. The store is in this process: on a busy machine, too, its answers come before this. */
const patient = {query: 60_000, mutation: 60_000};

/** What one worker keeps for all tests of the cart. */
const sharedCache = new QueryCache();

/** What the worker gives to the cart's loader and action, beside the demo store at `storeUrl`. */
export function contextFor(
  storeUrl: string,
  language: Language = 'de',
  timeouts: typeof storeTimeouts = patient,
  queries = new QueryCache(),
): AppLoadContext {
  if (!('caches' in globalThis)) vi.stubGlobal('caches', new MemoryCaches());
  const config = parseEnvironment(storefrontEnv(storeUrl));
  const {storefront: client} = createStorefrontClient({
    cache: new InMemoryCache(),
    waitUntil: () => {},
    storefrontHeaders: {buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null, requestGroupId: null},
    i18n: {language: language === 'de' ? 'DE' : 'EN', country: 'DE'},
    storeDomain: config.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: config.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: config.PRIVATE_STOREFRONT_API_TOKEN,
  });
  const versioned = withApiVersion(client, config.PUBLIC_STOREFRONT_API_VERSION);
  const storefront = reliableStorefront(versioned, {waitUntil: () => {}, timeouts, queryCache: queries});
  const cache = {
    get: (key: string) => sharedCache.peek(key, () => -Infinity),
    set: (key: string, data: object, fresh: number) => sharedCache.set(key, data, fresh),
  };
  return {storefront, cart: checkoutCartHandler(storefront), config, language, cache} as AppLoadContext;
}

/** A visitor who keeps the cart's cookie and sends forms, as a browser does. */
export class Visitor {
  static #count = 0;
  /** Each visitor is another client. */
  #number = (Visitor.#count += 1);
  cookie = '';

  /** Becomes another visitor, whose cart is empty. */
  startOver(): void {
    this.#number = Visitor.#count += 1;
    this.cookie = '';
  }

  request(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}): Request {
    return new Request(new URL(path, 'https://studio.example'), {
      headers: {Cookie: this.cookie, [buyerAddressHeader]: `visitor-${this.#number}`, ...headers},
      ...(fields && {method: 'POST', body: new URLSearchParams(fields)}),
    });
  }

  /** Has items in the cart without a request. */
  hold(items: readonly CartItem[]): void {
    const cookie = writeCartItems(items, {secure: true});
    if (!cookie) throw new Error('The items do not fit into the cookie');
    this.receive(new Headers({'Set-Cookie': cookie}));
  }

  /** Takes over the cookies that an answer sets or removes. */
  receive(headers: Headers | undefined): void {
    for (const header of headers?.getSetCookie() ?? []) {
      const [pair = '', ...attributes] = header.split('; ');
      const name = pair.slice(0, pair.indexOf('=') + 1);
      const others = this.cookie.split('; ').filter((other) => other && !other.startsWith(name));
      this.cookie = [...others, ...(attributes.includes('Max-Age=0') ? [] : [pair])].join('; ');
    }
  }
}

/** The id of a product's variant, by its German title. */
export async function variantIdOf(storeUrl: string, handle: string, title: string): Promise<string> {
  const {data} = await createClient(storeUrl).query<{product: {variants: {nodes: {id: string; title: string}[]}}}>(
    'query ($handle: String!) @inContext(language: DE) { product(handle: $handle) { variants(first: 20) { nodes { id title } } } }',
    {handle},
  );
  return data.product.variants.nodes.find((variant) => variant.title === title)?.id ?? '';
}

import type {Language, languageData} from '~/i18n/language';
import {storefrontApiVersion} from '~/platform/env';
import {storeOrigin} from '../access';

const MAX_TIME_MS = 30_000;

interface GraphqlError {
  message: string;
  extensions?: {code?: string};
}

/** An answer of the Storefront API; errors are for the check to judge. */
export interface Answer<Data> {
  data: Data | null;
  errors: GraphqlError[];
}

/** A language of the site, by Shopify's code. */
export type LanguageCode = (typeof languageData)[Language]['code'];

/** The Storefront API as the site's tokens see it. */
export interface Storefront {
  query<Data>(operation: string, variables?: object): Promise<Answer<Data>>;
  /** All nodes of a connection at a path of the answer, page after page: the operation has the variable `$after`. */
  all<Node>(operation: string, variables: object, path: readonly string[]): Promise<Node[]>;
}

/** The store doesn't answer, or not to this token: nothing else can be checked. */
export class StorefrontError extends Error {
  override name = 'StorefrontError';

  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: {hasNextPage: boolean; endCursor: string | null};
}

const at = (data: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data);

/** The Storefront API of the store that the worker's variables name; the private token goes before the public one. */
export function connectStorefront(variables: Record<string, string>): Storefront {
  const domain = variables.PUBLIC_STORE_DOMAIN ?? '';
  const version = variables.PUBLIC_STOREFRONT_API_VERSION?.trim() || storefrontApiVersion;
  const privateToken = variables.PRIVATE_STOREFRONT_API_TOKEN?.trim();
  const token: Record<string, string> = privateToken
    ? {'Shopify-Storefront-Private-Token': privateToken, 'Shopify-Storefront-Buyer-IP': '127.0.0.1'}
    : {'X-Shopify-Storefront-Access-Token': variables.PUBLIC_STOREFRONT_API_TOKEN ?? ''};

  async function query<Data>(operation: string, given: object = {}): Promise<Answer<Data>> {
    const response = await fetch(`${storeOrigin(domain)}/api/${version}/graphql.json`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...token},
      body: JSON.stringify({query: operation, variables: given}),
      signal: AbortSignal.timeout(MAX_TIME_MS),
    }).catch(() => undefined);
    if (!response || response.status >= 500) {
      throw new StorefrontError(`${domain} doesn't answer.`, 'Check the network and PUBLIC_STORE_DOMAIN in .env.');
    }
    if (response.status === 401 || response.status === 403) {
      const name = privateToken ? 'PRIVATE_STOREFRONT_API_TOKEN' : 'PUBLIC_STOREFRONT_API_TOKEN';
      const fix = `Copy ${name} from the storefront in the Hydrogen or Headless channel into .env.`;
      throw new StorefrontError(`${domain} doesn't accept the token of the Storefront API.`, fix);
    }
    if (!response.ok) {
      const fix = 'PUBLIC_STORE_DOMAIN in .env has to be the myshopify.com domain of the store.';
      throw new StorefrontError(`There is no store at ${domain} (${response.status}).`, fix);
    }
    const {data, errors} = (await response.json()) as {data?: Data | null; errors?: GraphqlError[]};
    return {data: data ?? null, errors: errors ?? []};
  }

  return {
    query,
    async all<Node>(operation: string, given: object, path: readonly string[]) {
      const nodes: Node[] = [];
      let after: string | null = null;
      do {
        const {data}: Answer<unknown> = await query(operation, {...given, after});
        const page = at(data, path) as Page<Node> | undefined;
        nodes.push(...(page?.nodes ?? []));
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      return nodes;
    },
  };
}

import {storefrontApiVersion} from '~/platform/env';
import {storeAddress} from '../address';
import {failing, wrongToken, type GraphqlError} from '../problem';
import {graphqlApi, type Api, type Patience} from '../request';

const headersOf = {
  PUBLIC_STOREFRONT_API_TOKEN: (token: string) => ({'X-Shopify-Storefront-Access-Token': token}),
  PRIVATE_STOREFRONT_API_TOKEN: (token: string) => ({
    'Shopify-Storefront-Private-Token': token,
    'Shopify-Storefront-Buyer-IP': '127.0.0.1',
  }),
};

/** The setting that holds a token of the Storefront API. */
export type StorefrontToken = keyof typeof headersOf;

/** The Storefront API of the store that the worker's variables name, by one of its tokens. */
export function connectStorefront(
  variables: Record<string, string>,
  setting: StorefrontToken,
  patience: Patience = {},
): Api {
  const origin = storeAddress(variables.PUBLIC_STORE_DOMAIN ?? '');
  const version = variables.PUBLIC_STOREFRONT_API_VERSION?.trim() || storefrontApiVersion;
  const refusal = (status: number, text: string) =>
    status === 401 || (status === 403 && text.includes('FORBIDDEN'))
      ? wrongToken(new URL(origin).host, setting, 'it is at the storefront in the Hydrogen or Headless channel')
      : undefined;
  const headers = headersOf[setting](variables[setting]?.trim() ?? '');
  // What the site itself needs isn't refused here: the scopes are tried before.
  const problemOf = (host: string, errors: GraphqlError[]) =>
    failing(host, errors.map(({message}) => message).join('; ') || 'no data');
  return graphqlApi({url: `${origin}/api/${version}/graphql.json`, headers, refusal}, problemOf, patience);
}

import {storefrontApiVersion} from '~/platform/env';
import {parseStoreAddress} from '../address';
import {createOutageProblem, createTokenProblem, type GraphqlError} from '../problem';
import {createGraphqlApi, type Api, type WaitOptions} from '../request';

const toHeaders = {
  PUBLIC_STOREFRONT_API_TOKEN: (token: string) => ({'X-Shopify-Storefront-Access-Token': token}),
  PRIVATE_STOREFRONT_API_TOKEN: (token: string) => ({
    'Shopify-Storefront-Private-Token': token,
    'Shopify-Storefront-Buyer-IP': '127.0.0.1',
  }),
};

/** The setting that holds a token of the Storefront API. */
export type StorefrontToken = keyof typeof toHeaders;

/** Creates a client of the Storefront API of the store that the worker's variables name, with one of its tokens. */
export function connectStorefront(
  variables: Record<string, string>,
  setting: StorefrontToken,
  waitOptions: WaitOptions = {},
): Api {
  const origin = parseStoreAddress(variables.PUBLIC_STORE_DOMAIN ?? '');
  const version = variables.PUBLIC_STOREFRONT_API_VERSION?.trim() || storefrontApiVersion;
  const findRefusal = (status: number, text: string) =>
    status === 401 || (status === 403 && text.includes('FORBIDDEN'))
      ? createTokenProblem(new URL(origin).host, setting, 'it is at the storefront in the Hydrogen or Headless channel')
      : undefined;
  const headers = toHeaders[setting](variables[setting]?.trim() ?? '');
  // An error here is no missing scope: `checkScopes` has tried all scopes before.
  const toProblem = (host: string, errors: GraphqlError[]) =>
    createOutageProblem(host, errors.map(({message}) => message).join('; ') || 'no data');
  return createGraphqlApi({url: `${origin}/api/${version}/graphql.json`, headers, findRefusal}, toProblem, waitOptions);
}

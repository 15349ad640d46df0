import {controlOf, type Control} from '../control';
import {storefrontEnv} from '../env';
import {NEWEST, type Version} from '../graphql/version';

/** The JSON of a response. A test states the type of the data that it reads. */
export interface GraphqlAnswer<Data> {
  data: Data;
  errors?: {message: string; path?: (string | number)[]; extensions?: Record<string, unknown>}[];
}

export interface Client {
  url: string;
  control: Control;
  /** Posts an operation as a storefront does. */
  query<Data>(query: string, variables?: object): Promise<GraphqlAnswer<Data>>;
  /** Posts anything to the API; header values of `undefined` are left out. */
  post(body: string, headers?: Record<string, string | undefined>, path?: string): Promise<Response>;
}

/** A client of the store at a URL, for a version of the Storefront API. */
export function clientOf(url: string, version: Version = NEWEST): Client {
  const token = storefrontEnv(url)['PUBLIC_STOREFRONT_API_TOKEN'];
  const post: Client['post'] = (body, headers = {}, path = `/api/${version}/graphql.json`) => {
    const all = {'content-type': 'application/json', 'x-shopify-storefront-access-token': token, ...headers};
    const given = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    return fetch(url + path, {method: 'POST', body, headers: given});
  };
  return {
    url,
    control: controlOf(url),
    post,
    query: async <Data>(query: string, variables = {}) => {
      const response = await post(JSON.stringify({query, variables}));
      return (await response.json()) as GraphqlAnswer<Data>;
    },
  };
}

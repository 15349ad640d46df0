import {createControl, type Control} from '../control';
import {storefrontEnv} from '../env';
import {NEWEST, type Version} from '../graphql/version';

/** A test states the type of the data that it reads. */
export interface GraphqlAnswer<Data> {
  data: Data;
  errors?: {message: string; path?: (string | number)[]; extensions?: Record<string, unknown>}[];
}

export interface Client {
  url: string;
  control: Control;
  query<Data>(query: string, variables?: object): Promise<GraphqlAnswer<Data>>;
  /** Posts any body. Headers with the value `undefined` are left out. */
  post(body: string, headers?: Record<string, string | undefined>, path?: string): Promise<Response>;
}

export function createClient(url: string, version: Version = NEWEST): Client {
  const token = storefrontEnv(url)['PUBLIC_STOREFRONT_API_TOKEN'];
  const post: Client['post'] = (body, headers = {}, path = `/api/${version}/graphql.json`) => {
    const allHeaders = {'content-type': 'application/json', 'x-shopify-storefront-access-token': token, ...headers};
    const entries = Object.entries(allHeaders).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as [string, string]],
    );
    return fetch(url + path, {method: 'POST', body, headers: entries});
  };
  return {
    url,
    control: createControl(url),
    post,
    query: async <Data>(query: string, variables = {}) => {
      const response = await post(JSON.stringify({query, variables}));
      return (await response.json()) as GraphqlAnswer<Data>;
    },
  };
}

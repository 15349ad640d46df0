import {adminEnv} from '../env';
import type {GraphqlAnswer} from './client';

type AdminAnswer<Data> = GraphqlAnswer<Data> & {
  extensions?: {cost: {requestedQueryCost: number; throttleStatus: {currentlyAvailable: number}}};
};

export type AdminClient = <Data>(query: string, variables?: object) => Promise<AdminAnswer<Data>>;

export function createAdminClient(url: string, token = adminEnv.ADMIN_API_TOKEN): AdminClient {
  return async <Data>(query: string, variables = {}) => {
    const response = await fetch(`${url}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-shopify-access-token': token},
      body: JSON.stringify({query, variables}),
    });
    return (await response.json()) as AdminAnswer<Data>;
  };
}

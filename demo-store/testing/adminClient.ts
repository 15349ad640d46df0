import {adminEnv} from '../env';
import type {GraphqlAnswer} from './client';

/** Posts an operation to the Admin API as a command does. */
export type AdminClient = <Data>(
  query: string,
  variables?: object,
) => Promise<GraphqlAnswer<Data> & {extensions?: {cost: {throttleStatus: {currentlyAvailable: number}}}}>;

/** A client of the Admin API of the store at a URL. */
export function adminClientOf(url: string, token = adminEnv.ADMIN_API_TOKEN): AdminClient {
  return async <Data>(query: string, variables = {}) => {
    const response = await fetch(`${url}/admin/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'x-shopify-access-token': token},
      body: JSON.stringify({query, variables}),
    });
    return (await response.json()) as Awaited<ReturnType<ReturnType<typeof adminClientOf>>> & GraphqlAnswer<Data>;
  };
}

import type {Storefront} from '@shopify/hydrogen';
import {storeUnavailable} from './errors';

/** Operation name of a GraphQL document, for the log. */
function operationName(document: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? 'anonymous';
}

/**
 * The storefront client. When the store fails to answer a query, the visitor gets the page with status 503
 * (rule 2.5), not an unexpected error. Mutations are left alone: the action that sends one says what failed.
 */
export function withUnavailablePage<S extends Pick<Storefront, 'query'>>(storefront: S): S {
  const query: Storefront['query'] = async (document, ...options) => {
    const answer = await storefront.query(document, ...options).catch((error: unknown) => {
      console.error(`Storefront query ${operationName(document)} failed:`, error);
      throw storeUnavailable();
    });
    const {errors} = answer as {errors?: unknown};
    if (errors) {
      console.error(`Storefront query ${operationName(document)} answered errors:`, errors);
      throw storeUnavailable();
    }
    return answer;
  };
  return {...storefront, query};
}

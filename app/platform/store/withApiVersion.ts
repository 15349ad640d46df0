import type {Storefront} from '@shopify/hydrogen';

/** What `query` and `mutate` have in common. `never` suits the result of both. */
type Send = (document: string, options: object) => never;

/**
 * Makes the client use one version of the Storefront API. Hydrogen's client has an option for this, but it logs a warning
 * for any version but its own.
 */
export function withApiVersion<S extends Storefront>(client: S, storefrontApiVersion: string): S {
  const addVersion =
    (send: Storefront['query'] | Storefront['mutate']) =>
    (document: string, options: object = {}) =>
      (send as Send)(document, {...options, storefrontApiVersion});
  return {
    ...client,
    query: addVersion(client.query),
    mutate: addVersion(client.mutate),
    getApiUrl: (props) => client.getApiUrl({storefrontApiVersion, ...props}),
  };
}

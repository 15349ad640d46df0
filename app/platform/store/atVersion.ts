import type {Storefront} from '@shopify/hydrogen';

type Send = (document: string, options: object) => never;

/** The client, asking one version of the Storefront API. Set when the client is made, Hydrogen warns of all versions but its own. */
export function atVersion<S extends Storefront>(client: S, storefrontApiVersion: string): S {
  const asking =
    (send: Storefront['query'] | Storefront['mutate']) =>
    (document: string, options: object = {}) =>
      (send as Send)(document, {...options, storefrontApiVersion});
  return {
    ...client,
    query: asking(client.query),
    mutate: asking(client.mutate),
    getApiUrl: (props) => client.getApiUrl({storefrontApiVersion, ...props}),
  };
}

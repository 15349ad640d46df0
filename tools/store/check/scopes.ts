import type {Finding} from './finding';
import type {Api} from '../request';

/** A small operation for each scope that the site's queries need. Shopify deletes the empty cart on its own. */
const probes: Record<string, string> = {
  unauthenticated_read_product_listings: 'query CheckScope { products(first: 1) { nodes { id } } }',
  unauthenticated_read_product_tags: 'query CheckScope { products(first: 1) { nodes { tags } } }',
  unauthenticated_read_product_inventory:
    'query CheckScope { products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }',
  unauthenticated_read_metaobjects:
    'query CheckScope { metaobjects(type: "einstellungen_global", first: 1) { nodes { id } } }',
  unauthenticated_read_content: 'query CheckScope { urlRedirects(first: 1) { nodes { id } } }',
  unauthenticated_write_checkouts: 'mutation CheckScope { cartCreate(input: {}) { cart { id } } }',
};

/** Reports the scopes that the storefront's tokens lack. */
export async function checkScopes({ask}: Api): Promise<Finding[]> {
  const missing: string[] = [];
  for (const [scope, probe] of Object.entries(probes)) {
    const {errors} = await ask(probe);
    if (errors.some(({extensions}) => extensions?.code === 'ACCESS_DENIED')) missing.push(scope);
  }
  if (missing.length === 0) return [];
  return [
    {
      check: 'scopes',
      problem: `The storefront's tokens lack ${missing.join(', ')}.`,
      fix: 'Allow it in the Hydrogen or Headless channel: the storefront › Storefront API › Permissions.',
    },
  ];
}

import {toKinds} from '~/product/shopFilter';
import type {Finding} from './finding';
import type {Storefront} from './storefront';

const COLLECTIONS = `query CheckCollections {
  collections(first: 20) { nodes { handle title products(first: 1) { nodes { id } } } }
}`;

type Collections = {collections: {nodes: Parameters<typeof toKinds>[0]}};

/** Whether the shop has kinds to choose from (rule 10.18). */
export async function checkCollections({query}: Storefront): Promise<Finding[]> {
  const {data} = await query<Collections>(COLLECTIONS);
  if (!data || toKinds(data.collections.nodes).length > 0) return [];
  return [
    {
      check: 'collections',
      problem: 'The storefront sees no collection with products, so the shop has no kinds to choose from.',
      fix: 'Make collections in the admin (Products › Collections), and publish them to the Hydrogen or Headless channel.',
    },
  ];
}

import type {Admin} from './admin';

/** What set-up reads of a collection, wherever it gets one. Fewer products than it may hold: what a query may cost is limited. */
const COLLECTION_FIELDS = `
  id handle title descriptionHtml
  image { url }
  productsCount { count }
  products(first: 100) { nodes { id } }
  resourcePublicationsV2(first: 20) { nodes { publication { id } } }
`;

const COLLECTIONS_QUERY = `query SetUpCollections($after: String) {
  collections(first: 5, after: $after) { nodes { ${COLLECTION_FIELDS} } pageInfo { hasNextPage endCursor } }
}`;

/** A collection as the Admin API answers it. */
export interface StoredCollection {
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  image: {url: string} | null;
  productsCount: {count: number} | null;
  products: {nodes: {id: string}[]};
  resourcePublicationsV2: {nodes: {publication: {id: string}}[]};
}

/** All collections of the store. */
export function readCollections(admin: Admin): Promise<StoredCollection[]> {
  return admin.all<StoredCollection>(COLLECTIONS_QUERY);
}

import type {ProductRecord} from 'demo-store/model';
import {configuratorKind} from '~/configurator/offer/kind';
import type {Admin} from './admin';
import {createSection, type Ids, type Section, type Setup} from './plan';
import type {Publications} from './shop';

/** Set-up reads these fields in every query and mutation that returns a product. */
export const PRODUCT_FIELDS = `
  id handle title tags productType vendor status
  options(first: 3) { id name optionValues { id name } }
  metafields(first: 30, namespace: "custom") { nodes { id key value } }
  resourcePublicationsV2(first: 20) { nodes { publication { id name } } }
`;

const PRODUCTS_QUERY = `query SetUpProducts($after: String) {
  products(first: 10, after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { hasNextPage endCursor } }
}`;

const PUBLISH = `mutation SetUpPublish($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { field message } }
}`;

const UNPUBLISH = `mutation SetUpUnpublish($id: ID!, $input: [PublicationInput!]!) {
  publishableUnpublish(id: $id, input: $input) { userErrors { field message } }
}`;

/** A product or collection that channels can show. */
export interface Publishable {
  handle: string;
  /** Only products have it. */
  status?: string;
  resourcePublicationsV2: {nodes: {publication: {id: string}}[]};
}

/** A product as the Admin API returns it. */
export interface StoredProduct extends Publishable {
  resourcePublicationsV2: {nodes: {publication: {id: string; name: string}}[]};
  id: string;
  title: string;
  tags: string[];
  productType: string;
  vendor: string;
  options: {id: string; name: string; optionValues: {id: string; name: string}[]}[];
  metafields: {nodes: {id: string; key: string; value: string}[]};
}

export function readProducts(admin: Admin): Promise<StoredProduct[]> {
  return admin.queryAll<StoredProduct>(PRODUCTS_QUERY);
}

/** Notes the ids of a product, its options, their values and its metafields. */
export function noteProduct(ids: Ids, {id, handle, options, metafields}: StoredProduct): void {
  ids.set('product', handle, id);
  for (const option of options) {
    ids.set('option', `${handle}/${option.name}`, option.id);
    for (const value of option.optionValues)
      ids.set('option value', `${handle}/${option.name}/${value.name}`, value.id);
  }
  for (const metafield of metafields.nodes) ids.set('metafield', `${handle}/${metafield.key}`, metafield.id);
}

/**
 * Plans the publication of products or collections that the storefront's channels don't show yet: active ones of the store, and
 * new ones by their handles.
 */
export function planPublication(
  {admin, ids}: Pick<Setup, 'admin' | 'ids'>,
  kind: 'product' | 'collection',
  publications: readonly string[],
  stored: readonly Publishable[],
  newHandles: readonly string[] = [],
): Section {
  const plan = createSection(`Publish ${kind}s to the storefront`);
  const hidden = stored.filter(({status = 'ACTIVE', resourcePublicationsV2}) => {
    const channelIds = new Set(resourcePublicationsV2.nodes.map(({publication}) => publication.id));
    return status === 'ACTIVE' && publications.some((id) => !channelIds.has(id));
  });
  const input = publications.map((publicationId) => ({publicationId}));
  for (const name of [...hidden.map(({handle}) => handle), ...newHandles])
    plan.tasks.push({name, run: () => admin.mutate(PUBLISH, {id: ids.need(kind, name), input}, name)});
  return plan;
}

/**
 * Plans to take made-to-measure products off all other channels, where nobody is asked for the measures. New products count too,
 * because some channels publish them automatically. Shopify's agents sell what any channel shows.
 */
export function planUnpublication(
  {admin, ids}: Pick<Setup, 'admin' | 'ids'>,
  {storefront, automatic}: Publications,
  stored: readonly StoredProduct[],
  newProducts: readonly ProductRecord[] = [],
): Section {
  const plan = createSection('Take made-to-measure products off other channels');
  const existing = stored.filter(configuratorKind).map(({handle, resourcePublicationsV2}) => ({
    handle,
    channels: resourcePublicationsV2.nodes
      .map(({publication}) => publication)
      .filter(({id}) => !storefront.includes(id)),
  }));
  const expected = newProducts.filter(configuratorKind).map(({handle}) => ({handle, channels: automatic}));
  for (const {handle, channels} of [...existing, ...expected]) {
    if (channels.length === 0) continue;
    const input = channels.map(({id}) => ({publicationId: id}));
    plan.tasks.push({
      name: `${handle} (${channels.map(({name}) => name).join(', ')})`,
      run: () => admin.mutate(UNPUBLISH, {id: ids.need('product', handle), input}, handle),
    });
  }
  return plan;
}

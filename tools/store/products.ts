import type {ProductRecord} from 'demo-store/model';
import {configuratorKind} from '~/configurator/rules/kind';
import type {Admin} from './admin';
import {section, type Ids, type Section, type Setup} from './plan';
import type {Publications} from './shop';

/** What set-up reads of a product, wherever it gets one. */
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

/** What a channel shows, or doesn't. */
export interface Publishable {
  handle: string;
  /** Of products alone. */
  status?: string;
  resourcePublicationsV2: {nodes: {publication: {id: string}}[]};
}

/** A product as the Admin API answers it. */
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

/** All products of the store. */
export function readProducts(admin: Admin): Promise<StoredProduct[]> {
  return admin.all<StoredProduct>(PRODUCTS_QUERY);
}

/** Notes the ids of a product and of what it has. */
export function noteProduct(ids: Ids, {id, handle, options, metafields}: StoredProduct): void {
  ids.set('product', handle, id);
  for (const option of options) {
    ids.set('option', `${handle}/${option.name}`, option.id);
    for (const value of option.optionValues)
      ids.set('option value', `${handle}/${option.name}/${value.name}`, value.id);
  }
  for (const metafield of metafields.nodes) ids.set('metafield', `${handle}/${metafield.key}`, metafield.id);
}

/** Products or collections that the storefront's channels don't show yet: active ones of the store, and those to come. */
export function planPublication(
  {admin, ids}: Pick<Setup, 'admin' | 'ids'>,
  kind: 'product' | 'collection',
  publications: readonly string[],
  stored: readonly Publishable[],
  toCome: readonly string[] = [],
): Section {
  const plan = section(`Publish ${kind}s to the storefront`);
  const hidden = stored.filter(({status = 'ACTIVE', resourcePublicationsV2}) => {
    const shown = new Set(resourcePublicationsV2.nodes.map(({publication}) => publication.id));
    return status === 'ACTIVE' && publications.some((id) => !shown.has(id));
  });
  const input = publications.map((publicationId) => ({publicationId}));
  for (const name of [...hidden.map(({handle}) => handle), ...toCome])
    plan.tasks.push({name, run: () => admin.mutate(PUBLISH, {id: ids.need(kind, name), input}, name)});
  return plan;
}

/**
 * Made-to-measure products that other channels sell too, or will sell as soon as they are made: nobody is asked for the measures
 * there. Shopify's agents take what any channel sells.
 */
export function planUnpublication(
  {admin, ids}: Pick<Setup, 'admin' | 'ids'>,
  {storefront, automatic}: Publications,
  stored: readonly StoredProduct[],
  toCome: readonly ProductRecord[] = [],
): Section {
  const plan = section('Take made-to-measure products off other channels');
  const shown = stored.filter(configuratorKind).map(({handle, resourcePublicationsV2}) => ({
    handle,
    others: resourcePublicationsV2.nodes.map(({publication}) => publication).filter(({id}) => !storefront.includes(id)),
  }));
  const willShow = toCome.filter(configuratorKind).map(({handle}) => ({handle, others: automatic}));
  for (const {handle, others} of [...shown, ...willShow].filter((found) => found.others.length > 0)) {
    const input = others.map(({id}) => ({publicationId: id}));
    plan.tasks.push({
      name: `${handle} (${others.map(({name}) => name).join(', ')})`,
      run: () => admin.mutate(UNPUBLISH, {id: ids.need('product', handle), input}, handle),
    });
  }
  return plan;
}

import type {Admin} from './admin';
import {section, type Ids, type Section, type Setup} from './plan';
import type {Shop} from './shop';

/** What set-up reads of a product, wherever it gets one. */
export const PRODUCT_FIELDS = `
  id handle title tags productType vendor status
  options(first: 3) { id name optionValues { id name } }
  metafields(first: 30, namespace: "custom") { nodes { id key value } }
  resourcePublicationsV2(first: 20) { nodes { publication { id } } }
`;

const PRODUCTS_QUERY = `query SetUpProducts($after: String) {
  products(first: 10, after: $after) { nodes { ${PRODUCT_FIELDS} } pageInfo { hasNextPage endCursor } }
}`;

export const PUBLISH = `mutation SetUpPublish($id: ID!, $input: [PublicationInput!]!) {
  publishablePublish(id: $id, input: $input) { userErrors { field message } }
}`;

/** A product as the Admin API answers it. */
export interface StoredProduct {
  id: string;
  handle: string;
  title: string;
  tags: string[];
  productType: string;
  vendor: string;
  status: string;
  options: {id: string; name: string; optionValues: {id: string; name: string}[]}[];
  metafields: {nodes: {id: string; key: string; value: string}[]};
  resourcePublicationsV2: {nodes: {publication: {id: string}}[]};
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

/** Whether a storefront's channel doesn't show something yet. */
export function isHidden(
  {resourcePublicationsV2}: Pick<StoredProduct, 'resourcePublicationsV2'>,
  publications: readonly string[],
): boolean {
  const shown = new Set(resourcePublicationsV2.nodes.map(({publication}) => publication.id));
  return publications.some((id) => !shown.has(id));
}

/** Active products of the store, and those to be made, that a storefront's channel doesn't show yet. */
export function planPublication(
  {admin, ids}: Setup,
  {publications}: Shop,
  stored: readonly StoredProduct[],
  toCome: readonly string[],
): Section {
  const plan = section('Publish products to the storefront');
  const hidden = stored
    .filter((product) => product.status === 'ACTIVE' && isHidden(product, publications))
    .map(({handle}) => handle);
  const input = publications.map((publicationId) => ({publicationId}));
  for (const handle of [...hidden, ...toCome]) {
    const run = () => admin.mutate(PUBLISH, {id: ids.need('product', handle), input}, handle).then(() => undefined);
    plan.tasks.push({name: handle, run});
  }
  return plan;
}

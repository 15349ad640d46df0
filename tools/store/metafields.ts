import type {MetafieldDefinitionRecord} from 'demo-store/model';
import type {Admin} from './admin';
import {wrongType} from './definitions';
import {section, type Section, type Setup} from './plan';

const METAFIELDS_QUERY = `query SetUpMetafields($after: String) {
  metafieldDefinitions(ownerType: PRODUCT, namespace: "custom", first: 50, after: $after) {
    nodes { namespace key type { name } access { storefront } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CREATE = `mutation SetUpMetafield($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { field message code } }
}`;

const UPDATE = `mutation SetUpMetafieldAccess($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { updatedDefinition { id } userErrors { field message code } }
}`;

/** The definition of a product's metafield as the store has it. */
interface StoredMetafield {
  namespace: string;
  key: string;
  type: {name: string};
  access: {storefront: string | null};
}

/** All definitions of products' metafields in the namespace `custom`. */
export function readMetafields(admin: Admin): Promise<StoredMetafield[]> {
  return admin.all<StoredMetafield>(METAFIELDS_QUERY);
}

const textOrJson = ['json', 'multi_line_text_field', 'single_line_text_field'];

/** Whether a metafield of a type serves: JSON may be kept as text, too. */
export function isUsableType({type}: MetafieldDefinitionRecord, stored: string): boolean {
  return type === stored || (type === 'json' && textOrJson.includes(stored));
}

/** Definitions of metafields that are missing, and access of storefronts to those that exist. */
export async function planMetafields({admin, content}: Setup): Promise<Section> {
  const plan = section('Define metafields of products');
  const stored = await readMetafields(admin);
  for (const ours of content.definitions.metafields) {
    const {namespace, key, name, type} = ours;
    const label = `${namespace}.${key}`;
    const found = stored.find((candidate) => candidate.key === key);
    const definition = {namespace, key, ownerType: 'PRODUCT', access: {storefront: 'PUBLIC_READ'}};
    if (!found) {
      const created = {...definition, name, type};
      plan.tasks.push({
        name: label,
        run: () => admin.mutate(CREATE, {definition: created}, label).then(() => undefined),
      });
    } else if (!isUsableType(ours, found.type.name)) {
      plan.problems.push(wrongType(label, {type, stored: found.type.name}));
    } else if (found.access.storefront !== 'PUBLIC_READ') {
      const what = `${label} (storefront access)`;
      plan.tasks.push({name: what, run: () => admin.mutate(UPDATE, {definition}, what).then(() => undefined)});
    }
  }
  return plan;
}

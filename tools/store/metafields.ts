import type {MetafieldDefinitionRecord, MetafieldOwner} from 'demo-store/model';
import type {Admin} from './admin';
import {wrongType} from './definitions';
import {section, type Section, type Setup} from './plan';

const METAFIELDS_QUERY = `query SetUpMetafields($ownerType: MetafieldOwnerType!, $after: String) {
  metafieldDefinitions(ownerType: $ownerType, namespace: "custom", first: 50, after: $after) {
    nodes { ownerType namespace key type { name } access { storefront } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CREATE = `mutation SetUpMetafield($definition: MetafieldDefinitionInput!) {
  metafieldDefinitionCreate(definition: $definition) { createdDefinition { id } userErrors { field message code } }
}`;

const UPDATE = `mutation SetUpMetafieldAccess($definition: MetafieldDefinitionUpdateInput!) {
  metafieldDefinitionUpdate(definition: $definition) { updatedDefinition { id } userErrors { field message code } }
}`;

/** The definition of a metafield as the store has it. */
interface StoredMetafield {
  ownerType: MetafieldOwner;
  namespace: string;
  key: string;
  type: {name: string};
  access: {storefront: string | null};
}

/** All definitions of the metafields of products and variants in the namespace `custom`. */
export async function readMetafields(admin: Admin): Promise<StoredMetafield[]> {
  const owners: MetafieldOwner[] = ['PRODUCT', 'PRODUCTVARIANT'];
  const lists = owners.map((ownerType) => admin.all<StoredMetafield>(METAFIELDS_QUERY, {ownerType}));
  return (await Promise.all(lists)).flat();
}

/** The definition of the store that stands for one of ours. */
export function findMetafield(
  {ownerType, key}: MetafieldDefinitionRecord,
  stored: readonly StoredMetafield[],
): StoredMetafield | undefined {
  return stored.find((candidate) => candidate.ownerType === ownerType && candidate.key === key);
}

/** `custom.masse`, and of a metafield of variants `custom.masse (variants)`. */
export function labelOf({ownerType, namespace, key}: MetafieldDefinitionRecord): string {
  return `${namespace}.${key}${ownerType === 'PRODUCTVARIANT' ? ' (variants)' : ''}`;
}

const textOrJson = ['json', 'multi_line_text_field', 'single_line_text_field'];

/** Whether a metafield of a type serves: JSON may be kept as text, too. */
export function isUsableType({type}: MetafieldDefinitionRecord, stored: string): boolean {
  return type === stored || (type === 'json' && textOrJson.includes(stored));
}

/** Definitions of metafields that are missing, and access of storefronts to those that exist. */
export async function planMetafields({admin, content}: Setup): Promise<Section> {
  const plan = section('Define metafields of products and variants');
  const stored = await readMetafields(admin);
  for (const ours of content.definitions.metafields) {
    const {namespace, key, name, type, ownerType} = ours;
    const label = labelOf(ours);
    const found = findMetafield(ours, stored);
    const definition = {namespace, key, ownerType, access: {storefront: 'PUBLIC_READ'}};
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

import type {MetafieldOwner} from 'demo-store/model';
import {createTypeProblem} from './definitions';
import {createSection, type Section, type Setup} from './plan';

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

const textOrJson = ['json', 'multi_line_text_field', 'single_line_text_field'];

/** Whether the site can read a metafield of the stored type: JSON may be stored as text, too. */
const isUsableType = (expected: string, stored: string) =>
  expected === stored || (expected === 'json' && textOrJson.includes(stored));

/** Plans definitions of metafields that are missing, and storefront access to those that exist. */
export async function planMetafields({admin, definitions}: Pick<Setup, 'admin' | 'definitions'>): Promise<Section> {
  const plan = createSection('Define metafields of products and variants');
  const owners: MetafieldOwner[] = ['PRODUCT', 'PRODUCTVARIANT'];
  const lists = owners.map((ownerType) => admin.queryAll<StoredMetafield>(METAFIELDS_QUERY, {ownerType}));
  const stored = (await Promise.all(lists)).flat();
  for (const {namespace, key, name, type, ownerType} of definitions.metafields) {
    const label = `${namespace}.${key}${ownerType === 'PRODUCTVARIANT' ? ' (variants)' : ''}`;
    const found = stored.find((candidate) => candidate.ownerType === ownerType && candidate.key === key);
    const definition = {namespace, key, ownerType, access: {storefront: 'PUBLIC_READ'}};
    const addTask = (taskName: string, problem: string, operation: string, input: object) =>
      plan.tasks.push({
        name: taskName,
        problem,
        run: () => admin.mutate(operation, {definition: input}, taskName),
      });
    if (!found) addTask(label, `The metafield definition ${label} is missing.`, CREATE, {...definition, name, type});
    else if (!isUsableType(type, found.type.name)) plan.problems.push(createTypeProblem(label, type, found.type.name));
    else if (found.access.storefront !== 'PUBLIC_READ')
      addTask(`${label} (storefront access)`, `Storefronts may not read the metafield ${label}.`, UPDATE, definition);
  }
  return plan;
}

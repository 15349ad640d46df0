import type {FieldDefinitionRecord, MetaobjectDefinitionRecord} from 'demo-store/model';
import type {Admin} from './admin';
import {section, type Ids, type Problem, type Section, type Setup, type Task} from './plan';

const DEFINITIONS_QUERY = `query SetUpDefinitions($after: String) {
  metaobjectDefinitions(first: 50, after: $after) {
    nodes {
      id
      type
      access { storefront }
      capabilities { translatable { enabled } publishable { enabled } }
      fieldDefinitions { key type { name } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CREATE = `mutation SetUpDefine($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { id } userErrors { field message code } }
}`;

const UPDATE = `mutation SetUpRedefine($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) { metaobjectDefinition { id } userErrors { field message code } }
}`;

const HANDLES = `query SetUpHandles($type: String!, $after: String) {
  metaobjects(type: $type, first: 50, after: $after) {
    nodes { handle }
    pageInfo { hasNextPage endCursor }
  }
}`;

const PUBLISH = `mutation SetUpPublishEntry($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) { metaobject { id } userErrors { field message code } }
}`;

/** A definition as the store has it. */
interface StoredDefinition {
  id: string;
  type: string;
  access: {storefront: string};
  capabilities: {translatable: {enabled: boolean}; publishable: {enabled: boolean}};
  fieldDefinitions: {key: string; type: {name: string}}[];
}

/** How a definition of the store differs from ours: in the words of a plan, and in those of a check. */
interface Difference {
  part: string;
  problem: string;
}

/** Fields that only the store has don't matter. */
function compare(ours: MetaobjectDefinitionRecord, {access, capabilities, fieldDefinitions}: StoredDefinition) {
  const {type, fields} = ours;
  const stored = new Map(fieldDefinitions.map(({key, type: {name}}) => [key, name]));
  const missing = fields.filter(({key}) => !stored.has(key));
  const keys = missing.map(({key}) => key).join(', ');
  const isClosed = ours.storefrontAccess && access.storefront !== 'PUBLIC_READ';
  const isUntranslatable = ours.translatable && !capabilities.translatable.enabled;
  const hasNoDrafts = ours.publishable && !capabilities.publishable.enabled;
  const differences: Difference[] = [
    ...(keys ? [{part: keys, problem: `The definition ${type} lacks the fields ${keys}.`}] : []),
    ...(isClosed ? [{part: 'storefront access', problem: `Storefronts may not read ${type}.`}] : []),
    ...(isUntranslatable ? [{part: 'translation', problem: `Entries of ${type} can't be translated.`}] : []),
    ...(hasNoDrafts ? [{part: 'drafts', problem: `Entries of ${type} can't be drafts.`}] : []),
  ];
  const wrong = fields.flatMap(({key, type: wanted}) => {
    const found = stored.get(key);
    return found && found !== wanted ? [wrongType(`${type}.${key}`, wanted, found)] : [];
  });
  return {missing, differences, wrong, isClosed, isUntranslatable, hasNoDrafts};
}

const access = {storefront: 'PUBLIC_READ'};
const translatable = {enabled: true};
const publishable = {enabled: true};

function fieldInput({key, type, metaobjectType}: FieldDefinitionRecord, ids: Ids) {
  const id = metaobjectType && ids.need('definition', metaobjectType);
  return {key, type, ...(id && {validations: [{name: 'metaobject_definition_id', value: id}]})};
}

/** What planning the content model needs of a set-up; a check has no more. */
type ModelSetup = Pick<Setup, 'admin' | 'definitions' | 'ids' | 'withDrafts'>;

function createTask({admin, ids}: ModelSetup, ours: MetaobjectDefinitionRecord): Task {
  const {type, name, displayNameKey, fields} = ours;
  return {
    name: type,
    problem: `The metaobject definition ${type} is missing.`,
    async run() {
      const fieldDefinitions = fields.map((field) => fieldInput(field, ids));
      const capabilities = {translatable, ...(ours.publishable && {publishable})};
      const definition = {type, name, displayNameKey, access, capabilities, fieldDefinitions};
      const {metaobjectDefinition} = await admin.mutate<{metaobjectDefinition: {id: string}}>(
        CREATE,
        {definition},
        `the definition ${type}`,
      );
      ids.set('definition', type, metaobjectDefinition.id);
    },
  };
}

function updateTask(
  {admin, ids}: ModelSetup,
  {type}: MetaobjectDefinitionRecord,
  id: string,
  {missing, differences, isClosed, isUntranslatable, hasNoDrafts}: ReturnType<typeof compare>,
): Task {
  return {
    name: `${type} (${differences.map(({part}) => part).join(', ')})`,
    problem: differences.map(({problem}) => problem).join(' '),
    async run() {
      const capabilities = {...(isUntranslatable && {translatable}), ...(hasNoDrafts && {publishable})};
      const definition = {
        ...(isClosed && {access}),
        capabilities,
        fieldDefinitions: missing.map((field) => ({create: fieldInput(field, ids)})),
      };
      await admin.mutate(UPDATE, {id, definition}, `the definition ${type}`);
      if (hasNoDrafts) await publishEntries(admin, type);
    },
  };
}

/** Entries of a type that had no drafts were all to be seen, and have to stay so. */
async function publishEntries(admin: Admin, type: string): Promise<void> {
  for (const {handle} of await admin.all<{handle: string}>(HANDLES, {type})) {
    const metaobject = {capabilities: {publishable: {status: 'ACTIVE'}}};
    await admin.mutate(PUBLISH, {handle: {type, handle}, metaobject}, `the entry ${type}/${handle}`);
  }
}

/** Definitions that are missing, and fields that are missing in those that exist. Nothing is taken away. */
export async function planDefinitions(setup: ModelSetup): Promise<Section> {
  const plan = section('Define metaobjects');
  const all = await setup.admin.all<StoredDefinition>(DEFINITIONS_QUERY);
  const stored = new Map(all.map((definition) => [definition.type, definition]));
  for (const {type, id, capabilities} of stored.values()) {
    setup.ids.set('definition', type, id);
    if (capabilities.publishable.enabled) setup.withDrafts.add(type);
  }
  for (const ours of setup.definitions.metaobjects) {
    const found = stored.get(ours.type);
    if (ours.publishable) setup.withDrafts.add(ours.type);
    if (!found) {
      plan.tasks.push(createTask(setup, ours));
      continue;
    }
    const comparison = compare(ours, found);
    plan.problems.push(...comparison.wrong);
    if (comparison.differences.length > 0) plan.tasks.push(updateTask(setup, ours, found.id, comparison));
  }
  return plan;
}

/** Shopify can't change the type of a field. */
export function wrongType(name: string, wanted: string, stored: string): Problem {
  return {
    problem: `The field ${name} is ${stored}, and has to be ${wanted}.`,
    fix:
      "Shopify can't change the type of a field: keep its values elsewhere, delete it in the admin (Settings › Custom data), and run " +
      'npm run store:setup again.',
  };
}

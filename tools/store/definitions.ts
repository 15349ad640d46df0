import type {FieldDefinitionRecord, MetaobjectDefinitionRecord} from 'demo-store/model';
import type {Admin} from './admin';
import {createSection, type Ids, type Problem, type Section, type Setup, type Task} from './plan';

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

/** One way in which the store's definition differs from the expected one. */
interface Difference {
  /** The part to add, for the plan. */
  part: string;
  /** A sentence for the check. */
  problem: string;
}

/** Compares the definitions. Fields that only the store has don't matter. */
function compare(expected: MetaobjectDefinitionRecord, {access, capabilities, fieldDefinitions}: StoredDefinition) {
  const {type, fields} = expected;
  const stored = new Map(fieldDefinitions.map(({key, type: {name}}) => [key, name]));
  const missing = fields.filter(({key}) => !stored.has(key));
  const keys = missing.map(({key}) => key).join(', ');
  const isClosed = expected.storefrontAccess && access.storefront !== 'PUBLIC_READ';
  const isUntranslatable = expected.translatable && !capabilities.translatable.enabled;
  const hasNoDrafts = expected.publishable && !capabilities.publishable.enabled;
  const differences: Difference[] = [
    ...(keys ? [{part: keys, problem: `The definition ${type} lacks the fields ${keys}.`}] : []),
    ...(isClosed ? [{part: 'storefront access', problem: `Storefronts may not read ${type}.`}] : []),
    ...(isUntranslatable ? [{part: 'translation', problem: `Entries of ${type} can't be translated.`}] : []),
    ...(hasNoDrafts ? [{part: 'drafts', problem: `Entries of ${type} can't be drafts.`}] : []),
  ];
  const typeProblems = fields.flatMap(({key, type: expectedType}) => {
    const storedType = stored.get(key);
    const isSame = !storedType || storedType === expectedType;
    return isSame ? [] : [createTypeProblem(`${type}.${key}`, expectedType, storedType)];
  });
  return {missing, differences, typeProblems, isClosed, isUntranslatable, hasNoDrafts};
}

const access = {storefront: 'PUBLIC_READ'};
const translatable = {enabled: true};
const publishable = {enabled: true};

function toFieldInput({key, type, metaobjectType}: FieldDefinitionRecord, ids: Ids) {
  const id = metaobjectType && ids.need('definition', metaobjectType);
  return {key, type, ...(id && {validations: [{name: 'metaobject_definition_id', value: id}]})};
}

/** The part of a set-up that `store:check` has, too. */
type ModelSetup = Pick<Setup, 'admin' | 'definitions' | 'ids' | 'typesWithDrafts'>;

function planCreation({admin, ids}: ModelSetup, expected: MetaobjectDefinitionRecord): Task {
  const {type, name, displayNameKey, fields} = expected;
  return {
    name: type,
    problem: `The metaobject definition ${type} is missing.`,
    async run() {
      const fieldDefinitions = fields.map((field) => toFieldInput(field, ids));
      const capabilities = {translatable, ...(expected.publishable && {publishable})};
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

function planUpdate(
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
        fieldDefinitions: missing.map((field) => ({create: toFieldInput(field, ids)})),
      };
      await admin.mutate(UPDATE, {id, definition}, `the definition ${type}`);
      if (hasNoDrafts) await publishEntries(admin, type);
    },
  };
}

/** Publishes all entries of a type that had no drafts: visitors have seen them until now. */
async function publishEntries(admin: Admin, type: string): Promise<void> {
  for (const {handle} of await admin.queryAll<{handle: string}>(HANDLES, {type})) {
    const metaobject = {capabilities: {publishable: {status: 'ACTIVE'}}};
    await admin.mutate(PUBLISH, {handle: {type, handle}, metaobject}, `the entry ${type}/${handle}`);
  }
}

/** Plans definitions that are missing, and the missing fields of those that exist. It removes nothing. */
export async function planDefinitions(setup: ModelSetup): Promise<Section> {
  const plan = createSection('Define metaobjects');
  const all = await setup.admin.queryAll<StoredDefinition>(DEFINITIONS_QUERY);
  const stored = new Map(all.map((definition) => [definition.type, definition]));
  for (const {type, id, capabilities} of stored.values()) {
    setup.ids.set('definition', type, id);
    if (capabilities.publishable.enabled) setup.typesWithDrafts.add(type);
  }
  for (const expected of setup.definitions.metaobjects) {
    const found = stored.get(expected.type);
    if (expected.publishable) setup.typesWithDrafts.add(expected.type);
    if (!found) {
      plan.tasks.push(planCreation(setup, expected));
      continue;
    }
    const comparison = compare(expected, found);
    plan.problems.push(...comparison.typeProblems);
    if (comparison.differences.length > 0) plan.tasks.push(planUpdate(setup, expected, found.id, comparison));
  }
  return plan;
}

export function createTypeProblem(name: string, expected: string, stored: string): Problem {
  return {
    problem: `The field ${name} is ${stored}, and has to be ${expected}.`,
    fix:
      "Shopify can't change the type of a field: keep its values elsewhere, delete it in the admin (Settings › Custom data), and run " +
      'npm run store:setup again.',
  };
}

import type {FieldDefinitionRecord, MetaobjectDefinitionRecord} from 'demo-store/model';
import type {Admin} from './admin';
import type {UserErrors} from './adminError';
import {section, type Ids, type Section, type Setup, type Task} from './plan';

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

/** Types whose pages can show a draft (rule 2.28). */
const typesWithDrafts = ['projekte', 'leistungen', 'landingpage'];

/** A definition as the store has it. */
interface StoredDefinition {
  id: string;
  type: string;
  access: {storefront: string};
  capabilities: {translatable: {enabled: boolean}; publishable: {enabled: boolean}};
  fieldDefinitions: {key: string; type: {name: string}}[];
}

/** How a definition of the store differs from ours. */
interface Difference {
  missing: FieldDefinitionRecord[];
  /** Fields of another type, which can't be changed. */
  wrong: {key: string; type: string; stored: string}[];
  isClosed: boolean;
  isUntranslatable: boolean;
  /** Its entries can't be drafts, though their pages could show one. */
  hasNoDrafts: boolean;
}

/** Compares a definition of the store with ours. Fields that only the store has don't matter. */
export function compareDefinition(ours: MetaobjectDefinitionRecord, stored: StoredDefinition): Difference {
  const types = new Map(stored.fieldDefinitions.map(({key, type}) => [key, type.name]));
  return {
    missing: ours.fields.filter(({key}) => !types.has(key)),
    wrong: ours.fields.flatMap(({key, type}) => {
      const found = types.get(key);
      return found && found !== type ? [{key, type, stored: found}] : [];
    }),
    isClosed: ours.storefrontAccess && stored.access.storefront !== 'PUBLIC_READ',
    isUntranslatable: ours.translatable && !stored.capabilities.translatable.enabled,
    hasNoDrafts: typesWithDrafts.includes(ours.type) && !stored.capabilities.publishable.enabled,
  };
}

/** All definitions of metaobjects that the store has. */
export function readDefinitions(admin: Admin): Promise<StoredDefinition[]> {
  return admin.all<StoredDefinition>(DEFINITIONS_QUERY);
}

const access = {storefront: 'PUBLIC_READ'};
const translatable = {enabled: true};
const publishable = {enabled: true};

function fieldInput({key, type, metaobjectType}: FieldDefinitionRecord, ids: Ids) {
  const id = metaobjectType && ids.need('definition', metaobjectType);
  return {key, type, ...(id && {validations: [{name: 'metaobject_definition_id', value: id}]})};
}

function createTask({admin, ids, withDrafts}: Setup, ours: MetaobjectDefinitionRecord): Task {
  return {
    name: ours.type,
    async run() {
      const {type, name, displayNameKey, fields} = ours;
      const fieldDefinitions = fields.map((field) => fieldInput(field, ids));
      const capabilities = {translatable, ...(withDrafts.has(type) && {publishable})};
      const definition = {type, name, displayNameKey, access, capabilities, fieldDefinitions};
      const {metaobjectDefinition} = await admin.mutate<UserErrors & {metaobjectDefinition: {id: string}}>(
        CREATE,
        {definition},
        `the definition ${type}`,
      );
      ids.set('definition', type, metaobjectDefinition.id);
    },
  };
}

function updateTask({admin, ids}: Setup, {type}: MetaobjectDefinitionRecord, id: string, found: Difference): Task {
  const parts = [
    ...found.missing.map(({key}) => key),
    ...(found.isClosed ? ['storefront access'] : []),
    ...(found.isUntranslatable ? ['translation'] : []),
    ...(found.hasNoDrafts ? ['drafts'] : []),
  ];
  return {
    name: `${type} (${parts.join(', ')})`,
    async run() {
      const capabilities = {
        ...(found.isUntranslatable && {translatable}),
        ...(found.hasNoDrafts && {publishable}),
      };
      const definition = {
        ...(found.isClosed && {access}),
        capabilities,
        fieldDefinitions: found.missing.map((field) => ({create: fieldInput(field, ids)})),
      };
      await admin.mutate(UPDATE, {id, definition}, `the definition ${type}`);
      if (found.hasNoDrafts) await publishEntries(admin, type);
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
export async function planDefinitions(setup: Setup): Promise<Section> {
  const plan = section('Define metaobjects');
  const stored = new Map((await readDefinitions(setup.admin)).map((definition) => [definition.type, definition]));
  for (const {type, id, capabilities: has} of stored.values()) {
    setup.ids.set('definition', type, id);
    if (has.publishable.enabled) setup.withDrafts.add(type);
  }
  for (const ours of setup.content.definitions.metaobjects) {
    const found = stored.get(ours.type);
    if (typesWithDrafts.includes(ours.type)) setup.withDrafts.add(ours.type);
    if (!found) {
      plan.tasks.push(createTask(setup, ours));
      continue;
    }
    const difference = compareDefinition(ours, found);
    const {missing, wrong, isClosed, isUntranslatable, hasNoDrafts} = difference;
    plan.problems.push(...wrong.map((field) => wrongType(`${ours.type}.${field.key}`, field)));
    if (missing.length > 0 || isClosed || isUntranslatable || hasNoDrafts) {
      plan.tasks.push(updateTask(setup, ours, found.id, difference));
    }
  }
  return plan;
}

/** What to do about a field of another type: Shopify can't change it. */
export function wrongType(name: string, {type, stored}: {type: string; stored: string}): string {
  return (
    `The field ${name} is ${stored}, and has to be ${type}. Shopify can't change the type of a field: ` +
    'keep its values elsewhere, delete it in the admin (Settings › Custom data), and run store:setup again.'
  );
}

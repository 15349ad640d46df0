import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';
import type {FieldDefinitionRecord, MetaobjectDefinitionRecord} from '../../model';
import {gid} from '../../store/ids';
import type {Store} from '../../store/store';
import {userError, type UserError} from '../errors';
import {fieldType, isFieldType} from '../fieldTypes';

interface FieldInput {
  key: string;
  type: string;
  validations?: {name: string; value: string}[] | null;
}

interface DefinitionInput {
  type: string;
  name?: string | null;
  displayNameKey?: string | null;
  access?: {storefront?: string | null} | null;
  capabilities?: {translatable?: {enabled: boolean} | null; publishable?: {enabled: boolean} | null} | null;
  fieldDefinitions?: FieldInput[] | null;
}

type FieldOperation = {create?: FieldInput | null; update?: {key: string} | null; delete?: {key: string} | null};

type DefinitionUpdate = Omit<DefinitionInput, 'type' | 'fieldDefinitions'> & {
  fieldDefinitions?: FieldOperation[] | null;
};

const MAX_FIELDS = 40;

const definitionId = (type: string) => gid('MetaobjectDefinition', type);

const nameOf = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

export function findDefinition({content}: Store, type: string): MetaobjectDefinitionRecord | undefined {
  return content.definitions.metaobjects.find((definition) => definition.type === type);
}

function readField(
  {content}: Store,
  {key, type, validations}: FieldInput,
  taken: readonly {key: string}[],
  path: string,
): FieldDefinitionRecord | UserError {
  if (taken.some((field) => field.key === key)) {
    return userError(path, 'OBJECT_FIELD_TAKEN', `Field definition "${key}" is already taken`, key);
  }
  if (!/^[a-zA-Z0-9_-]{2,64}$/.test(key)) return userError(path, 'INVALID', 'Key is invalid', key);
  if (!isFieldType(type)) return userError(path, 'INCLUSION', `Type name ${type} is not a valid type`, key);
  if (!type.endsWith('metaobject_reference')) return {key, type};
  const id = validations?.find(({name}) => name === 'metaobject_definition_id')?.value;
  const target = content.definitions.metaobjects.find((definition) => definitionId(definition.type) === id);
  if (!target) {
    const message = 'Validations require that you select a metaobject.';
    return userError(`${path}.validations`, 'INVALID_OPTION', message, key);
  }
  return {key, type, metaobjectType: target.type};
}

function addFields(
  store: Store,
  definition: MetaobjectDefinitionRecord,
  inputs: readonly FieldInput[],
  pathOf: (index: number) => string,
): UserError[] {
  const errors: UserError[] = [];
  inputs.forEach((input, index) => {
    const field = readField(store, input, definition.fields, pathOf(index));
    if ('message' in field) errors.push(field);
    else definition.fields.push(field);
  });
  if (definition.fields.length > MAX_FIELDS) {
    errors.push(userError('definition', 'INPUT_LIMIT_EXCEEDED', `A definition has at most ${MAX_FIELDS} fields`));
  }
  return errors;
}

/** Sets name, access and capability of a definition, and checks the field that names its entries. */
function setProperties(definition: MetaobjectDefinitionRecord, input: Omit<DefinitionUpdate, 'fieldDefinitions'>) {
  const {name, displayNameKey, access, capabilities} = input;
  if (name) definition.name = name;
  if (displayNameKey) definition.displayNameKey = displayNameKey;
  if (access?.storefront) definition.storefrontAccess = access.storefront === 'PUBLIC_READ';
  if (capabilities?.translatable) definition.translatable = capabilities.translatable.enabled;
  if (capabilities?.publishable) definition.publishable = capabilities.publishable.enabled;
  const key = definition.displayNameKey;
  if (!key || definition.fields.some((field) => field.key === key)) return [];
  return [userError('definition.displayNameKey', 'UNDEFINED_OBJECT_FIELD', `Field definition "${key}" does not exist`)];
}

export const definitionQueries: Resolvers<never> = {
  metaobjectDefinitions: (_, args: ConnectionArgs, {store}) =>
    connection(store.content.definitions.metaobjects, args, ({type}) => definitionId(type)),
  metaobjectDefinitionByType: (_, {type}: {type: string}, {store}) => findDefinition(store, type) ?? null,
};

export const definitionMutations: Resolvers<never> = {
  metaobjectDefinitionCreate: (_, {definition: input}: {definition: DefinitionInput}, {store}) => {
    const {type} = input;
    if (findDefinition(store, type)) {
      return {userErrors: [userError('definition.type', 'TAKEN', 'Type has already been taken')]};
    }
    if (!/^[a-z0-9_-]{3,255}$/.test(type))
      return {userErrors: [userError('definition.type', 'INVALID', 'Type is invalid')]};
    const created = {type, name: nameOf(type), translatable: false, storefrontAccess: false, fields: []};
    const errors = [
      ...addFields(store, created, input.fieldDefinitions ?? [], (index) => `definition.fieldDefinitions.${index}`),
      ...setProperties(created, input),
    ];
    if (errors.length > 0) return {userErrors: errors};
    store.content.definitions.metaobjects.push(created);
    store.contentChanged();
    return {metaobjectDefinition: created, userErrors: []};
  },
  metaobjectDefinitionUpdate: (_, {id, definition: input}: {id: string; definition: DefinitionUpdate}, {store}) => {
    const all = store.content.definitions.metaobjects;
    const at = all.findIndex(({type}) => definitionId(type) === id);
    const found = all[at];
    if (!found) return {userErrors: [userError('id', 'RECORD_NOT_FOUND', 'Record not found')]};
    const changed = structuredClone(found);
    const gone = new Set(input.fieldDefinitions?.flatMap((operation) => operation.delete?.key ?? []));
    changed.fields = changed.fields.filter(({key}) => !gone.has(key));
    const added = input.fieldDefinitions?.flatMap((operation) => operation.create ?? []) ?? [];
    const errors = [
      ...addFields(store, changed, added, (index) => `definition.fieldDefinitions.${index}.create`),
      ...setProperties(changed, input),
    ];
    if (errors.length > 0) return {userErrors: errors};
    all[at] = changed;
    store.contentChanged();
    return {metaobjectDefinition: changed, userErrors: []};
  },
};

export const metaobjectDefinition: Resolvers<MetaobjectDefinitionRecord> = {
  id: ({type}) => definitionId(type),
  displayNameKey: ({displayNameKey}) => displayNameKey ?? null,
  access: ({storefrontAccess}) => ({
    admin: 'PUBLIC_READ_WRITE',
    customerAccount: 'NONE',
    storefront: storefrontAccess ? 'PUBLIC_READ' : 'NONE',
  }),
  capabilities: ({translatable, publishable = false}) => ({
    translatable: {enabled: translatable},
    publishable: {enabled: publishable},
    renderable: {enabled: false},
    onlineStore: {enabled: false},
  }),
  fieldDefinitions: ({fields}) => fields,
  metaobjectsCount: ({type}, _, {store}) =>
    store.content.metaobjects.filter((metaobject) => metaobject.type === type).length,
};

export const metaobjectFieldDefinition: Resolvers<FieldDefinitionRecord> = {
  name: ({key}) => nameOf(key),
  required: () => false,
  type: ({type}) => fieldType(type),
  validations: ({metaobjectType}) =>
    metaobjectType
      ? [{name: 'metaobject_definition_id', type: 'metaobject_definition_id', value: definitionId(metaobjectType)}]
      : [],
};

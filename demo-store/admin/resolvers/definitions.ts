import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';
import type {FieldDefinitionRecord, MetaobjectDefinitionRecord} from '../../model';
import {gid} from '../../store/ids';
import type {Store} from '../../store/store';
import {userError, type UserError} from '../errors';
import {fieldType, findTypeProblem} from '../fieldTypes';

interface FieldInput {
  key: string;
  type: string;
  required?: boolean | null;
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

type FieldOperation = {
  create?: FieldInput | null;
  update?: {key: string; required?: boolean | null} | null;
  delete?: {key: string} | null;
};

type DefinitionUpdate = Omit<DefinitionInput, 'type' | 'fieldDefinitions'> & {
  fieldDefinitions?: FieldOperation[] | null;
};

const MAX_FIELDS = 40;
const MAX_DEFINITIONS = 128;

/** Keys that Shopify keeps for itself. */
const RESERVED_KEYS = new Set(['handle', 'id']);

export const definitionId = (type: string) => gid('MetaobjectDefinition', type);

export const toDefaultName = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

export function findDefinition({content}: Store, type: string): MetaobjectDefinitionRecord | undefined {
  return content.definitions.metaobjects.find((definition) => definition.type === type);
}

/** What is wrong with the key of a new field: fields of the definition or other inputs have it, or it isn't a key. */
function findKeyErrors(
  key: string,
  path: string,
  takenKeys: ReadonlySet<string>,
  newKeys: ReadonlySet<string>,
): UserError[] {
  if (takenKeys.has(key)) {
    return [userError(`${path}.key`, 'OBJECT_FIELD_TAKEN', `Field definition "${key}" is already taken`, key)];
  }
  if (newKeys.has(key)) {
    return [userError(path, 'DUPLICATE_FIELD_INPUT', `Field "${key}" duplicates other inputs`, key)];
  }
  const errors: UserError[] = [];
  const refuse = (code: string, message: string) => errors.push(userError(path, code, message, key));
  if (RESERVED_KEYS.has(key)) refuse('RESERVED_NAME', `The name "${key}" is reserved for system use`);
  if (key === '') refuse('BLANK', "Key can't be blank");
  if (key.length < 2) refuse('TOO_SHORT', 'Key is too short (minimum is 2 characters)');
  if (key.length > 64) refuse('TOO_LONG', 'Key is too long (maximum is 64 characters)');
  if (!/^[a-zA-Z0-9_-]+$/.test(key)) refuse('INVALID', 'Key contains one or more invalid characters.');
  return errors;
}

/** What is wrong with the type of a new definition. */
function findTypeError(type: string): UserError | undefined {
  const refuse = (code: string, message: string) => userError('definition.type', code, message);
  if (type.length < 3) return refuse('TOO_SHORT', 'Type is too short (minimum is 3 characters)');
  if (type.length > 255) return refuse('TOO_LONG', 'Type is too long (maximum is 255 characters)');
  if (/^[a-zA-Z0-9_-]+$/.test(type)) return undefined;
  const message =
    'Type contains one or more invalid characters. Only alphanumeric characters, underscores, and dashes are allowed.';
  return refuse('INVALID', message);
}

function readField(
  {content}: Store,
  {key, type, required, validations}: FieldInput,
  path: string,
): FieldDefinitionRecord | UserError {
  const typeProblem = findTypeProblem(type);
  if (typeProblem) return userError(path, 'INCLUSION', typeProblem, key);
  const field = {key, type, ...(required && {required})};
  if (!type.endsWith('metaobject_reference')) return field;
  const id = validations?.find(({name}) => name === 'metaobject_definition_id')?.value;
  const targetDefinition = content.definitions.metaobjects.find((definition) => definitionId(definition.type) === id);
  if (!targetDefinition) {
    const message = 'Validations require that you select a metaobject.';
    return userError(`${path}.validations`, 'INVALID_OPTION', message, key);
  }
  return {...field, metaobjectType: targetDefinition.type};
}

function addFields(
  store: Store,
  definition: MetaobjectDefinitionRecord,
  inputs: readonly FieldInput[],
  toPath: (index: number) => string,
): UserError[] {
  const takenKeys = new Set(definition.fields.map(({key}) => key));
  const newKeys = new Set<string>();
  const errors: UserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const path = toPath(index);
    const keyErrors = findKeyErrors(input.key, path, takenKeys, newKeys);
    newKeys.add(input.key);
    if (keyErrors.length > 0) {
      errors.push(...keyErrors);
      continue;
    }
    const field = readField(store, input, path);
    if ('message' in field) errors.push(field);
    else definition.fields.push(field);
  }
  if (definition.fields.length > MAX_FIELDS) {
    const message = `Maximum ${MAX_FIELDS} fields per metaobject definition`;
    errors.push(userError('definition.fieldDefinitions', 'INVALID', message));
  }
  return errors;
}

/** Sets `required` of existing fields, the only property that can change here. */
function updateFields({fields}: MetaobjectDefinitionRecord, operations: readonly FieldOperation[]): UserError[] {
  return operations.flatMap(({update}, index) => {
    if (!update) return [];
    const field = fields.find(({key}) => key === update.key);
    if (field) {
      field.required = update.required ?? field.required;
      return [];
    }
    const message = `Field definition "${update.key}" does not exist`;
    return [
      userError(`definition.fieldDefinitions.${index}.update.key`, 'UNDEFINED_OBJECT_FIELD', message, update.key),
    ];
  });
}

/** Sets name, access and capabilities of a definition, and checks its display name field. */
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
    // The case of a type doesn't count.
    const type = input.type.toLowerCase();
    if (findDefinition(store, type)) {
      return {userErrors: [userError('definition.type', 'TAKEN', 'Type has already been taken')]};
    }
    const typeError = findTypeError(type);
    if (typeError) return {userErrors: [typeError]};
    const {metaobjects: definitions} = store.content.definitions;
    if (definitions.length >= MAX_DEFINITIONS) {
      const message = `Total definition count exceeds the limit of ${MAX_DEFINITIONS}`;
      return {userErrors: [userError('definition', 'MAX_DEFINITIONS_EXCEEDED', message)]};
    }
    const definition = {type, name: toDefaultName(type), translatable: false, storefrontAccess: false, fields: []};
    const errors = [
      ...addFields(store, definition, input.fieldDefinitions ?? [], (index) => `definition.fieldDefinitions.${index}`),
      ...setProperties(definition, input),
    ];
    if (errors.length > 0) return {userErrors: errors};
    definitions.push(definition);
    store.invalidateCatalogue();
    return {metaobjectDefinition: definition, userErrors: []};
  },
  metaobjectDefinitionUpdate: (_, {id, definition: input}: {id: string; definition: DefinitionUpdate}, {store}) => {
    const definitions = store.content.definitions.metaobjects;
    const definitionIndex = definitions.findIndex(({type}) => definitionId(type) === id);
    const existing = definitions[definitionIndex];
    if (!existing) return {userErrors: [userError('id', 'RECORD_NOT_FOUND', 'Record not found')]};
    const edited = structuredClone(existing);
    const deletedKeys = new Set(input.fieldDefinitions?.flatMap((operation) => operation.delete?.key ?? []));
    edited.fields = edited.fields.filter(({key}) => !deletedKeys.has(key));
    const newFields = input.fieldDefinitions?.flatMap((operation) => operation.create ?? []) ?? [];
    const errors = [
      ...updateFields(edited, input.fieldDefinitions ?? []),
      ...addFields(store, edited, newFields, (index) => `definition.fieldDefinitions.${index}.create`),
      ...setProperties(edited, input),
    ];
    if (errors.length > 0) return {userErrors: errors};
    definitions[definitionIndex] = edited;
    store.invalidateCatalogue();
    return {metaobjectDefinition: edited, userErrors: []};
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
  name: ({key}) => toDefaultName(key),
  required: ({required = false}) => required,
  type: ({type}) => fieldType(type),
  validations: ({metaobjectType}) =>
    metaobjectType
      ? [{name: 'metaobject_definition_id', type: 'metaobject_definition_id', value: definitionId(metaobjectType)}]
      : [],
};

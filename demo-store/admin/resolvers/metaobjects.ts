import type {Entity, Metaobject} from '../../catalogue/entities';
import {findReference} from '../../catalogue/catalogue';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {toUpdatedAt} from '../../graphql/times';
import type {FieldRecord, MetaobjectRecord} from '../../model';
import {userError, type UserError} from '../errors';
import {germanValue, parseField} from '../fieldValues';
import {toHandle} from './collections';
import {findDefinition, toDefaultName} from './definitions';

interface HandleInput {
  type: string;
  handle: string;
}

interface MetaobjectInput {
  capabilities?: {publishable?: {status: 'ACTIVE' | 'DRAFT'} | null} | null;
  fields?: {key: string; value: string}[] | null;
}

function findEntry({store}: Context, {type, handle}: HandleInput): Metaobject | null {
  return store.catalogue.metaobjectByHandle.get(`${type}/${handle}`) ?? null;
}

/** What is wrong with the handle of a new entry. */
function findHandleError(handle: string, path: string): UserError | undefined {
  if (handle.length > 255) return userError(path, 'TOO_LONG', 'Handle is too long (maximum is 255 characters)');
  return /^[\p{L}\p{N}_-]+$/u.test(handle) ? undefined : userError(path, 'INVALID', 'Handle is invalid');
}

/** Saves the fields and the status of a new or existing entry, unless they are invalid by its definition. */
function saveEntry(
  typeAndHandle: HandleInput,
  input: MetaobjectInput | null | undefined,
  context: Context,
  handlePath = 'metaobject.handle',
) {
  const {store} = context;
  const definition = findDefinition(store, typeAndHandle.type);
  if (!definition) {
    const message = `No metaobject definition exists for type "${typeAndHandle.type}"`;
    return {metaobject: null, userErrors: [userError('handle.type', 'UNDEFINED_OBJECT_TYPE', message)]};
  }
  const existing = findEntry(context, typeAndHandle)?.record;
  const fields: Record<string, FieldRecord> = {...existing?.fields};
  const handleError = existing ? undefined : findHandleError(typeAndHandle.handle, handlePath);
  const errors: UserError[] = handleError ? [handleError] : [];
  input?.fields?.forEach(({key: name, value}, index) => {
    const path = `metaobject.fields.${index}`;
    const field = definition.fields.find((candidate) => candidate.key === name);
    if (!field) {
      const message = `Field definition "${name}" does not exist`;
      return errors.push(userError(path, 'UNDEFINED_OBJECT_FIELD', message, name));
    }
    if (value === '') return delete fields[name];
    const parsed = parseField(store, field.type, value, fields[name]);
    if ('problem' in parsed) return errors.push(userError(path, 'INVALID_VALUE', parsed.problem, name));
    return (fields[name] = parsed);
  });
  // The definition may require a field that it did not require when the entry was saved.
  for (const {key: name, required} of definition.fields) {
    if (required && !fields[name] && !errors.some(({elementKey}) => elementKey === name))
      errors.push(userError('metaobject', 'OBJECT_FIELD_REQUIRED', `${toDefaultName(name)} can't be blank`, name));
  }
  const status = input?.capabilities?.publishable?.status;
  if (status && !definition.publishable) {
    const message = 'Capability is not enabled on this definition';
    errors.push(userError('metaobject.capabilities.publishable', 'CAPABILITY_NOT_ENABLED', message));
  }
  if (errors.length > 0) return {metaobject: null, userErrors: errors};
  // A new entry of a publishable type is a draft.
  const defaultDraft = existing ? existing.draft : definition.publishable;
  const isDraft = status ? status === 'DRAFT' : defaultDraft;
  if (existing) Object.assign(existing, {fields, draft: isDraft});
  else store.content.metaobjects.push({type: typeAndHandle.type, handle: typeAndHandle.handle, fields, draft: isDraft});
  store.invalidateCatalogue();
  return {metaobject: findEntry(context, typeAndHandle), userErrors: []};
}

const refuse = (path: string, code: string, message: string) => ({
  metaobject: null,
  userErrors: [userError(path, code, message)],
});

/** Creates an entry. The default handle is made of the display name, with a number when another entry has the handle. */
function createEntry(
  {type, handle, ...input}: MetaobjectInput & {type: string; handle?: string | null},
  context: Context,
) {
  const isTaken = (candidate: string) => findEntry(context, {type, handle: candidate}) !== null;
  if (handle && isTaken(handle)) return refuse('metaobject.handle', 'TAKEN', 'Handle has already been taken');
  const nameKey = findDefinition(context.store, type)?.displayNameKey;
  const defaultHandle = toHandle(input.fields?.find(({key}) => key === nameKey)?.value ?? '') || type;
  let freeHandle = handle || defaultHandle;
  for (let suffix = 1; isTaken(freeHandle); suffix++) freeHandle = `${defaultHandle}-${suffix}`;
  return saveEntry({type, handle: freeHandle}, input, context);
}

function updateEntry(
  {id, metaobject}: {id: string; metaobject: MetaobjectInput & {handle?: string | null}},
  context: Context,
) {
  const entity = context.store.catalogue.entityById.get(id);
  if (entity?.__typename !== 'Metaobject') return refuse('id', 'RECORD_NOT_FOUND', 'Record not found');
  const {type, handle} = entity.record;
  if (metaobject.handle && metaobject.handle !== handle)
    return refuse('metaobject.handle', 'INVALID', 'The demo store keeps the handles of entries.');
  return saveEntry({type, handle}, metaobject, context);
}

export const metaobjectQueries: Resolvers<never> = {
  metaobjects: (_, {type, ...args}: ConnectionArgs & {type: string}, {store}) =>
    connection(
      store.catalogue.metaobjects.filter(({record}) => record.type === type),
      args,
      ({id}) => id,
    ),
  metaobjectByHandle: (_, {handle}: {handle: HandleInput}, context) => findEntry(context, handle),
};

export const metaobjectMutations: Resolvers<never> = {
  metaobjectCreate: (_, {metaobject}: {metaobject: Parameters<typeof createEntry>[0]}, context) =>
    createEntry(metaobject, context),
  metaobjectUpdate: (_, args: Parameters<typeof updateEntry>[0], context) => updateEntry(args, context),
  metaobjectUpsert: (_, {handle, metaobject}: {handle: HandleInput; metaobject?: MetaobjectInput | null}, context) =>
    saveEntry(handle, metaobject, context, 'handle.handle'),
};

/** The fields of an entry in the order of its definition, including those without a value. */
function listFields({type, fields}: MetaobjectRecord, {store}: Context) {
  const definedFields =
    findDefinition(store, type)?.fields ?? Object.entries(fields).map(([key, field]) => ({key, type: field.type}));
  return definedFields.map(({key, type: fieldType}) => ({
    key,
    type: fieldType,
    value: fields[key] ? germanValue(fields[key]) : null,
    jsonValue: null,
    field: fields[key],
  }));
}

type Field = ReturnType<typeof listFields>[number];

/** The objects that a field refers to, published or not. */
function listReferencedEntities({field}: Field, {store}: Context): Entity[] {
  if (!field || !('references' in field)) return [];
  return field.references.flatMap((reference) => findReference(store.catalogue, reference) ?? []);
}

const isList = ({type}: Field) => type.startsWith('list.');

export const metaobjectField: Resolvers<Field> = {
  reference: (field, _, context) => (isList(field) ? null : (listReferencedEntities(field, context)[0] ?? null)),
  references: (field, args: ConnectionArgs, context) =>
    isList(field) && field.field && 'references' in field.field
      ? connection(listReferencedEntities(field, context), args, ({id}) => id)
      : null,
};

export const metaobject: Resolvers<Metaobject> = {
  type: ({record}) => record.type,
  handle: ({record}) => record.handle,
  createdAt: ({position}) => toUpdatedAt(position),
  updatedAt: ({position}) => toUpdatedAt(position),
  definition: ({record}, _, {store}) => findDefinition(store, record.type),
  displayName: ({record}, _, {store}) => {
    const key = findDefinition(store, record.type)?.displayNameKey;
    const field = key ? record.fields[key] : undefined;
    return field ? germanValue(field) : record.handle;
  },
  fields: ({record}, _, context) => listFields(record, context),
  field: ({record}, {key}: {key: string}, context) =>
    listFields(record, context).find((field) => field.key === key) ?? null,
};

import type {Entity, Metaobject} from '../../catalogue/entities';
import {findReference} from '../../catalogue/catalogue';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {updatedAtOf} from '../../graphql/times';
import type {FieldRecord, MetaobjectRecord} from '../../model';
import {userError, type UserError} from '../errors';
import {germanValue, readField} from '../fieldValues';
import {findDefinition} from './definitions';

interface HandleInput {
  type: string;
  handle: string;
}

interface MetaobjectInput {
  capabilities?: {publishable?: {status: 'ACTIVE' | 'DRAFT'} | null} | null;
  fields?: {key: string; value: string}[] | null;
}

function find({store}: Context, {type, handle}: HandleInput): Metaobject | null {
  return store.catalogue.metaobjectByHandle.get(`${type}/${handle}`) ?? null;
}

function upsert(
  {handle: key, metaobject}: {handle: HandleInput; metaobject?: MetaobjectInput | null},
  context: Context,
) {
  const {store} = context;
  const definition = findDefinition(store, key.type);
  if (!definition) {
    const message = `No metaobject definition exists for type "${key.type}"`;
    return {metaobject: null, userErrors: [userError('handle.type', 'UNDEFINED_OBJECT_TYPE', message)]};
  }
  const known = find(context, key)?.record;
  const fields: Record<string, FieldRecord> = {...known?.fields};
  const errors: UserError[] = [];
  metaobject?.fields?.forEach(({key: name, value}, index) => {
    const path = `metaobject.fields.${index}`;
    const field = definition.fields.find((candidate) => candidate.key === name);
    if (!field) {
      const message = `Field definition "${name}" does not exist`;
      return errors.push(userError(path, 'UNDEFINED_OBJECT_FIELD', message, name));
    }
    if (value === '') return delete fields[name];
    const read = readField(store, field.type, value, fields[name]);
    if ('problem' in read) return errors.push(userError(path, 'INVALID_VALUE', read.problem, name));
    return (fields[name] = read);
  });
  const status = metaobject?.capabilities?.publishable?.status;
  if (status && !definition.publishable) {
    const message = 'Capability is not enabled on this definition';
    errors.push(userError('metaobject.capabilities.publishable', 'CAPABILITY_NOT_ENABLED', message));
  }
  if (errors.length > 0) return {metaobject: null, userErrors: errors};
  // An entry of a type with drafts begins as one.
  const draft = status ? status === 'DRAFT' : known ? known.draft : definition.publishable;
  if (known) Object.assign(known, {fields, draft});
  else store.content.metaobjects.push({type: key.type, handle: key.handle, fields, draft});
  store.contentChanged();
  return {metaobject: find(context, key), userErrors: []};
}

export const metaobjectQueries: Resolvers<never> = {
  metaobjects: (_, {type, ...args}: ConnectionArgs & {type: string}, {store}) =>
    connection(
      store.catalogue.metaobjects.filter(({record}) => record.type === type),
      args,
      ({id}) => id,
    ),
  metaobjectByHandle: (_, {handle}: {handle: HandleInput}, context) => find(context, handle),
};

export const metaobjectMutations: Resolvers<never> = {
  metaobjectUpsert: (_, args: Parameters<typeof upsert>[0], context) => upsert(args, context),
};

/** The defined fields of an entry in the order of their definition, those without a value too. */
function fieldsOf({type, fields}: MetaobjectRecord, {store}: Context) {
  const defined =
    findDefinition(store, type)?.fields ?? Object.entries(fields).map(([key, field]) => ({key, type: field.type}));
  return defined.map(({key, type: fieldType}) => ({
    key,
    type: fieldType,
    value: fields[key] ? germanValue(fields[key]) : null,
    jsonValue: null,
    field: fields[key],
  }));
}

type Field = ReturnType<typeof fieldsOf>[number];

/** What a field refers to, published or not. */
function targetsOf({field}: Field, {store}: Context): Entity[] {
  if (!field || !('references' in field)) return [];
  return field.references.flatMap((reference) => findReference(store.catalogue, reference) ?? []);
}

const isList = ({type}: Field) => type.startsWith('list.');

export const metaobjectField: Resolvers<Field> = {
  reference: (field, _, context) => (isList(field) ? null : (targetsOf(field, context)[0] ?? null)),
  references: (field, args: ConnectionArgs, context) =>
    isList(field) && field.field && 'references' in field.field
      ? connection(targetsOf(field, context), args, ({id}) => id)
      : null,
};

export const metaobject: Resolvers<Metaobject> = {
  type: ({record}) => record.type,
  handle: ({record}) => record.handle,
  createdAt: ({position}) => updatedAtOf(position),
  updatedAt: ({position}) => updatedAtOf(position),
  definition: ({record}, _, {store}) => findDefinition(store, record.type),
  displayName: ({record}, _, {store}) => {
    const key = findDefinition(store, record.type)?.displayNameKey;
    const field = key ? record.fields[key] : undefined;
    return field ? germanValue(field) : record.handle;
  },
  fields: ({record}, _, context) => fieldsOf(record, context),
  field: ({record}, {key}: {key: string}, context) =>
    fieldsOf(record, context).find((field) => field.key === key) ?? null,
};

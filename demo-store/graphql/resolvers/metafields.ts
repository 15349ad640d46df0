import type {Entity, Metafield, Metaobject, Product, Variant} from '../../catalogue/entities';
import {findReference, referenceId} from '../../catalogue/catalogue';
import type {FieldRecord, Language} from '../../model';
import {connection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {toUpdatedAt} from '../times';

interface MetaobjectField {
  key: string;
  field: FieldRecord;
}

interface HasMetafieldsIdentifier {
  namespace?: string | null;
  key: string;
}

function isList(field: FieldRecord): boolean {
  return field.type.startsWith('list.');
}

function toValue(field: FieldRecord, language: Language): string {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value[language];
  const ids = field.references.map(referenceId);
  return isList(field) ? JSON.stringify(ids) : (ids[0] ?? '');
}

/** The referenced objects that exist and are published. */
function listTargets(field: FieldRecord, {store}: Context): Entity[] {
  if (!('references' in field)) return [];
  return field.references.flatMap((reference) => {
    const target = findReference(store.catalogue, reference);
    return target && store.inventory.isPublished(target) ? [target] : [];
  });
}

function findReferencedEntity(field: FieldRecord, context: Context): Entity | null {
  return isList(field) ? null : (listTargets(field, context)[0] ?? null);
}

function referenceConnection(field: FieldRecord, args: ConnectionArgs, context: Context) {
  if (!isList(field) || !('references' in field)) return null;
  return connection(listTargets(field, context), args, (entity) => entity.id);
}

export function findMetafield(
  {metafields}: Product | Variant,
  {namespace, key}: HasMetafieldsIdentifier,
  {store}: Context,
) {
  const match = metafields.find((candidate) => candidate.namespace === namespace && candidate.key === key);
  return match && store.inventory.isPublished(match) ? match : null;
}

const getPublishedAt = (owner: Product | Variant) => ('product' in owner ? owner.product : owner).record.publishedAt;

export const metafield: Resolvers<Metafield> = {
  value: ({field}, _, {language}) => toValue(field, language),
  type: ({field}) => field.type,
  list: ({field}) => isList(field),
  description: () => null,
  createdAt: ({owner}) => getPublishedAt(owner),
  updatedAt: ({owner}) => getPublishedAt(owner),
  parentResource: ({owner}) => owner,
  reference: ({field}, _, context) => findReferencedEntity(field, context),
  references: ({field}, args: ConnectionArgs, context) => referenceConnection(field, args, context),
};

export const metaobjectField: Resolvers<MetaobjectField> = {
  type: ({field}) => field.type,
  value: ({field}, _, {language}) => toValue(field, language),
  reference: ({field}, _, context) => findReferencedEntity(field, context),
  references: ({field}, args: ConnectionArgs, context) => referenceConnection(field, args, context),
};

export const metaobject: Resolvers<Metaobject> = {
  handle: ({record}) => record.handle,
  type: ({record}) => record.type,
  updatedAt: ({position}) => toUpdatedAt(position),
  onlineStoreUrl: () => null,
  seo: () => null,
  field: ({record}, {key}: {key: string}): MetaobjectField | null => {
    const field = record.fields[key];
    return field ? {key, field} : null;
  },
  fields: ({record}): MetaobjectField[] => Object.entries(record.fields).map(([key, field]) => ({key, field})),
};

import type {Entity, Metafield, Metaobject, Product, Variant} from '../../catalogue/entities';
import {findReference, referenceId} from '../../catalogue/catalogue';
import type {FieldRecord, Language} from '../../model';
import {connection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {updatedAtOf} from '../times';

/** A field of a metaobject on its way to the client. */
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

function valueOf(field: FieldRecord, language: Language): string {
  if ('value' in field) return typeof field.value === 'string' ? field.value : field.value[language];
  const ids = field.references.map(referenceId);
  return isList(field) ? JSON.stringify(ids) : (ids[0] ?? '');
}

/** The targets that exist and are published. */
function targetsOf(field: FieldRecord, {store}: Context): Entity[] {
  if (!('references' in field)) return [];
  return field.references.flatMap((reference) => {
    const target = findReference(store.catalogue, reference);
    return target && store.inventory.isPublished(target) ? [target] : [];
  });
}

function referenceOf(field: FieldRecord, context: Context): Entity | null {
  return isList(field) ? null : (targetsOf(field, context)[0] ?? null);
}

function referencesOf(field: FieldRecord, args: ConnectionArgs, context: Context) {
  if (!isList(field) || !('references' in field)) return null;
  return connection(targetsOf(field, context), args, (entity) => entity.id);
}

/** The metafield of a product or variant, or `null`. */
export function findMetafield(
  {metafields}: Product | Variant,
  {namespace, key}: HasMetafieldsIdentifier,
  {store}: Context,
) {
  const found = metafields.find((metafield) => metafield.namespace === namespace && metafield.key === key);
  return found && store.inventory.isPublished(found) ? found : null;
}

const publishedAt = (owner: Product | Variant) => ('product' in owner ? owner.product : owner).record.publishedAt;

export const metafield: Resolvers<Metafield> = {
  value: ({field}, _, {language}) => valueOf(field, language),
  type: ({field}) => field.type,
  list: ({field}) => isList(field),
  description: () => null,
  createdAt: ({owner}) => publishedAt(owner),
  updatedAt: ({owner}) => publishedAt(owner),
  parentResource: ({owner}) => owner,
  reference: ({field}, _, context) => referenceOf(field, context),
  references: ({field}, args: ConnectionArgs, context) => referencesOf(field, args, context),
};

export const metaobjectField: Resolvers<MetaobjectField> = {
  type: ({field}) => field.type,
  value: ({field}, _, {language}) => valueOf(field, language),
  reference: ({field}, _, context) => referenceOf(field, context),
  references: ({field}, args: ConnectionArgs, context) => referencesOf(field, args, context),
};

export const metaobject: Resolvers<Metaobject> = {
  handle: ({record}) => record.handle,
  type: ({record}) => record.type,
  updatedAt: ({position}) => updatedAtOf(position),
  onlineStoreUrl: () => null,
  seo: () => null,
  field: ({record}, {key}: {key: string}): MetaobjectField | null => {
    const field = record.fields[key];
    return field ? {key, field} : null;
  },
  fields: ({record}): MetaobjectField[] => Object.entries(record.fields).map(([key, field]) => ({key, field})),
};

import type {Entity} from '../../catalogue/entities';
import {isDefaultMenu} from '../../catalogue/menus';
import type {Context, Resolvers} from '../../graphql/context';
import type {Store} from '../../store/store';
import {userError, type UserError} from '../errors';
import {findProductById} from '../productInput';
import {definitionId} from './definitions';
import {metafieldDefinitionId} from './metafieldDefinitions';

type EntityOf<Type extends Entity['__typename']> = Extract<Entity, {__typename: Type}>;

/** References to a deleted object stay and resolve to nothing, as at Shopify. */
function remove<Item>(list: Item[], isDeleted: (item: Item) => boolean, store: Store): void {
  list.splice(0, list.length, ...list.filter((item) => !isDeleted(item)));
  store.invalidateCatalogue();
}

/** Creates a mutation that deletes an object from a list of the content. The mutation returns the object's id as `key`. */
function createDeletion<Type extends Entity['__typename']>(
  type: Type,
  key: string,
  notFoundError: UserError,
  removeFrom: (entity: EntityOf<Type>, store: Store) => UserError | void,
) {
  return (id: string, {store}: Context) => {
    const found = store.catalogue.entityById.get(id);
    const error = found?.__typename === type ? removeFrom(found as EntityOf<Type>, store) : notFoundError;
    return {[key]: error ? null : id, shop: store.catalogue.shop, userErrors: error ? [error] : []};
  };
}

const deleteMetaobject = createDeletion(
  'Metaobject',
  'deletedId',
  userError('id', 'RECORD_NOT_FOUND', 'Record not found'),
  ({record}, store) => remove(store.content.metaobjects, (item) => item === record, store),
);
const deleteCollection = createDeletion(
  'Collection',
  'deletedCollectionId',
  userError('id', 'NOT_FOUND', 'Collection does not exist'),
  ({record}, store) => remove(store.content.collections, (item) => item === record, store),
);
const deleteProduct = createDeletion(
  'Product',
  'deletedProductId',
  userError('id', 'NOT_FOUND', 'Product does not exist'),
  ({record}, store) => remove(store.content.products, (item) => item === record, store),
);
const deleteRedirect = createDeletion(
  'UrlRedirect',
  'deletedUrlRedirectId',
  userError('id', 'DOES_NOT_EXIST', 'URL redirect does not exist'),
  ({path}, store) => remove(store.content.urlRedirects, (item) => item.path === path, store),
);
const deleteMenu = createDeletion(
  'Menu',
  'deletedMenuId',
  userError('id', 'MENU_DOES_NOT_EXIST', 'Menu does not exist'),
  ({record: {handle}}, store) => {
    if (isDefaultMenu(handle))
      return userError('id', 'UNABLE_TO_DELETE_DEFAULT_MENU', 'Default menu cannot be deleted');
    return remove(store.content.menus, (item) => item.handle === handle, store);
  },
);

function deleteFiles(ids: readonly string[], {store}: Context) {
  const {pictures, files} = store.content;
  const entities = ids.map((id) => store.catalogue.entityById.get(id));
  const unknownIndex = entities.findIndex(
    (file) => file?.__typename !== 'MediaImage' && file?.__typename !== 'GenericFile',
  );
  if (unknownIndex >= 0) {
    const message = `File id ${ids[unknownIndex]} does not exist.`;
    return {deletedFileIds: null, userErrors: [userError('fileIds', 'FILE_DOES_NOT_EXIST', message)]};
  }
  const names = new Set(
    entities.flatMap((file) => (file && 'record' in file && 'name' in file.record ? file.record.name : [])),
  );
  remove(pictures, ({name}) => names.has(name), store);
  remove(files, ({name}) => names.has(name), store);
  return {deletedFileIds: ids, userErrors: []};
}

/** Deletes a definition and its entries. A definition that fields of another one refer to can't be deleted. */
function deleteDefinition(id: string, {store}: Context) {
  const {metaobjects: definitions} = store.content.definitions;
  const refuse = (code: string, message: string) => ({deletedId: null, userErrors: [userError('id', code, message)]});
  const definition = definitions.find(({type}) => definitionId(type) === id);
  if (!definition) return refuse('RECORD_NOT_FOUND', 'Record not found');
  const {type} = definition;
  const isReferenced = definitions.some(
    (other) => other !== definition && other.fields.some(({metaobjectType}) => metaobjectType === type),
  );
  if (isReferenced) return refuse('REFERENCE_EXISTS_ERROR', 'Definition is referenced by fields of other definitions');
  remove(store.content.metaobjects, (entry) => entry.type === type, store);
  remove(definitions, (definition) => definition === definition, store);
  return {deletedId: id, userErrors: []};
}

interface MetafieldDefinitionArgs {
  id?: string | null;
  identifier?: {ownerType: string; namespace?: string | null; key: string} | null;
  deleteAllAssociatedMetafields?: boolean | null;
}

function deleteMetafieldDefinition(
  {id, identifier, deleteAllAssociatedMetafields: deletesMetafields}: MetafieldDefinitionArgs,
  {store}: Context,
) {
  const {metafields: definitions} = store.content.definitions;
  const refuse = (code: string, message: string) => ({
    deletedDefinition: null,
    deletedDefinitionId: null,
    userErrors: [userError('id', code, message)],
  });
  const definition = definitions.find((definition) =>
    identifier
      ? definition.ownerType === identifier.ownerType &&
        definition.namespace === identifier.namespace &&
        definition.key === identifier.key
      : metafieldDefinitionId(definition) === id,
  );
  if (!definition) return refuse('NOT_FOUND', 'Definition not found.');
  if (definition.type.endsWith('_reference') && !deletesMetafields) {
    const message = 'Deleting a reference type metafield definition requires deletion of its associated metafields.';
    return refuse('REFERENCE_TYPE_DELETION_ERROR', message);
  }
  const {ownerType, namespace, key} = definition;
  for (const product of deletesMetafields ? store.content.products : []) {
    for (const owner of ownerType === 'PRODUCT' ? [product] : product.variants)
      owner.metafields = owner.metafields?.filter((field) => field.namespace !== namespace || field.key !== key) ?? [];
  }
  remove(definitions, (definition) => definition === definition, store);
  return {
    deletedDefinition: {ownerType, namespace, key},
    deletedDefinitionId: metafieldDefinitionId(definition),
    userErrors: [],
  };
}

function deleteVariants({productId, variantsIds}: {productId: string; variantsIds: string[]}, {store}: Context) {
  const product = findProductById(store, productId);
  const refuse = (field: string, code: string, message: string) => ({
    product: product ?? null,
    userErrors: [userError(field, code, message)],
  });
  if (!product) return refuse('productId', 'PRODUCT_DOES_NOT_EXIST', 'Product does not exist');
  const records = product.variants.filter(({id}) => variantsIds.includes(id)).map(({record}) => record);
  if (records.length < variantsIds.length)
    return refuse(
      'variantsIds',
      'AT_LEAST_ONE_VARIANT_DOES_NOT_BELONG_TO_THE_PRODUCT',
      'At least one variant does not belong to the product',
    );
  const {variants} = product.record;
  if (records.length === variants.length)
    return refuse('variantsIds', 'CANNOT_DELETE_LAST_VARIANT', 'Cannot delete the last variant of a product');
  remove(variants, (variant) => records.includes(variant), store);
  return {product: findProductById(store, productId), userErrors: []};
}

function deleteSubscription(id: string, {store, app}: Context) {
  const {webhooks} = store.admin;
  const webhookIndex = webhooks.findIndex((webhook) => webhook.id === id && webhook.app === app);
  if (webhookIndex < 0)
    return {
      deletedWebhookSubscriptionId: null,
      userErrors: [{field: ['id'], message: 'Webhook subscription does not exist'}],
    };
  webhooks.splice(webhookIndex, 1);
  return {deletedWebhookSubscriptionId: id, userErrors: []};
}

export const deletions: Resolvers<never> = {
  collectionDelete: (_, {input}: {input: {id: string}}, context) => deleteCollection(input.id, context),
  fileDelete: (_, {fileIds}: {fileIds: string[]}, context) => deleteFiles(fileIds, context),
  menuDelete: (_, {id}: {id: string}, context) => deleteMenu(id, context),
  metafieldDefinitionDelete: (_, args: MetafieldDefinitionArgs, context) => deleteMetafieldDefinition(args, context),
  metaobjectDefinitionDelete: (_, {id}: {id: string}, context) => deleteDefinition(id, context),
  metaobjectDelete: (_, {id}: {id: string}, context) => deleteMetaobject(id, context),
  productDelete: (_, {input}: {input: {id: string}}, context) => deleteProduct(input.id, context),
  productVariantsBulkDelete: (_, args: Parameters<typeof deleteVariants>[0], context) => deleteVariants(args, context),
  urlRedirectDelete: (_, {id}: {id: string}, context) => deleteRedirect(id, context),
  webhookSubscriptionDelete: (_, {id}: {id: string}, context) => deleteSubscription(id, context),
};

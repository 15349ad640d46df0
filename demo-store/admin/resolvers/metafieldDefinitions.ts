import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';
import type {MetafieldDefinitionRecord, MetafieldOwner} from '../../model';
import {gid} from '../../store/ids';
import type {Store} from '../../store/store';
import {userError} from '../errors';
import {fieldType, isFieldType} from '../fieldTypes';

interface MetafieldDefinitionInput {
  ownerType: string;
  namespace?: string | null;
  key: string;
  name?: string | null;
  type: string;
  access?: {storefront?: string | null} | null;
}

interface ListArgs extends ConnectionArgs {
  ownerType: string;
  namespace?: string | null;
  key?: string | null;
}

const idOf = ({ownerType, namespace, key}: MetafieldDefinitionRecord) =>
  gid('MetafieldDefinition', `${ownerType} ${namespace}.${key}`);

/** How Shopify's messages name the owners that the store has definitions for. */
const owners: Record<MetafieldOwner, string> = {PRODUCT: 'Product', PRODUCTVARIANT: 'ProductVariant'};

const isOwner = (ownerType: string): ownerType is MetafieldOwner => ownerType in owners;

/** The definition of a metafield of products or variants. */
export function findMetafieldDefinition(
  {content}: Store,
  ownerType: string,
  namespace: string,
  key: string,
): MetafieldDefinitionRecord | undefined {
  return content.definitions.metafields.find(
    (found) => found.ownerType === ownerType && found.namespace === namespace && found.key === key,
  );
}

const isOpen = (access: MetafieldDefinitionInput['access']) => access?.storefront === 'PUBLIC_READ';

/** The store has definitions of the metafields of products and variants alone. */
export const metafieldDefinitionQueries: Resolvers<never> = {
  metafieldDefinitions: (_, {ownerType, namespace, key, ...args}: ListArgs, {store}) => {
    const found = store.content.definitions.metafields.filter(
      (definition) =>
        definition.ownerType === ownerType &&
        (!namespace || definition.namespace === namespace) &&
        (!key || definition.key === key),
    );
    return connection(found, args, idOf);
  },
};

export const metafieldDefinitionMutations: Resolvers<never> = {
  metafieldDefinitionCreate: (_, {definition: input}: {definition: MetafieldDefinitionInput}, {store}) => {
    const {namespace, key, type, name, ownerType, access} = input;
    if (!isOwner(ownerType) || !namespace) {
      const message = 'The demo store has definitions of products and variants with a namespace alone.';
      return {userErrors: [userError('definition.ownerType', 'UNSTRUCTURED_ALREADY_EXISTS', message)]};
    }
    if (findMetafieldDefinition(store, ownerType, namespace, key)) {
      const message = `Key is in use for ${owners[ownerType]} metafields on the namespace.`;
      return {userErrors: [userError('definition.key', 'TAKEN', message)]};
    }
    if (!isFieldType(type)) {
      return {userErrors: [userError('definition.type', 'INCLUSION', `Type name ${type} is not a valid type.`)]};
    }
    const created = {ownerType, namespace, key, name: name ?? key, type, storefrontAccess: isOpen(access)};
    store.content.definitions.metafields.push(created);
    store.contentChanged();
    return {createdDefinition: created, userErrors: []};
  },
  metafieldDefinitionUpdate: (_, {definition: input}: {definition: MetafieldDefinitionInput}, {store}) => {
    const found = findMetafieldDefinition(store, input.ownerType, input.namespace ?? '', input.key);
    if (!found) return {userErrors: [userError('definition', 'NOT_FOUND', 'Definition not found.')]};
    if (input.name) found.name = input.name;
    if (input.access?.storefront) found.storefrontAccess = isOpen(input.access);
    store.contentChanged();
    return {updatedDefinition: found, userErrors: []};
  },
};

export const metafieldDefinition: Resolvers<MetafieldDefinitionRecord> = {
  id: idOf,
  type: ({type}) => fieldType(type),
  access: ({storefrontAccess}) => ({
    admin: 'PUBLIC_READ_WRITE',
    customerAccount: 'NONE',
    storefront: storefrontAccess ? 'PUBLIC_READ' : 'NONE',
  }),
  validations: () => [],
};

import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';
import type {MetafieldDefinitionRecord, MetafieldOwner} from '../../model';
import {gid} from '../../store/ids';
import type {Store} from '../../store/store';
import {userError} from '../errors';
import {fieldType, findTypeProblem} from '../fieldTypes';

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

export const metafieldDefinitionId = ({ownerType, namespace, key}: MetafieldDefinitionRecord) =>
  gid('MetafieldDefinition', `${ownerType} ${namespace}.${key}`);

/** How Shopify's messages name the owners that the store has definitions for. */
const ownerNames: Record<MetafieldOwner, string> = {PRODUCT: 'Product', PRODUCTVARIANT: 'ProductVariant'};

const isOwner = (ownerType: string): ownerType is MetafieldOwner => ownerType in ownerNames;

export function findMetafieldDefinition(
  {content}: Store,
  ownerType: string,
  namespace: string,
  key: string,
): MetafieldDefinitionRecord | undefined {
  return content.definitions.metafields.find(
    (definition) => definition.ownerType === ownerType && definition.namespace === namespace && definition.key === key,
  );
}

const isReadable = (access: MetafieldDefinitionInput['access']) => access?.storefront === 'PUBLIC_READ';

/** The store has definitions for metafields of products and variants only. */
export const metafieldDefinitionQueries: Resolvers<never> = {
  metafieldDefinitions: (_, {ownerType, namespace, key, ...args}: ListArgs, {store}) => {
    const definitions = store.content.definitions.metafields.filter(
      (definition) =>
        definition.ownerType === ownerType &&
        (!namespace || definition.namespace === namespace) &&
        (!key || definition.key === key),
    );
    return connection(definitions, args, metafieldDefinitionId);
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
      const message = `Key is in use for ${ownerNames[ownerType]} metafields on the namespace.`;
      return {userErrors: [userError('definition.key', 'TAKEN', message)]};
    }
    const typeProblem = findTypeProblem(type);
    if (typeProblem) return {userErrors: [userError('definition.type', 'INCLUSION', typeProblem)]};
    const created = {ownerType, namespace, key, name: name ?? key, type, storefrontAccess: isReadable(access)};
    store.content.definitions.metafields.push(created);
    store.invalidateCatalogue();
    return {createdDefinition: created, userErrors: []};
  },
  metafieldDefinitionUpdate: (_, {definition: input}: {definition: MetafieldDefinitionInput}, {store}) => {
    const existing = findMetafieldDefinition(store, input.ownerType, input.namespace ?? '', input.key);
    if (!existing) return {userErrors: [userError('definition', 'NOT_FOUND', 'Definition not found.')]};
    if (input.name) existing.name = input.name;
    if (input.access?.storefront) existing.storefrontAccess = isReadable(input.access);
    store.invalidateCatalogue();
    return {updatedDefinition: existing, userErrors: []};
  },
};

export const metafieldDefinition: Resolvers<MetafieldDefinitionRecord> = {
  id: metafieldDefinitionId,
  type: ({type}) => fieldType(type),
  access: ({storefrontAccess}) => ({
    admin: 'PUBLIC_READ_WRITE',
    customerAccount: 'NONE',
    storefront: storefrontAccess ? 'PUBLIC_READ' : 'NONE',
  }),
  validations: () => [],
};

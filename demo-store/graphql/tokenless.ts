import {GraphQLError} from 'graphql';
import {calculateCost, type CountedField, type CountedOperation} from './cost';

/** Maximum complexity of an operation without a token. */
const MAX_COMPLEXITY = 1000;

const SCOPES = {
  content: 'unauthenticated_read_content',
  customers: 'unauthenticated_read_customers',
  inventory: 'unauthenticated_read_product_inventory',
  metaobjects: 'unauthenticated_read_metaobjects',
  tags: 'unauthenticated_read_product_tags',
};

/** Fields that need a token, by type, with the scope that the token needs. */
const REQUIRED_SCOPES: Record<string, Record<string, string>> = {
  QueryRoot: {
    customer: SCOPES.customers,
    menu: SCOPES.content,
    metaobject: SCOPES.metaobjects,
    metaobjects: SCOPES.metaobjects,
    productTags: SCOPES.tags,
  },
  Product: {tags: SCOPES.tags, totalInventory: SCOPES.inventory},
  ProductVariant: {quantityAvailable: SCOPES.inventory},
};

/** The access that a field needs, or `undefined` for a public field. */
export function getRequiredAccess(typeName: string, fieldName: string): string | undefined {
  const isMetafield = fieldName === 'metafield' || fieldName === 'metafields';
  const scope = REQUIRED_SCOPES[typeName]?.[fieldName] ?? (isMetafield ? SCOPES.metaobjects : undefined);
  return scope && `\`${scope}\` access scope.`;
}

/** Each field counts 1. Fields in a connection count once for each entry of the page. */
function complexityOfField({name, parent, page, below}: CountedField): number {
  const isPage = parent.name.endsWith('Connection') && (name === 'nodes' || name === 'edges');
  return 1 + (isPage ? page : 1) * below;
}

export function complexityError(counted: CountedOperation): GraphQLError | undefined {
  const complexity = calculateCost(counted, complexityOfField);
  if (complexity <= MAX_COMPLEXITY) return undefined;
  return new GraphQLError(`Query has complexity of ${complexity}, which exceeds max complexity of ${MAX_COMPLEXITY}`, {
    nodes: counted.operation,
  });
}

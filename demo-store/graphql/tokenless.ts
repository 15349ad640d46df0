import {
  GraphQLError,
  Kind,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** How complex an operation without a token may be. */
const MAX_COMPLEXITY = 1000;

const SCOPES = {
  content: 'unauthenticated_read_content',
  customers: 'unauthenticated_read_customers',
  inventory: 'unauthenticated_read_product_inventory',
  metaobjects: 'unauthenticated_read_metaobjects',
  tags: 'unauthenticated_read_product_tags',
};

/** What only a token opens: fields by their type, and the scope that the token needs. */
const CLOSED: Record<string, Record<string, string>> = {
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

/** The access that a token needs for a field, or `undefined` for a field that is open to everybody. */
export function requiredAccessOf(typeName: string, fieldName: string): string | undefined {
  const isMetafield = fieldName === 'metafield' || fieldName === 'metafields';
  const scope = CLOSED[typeName]?.[fieldName] ?? (isMetafield ? SCOPES.metaobjects : undefined);
  return scope && `\`${scope}\` access scope.`;
}

/** Each field counts 1, and what is in a list of a connection as often as the page is long. */
function complexityOf(document: DocumentNode, operation: OperationDefinitionNode, variables: Record<string, unknown>) {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const ofSet = (set: SelectionSetNode | undefined, page: number): number =>
    (set?.selections ?? []).reduce((sum, node) => sum + ofSelection(node, page), 0);
  const ofSelection = (node: SelectionNode, page: number): number => {
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSet(node.selectionSet, page);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofSet(fragments.get(node.name.value)?.selectionSet, page);
    const isList = node.name.value === 'nodes' || node.name.value === 'edges';
    return 1 + (isList ? page : 1) * ofSet(node.selectionSet, pageSize(node, variables));
  };
  return ofSet(operation.selectionSet, 1);
}

function pageSize({arguments: given = []}: FieldNode, variables: Record<string, unknown>): number {
  const size = given.find(({name}) => name.value === 'first' || name.value === 'last');
  return size ? Number(valueFromASTUntyped(size.value, variables)) || 0 : 1;
}

/** The error of an operation that is too complex without a token. */
export function complexityError(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const complexity = complexityOf(document, operation, variables);
  if (complexity <= MAX_COMPLEXITY) return undefined;
  return new GraphQLError(`Query has complexity of ${complexity}, which exceeds max complexity of ${MAX_COMPLEXITY}`, {
    nodes: operation,
  });
}

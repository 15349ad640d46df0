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
function calculateComplexity(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const countSelections = (set: SelectionSetNode | undefined, pageSize: number): number =>
    (set?.selections ?? []).reduce((sum, node) => sum + countSelection(node, pageSize), 0);
  const countSelection = (node: SelectionNode, page: number): number => {
    if (node.kind === Kind.INLINE_FRAGMENT) return countSelections(node.selectionSet, page);
    if (node.kind === Kind.FRAGMENT_SPREAD) return countSelections(fragments.get(node.name.value)?.selectionSet, page);
    const isList = node.name.value === 'nodes' || node.name.value === 'edges';
    return 1 + (isList ? page : 1) * countSelections(node.selectionSet, readPageSize(node, variables));
  };
  return countSelections(operation.selectionSet, 1);
}

function readPageSize({arguments: args = []}: FieldNode, variables: Record<string, unknown>): number {
  const size = args.find(({name}) => name.value === 'first' || name.value === 'last');
  return size ? Number(valueFromASTUntyped(size.value, variables)) || 0 : 1;
}

export function complexityError(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  const complexity = calculateComplexity(document, operation, variables);
  if (complexity <= MAX_COMPLEXITY) return undefined;
  return new GraphQLError(`Query has complexity of ${complexity}, which exceeds max complexity of ${MAX_COMPLEXITY}`, {
    nodes: operation,
  });
}

import {
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {createFieldCollector} from './selections';

const MUTATION_COST = 10;

/** How often the fields below a connection count. It grows slowly, so large pages are cheap. */
const pageFactor = (size: number): number => Math.max(1, Math.floor(2 * Math.log(size)));

/**
 * The points of an operation at the Storefront API, `requestedQueryCost`. The rule isn't that of the Admin API: each object counts 1,
 * an amount of money and a page's info too, `__typename` 1, other scalars nothing, a mutation 10. A connection counts 1, and all below
 * it as often as its page is long.
 */
export function calculateStorefrontCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const collectFields = createFieldCollector(schema, document);

  /** Of a union or an interface, its dearest type counts. */
  function costOfSelections(set: SelectionSetNode | undefined, type: GraphQLCompositeType): number {
    if (!isObjectType(type)) {
      return Math.max(0, ...schema.getPossibleTypes(type).map((possible) => costOfSelections(set, possible)));
    }
    return collectFields(set, type).reduce((sum, field) => sum + costOfField(field, type), 0);
  }

  function costOfField(field: FieldNode, parent: GraphQLObjectType): number {
    if (field.name.value === TypeNameMetaFieldDef.name) return 1;
    const definition = parent.getFields()[field.name.value];
    const type = definition && getNamedType(definition.type);
    if (!definition || !isCompositeType(type)) return 0;
    const own = parent === schema.getMutationType() ? MUTATION_COST : 1;
    const below = costOfSelections(field.selectionSet, type);
    if (!type.name.endsWith('Connection')) return own + below;
    const {first, last} = getArgumentValues(definition, field, variables);
    return own + pageFactor(Number(first ?? last ?? 1)) * below;
  }

  const root = schema.getRootType(operation.operation);
  return root ? costOfSelections(operation.selectionSet, root) : 0;
}

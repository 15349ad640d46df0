import {
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import {createFieldCollector} from './selections';

/** What every mutation costs, beside the fields of the objects that it returns. */
const MUTATION_COST = 10;

/** Mutations that cost more. */
const MUTATION_COSTS: Record<string, number | undefined> = {fileCreate: 20};

/** What a connection costs, beside its entries. */
const CONNECTION_COST = 2;

/** What it costs to count all objects of a kind. */
const COUNT_COST = 10;

/** Objects that are as free as scalars. */
const FREE_TYPES = new Set([
  'InventoryItemMeasurement',
  'LocationAddress',
  'MailingAddress',
  'MoneyBag',
  'MoneyV2',
  'PageInfo',
  'ShopAddress',
  'Weight',
]);

/** How often the entries of a page count. It grows slowly, so large pages are cheap. */
function pageFactor(size: number): number {
  return size > 0 ? Math.max(1, Math.floor(2 * Math.log(size))) : 0;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * The points that Shopify asks for an operation, `requestedQueryCost`. They are known before it runs: an object costs 1, and a list of
 * objects too, a scalar nothing, a connection 2 and its entries, a mutation 10 and what is below the objects that it returns.
 */
export function calculateCost(
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
    return sum(collectFields(set, type).map((field) => costOfField(field, type)));
  }

  function findDefinition(name: string, type: GraphQLObjectType): GraphQLField<unknown, unknown> | undefined {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return type.getFields()[name];
  }

  function costOfField(field: FieldNode, parent: GraphQLObjectType): number {
    const definition = findDefinition(field.name.value, parent);
    const type = definition && getNamedType(definition.type);
    if (!definition || !isCompositeType(type) || FREE_TYPES.has(type.name)) return 0;
    if (type.name === 'Count' && parent === schema.getQueryType()) return COUNT_COST;
    if (!isObjectType(type) || !type.name.endsWith('Connection')) return 1 + costOfSelections(field.selectionSet, type);
    const {first, last} = getArgumentValues(definition, field, variables);
    return CONNECTION_COST + costOfPage(field.selectionSet, type, Number(first ?? last ?? 0));
  }

  /** Each entry counts 1 and its fields, whether it is below `nodes` or `edges`. */
  function costOfPage(set: SelectionSetNode | undefined, connection: GraphQLObjectType, size: number): number {
    const costs = collectFields(set, connection).map((field) => {
      const cost = costOfField(field, connection);
      if (field.name.value === 'nodes') return pageFactor(size) * cost;
      // The edge itself is free.
      if (field.name.value === 'edges') return pageFactor(size) * Math.max(0, cost - 1);
      return cost;
    });
    return sum(costs);
  }

  /** The objects that a mutation returns are free, and what is below them isn't. */
  function costOfMutation(field: FieldNode, root: GraphQLObjectType): number {
    const payload = getNamedType(root.getFields()[field.name.value]?.type);
    const own = MUTATION_COSTS[field.name.value] ?? MUTATION_COST;
    if (!isObjectType(payload)) return own;
    const returned = collectFields(field.selectionSet, payload);
    return own + sum(returned.map((returnedField) => Math.max(0, costOfField(returnedField, payload) - 1)));
  }

  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const fields = collectFields(operation.selectionSet, root);
  const isMutation = operation.operation === 'mutation';
  return Math.max(1, sum(fields.map((field) => (isMutation ? costOfMutation(field, root) : costOfField(field, root)))));
}

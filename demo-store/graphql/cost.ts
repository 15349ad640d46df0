import {
  getNamedType,
  GraphQLBoolean,
  GraphQLInt,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface CountedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

export interface CountedField {
  name: string;
  type: GraphQLNamedType;
  parent: GraphQLObjectType;
  /** How many entries the field above is asked for, by `first` or `last`. */
  page: number;
  /** What the fields below cost. */
  below: number;
}

/** Says what a field and the fields below it cost. */
export type CostRule = (field: CountedField) => number;

const META_FIELDS = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];

/** How often the entries of a page count. It grows slowly, so large pages are cheap. */
export function pageFactor(size: number): number {
  return size > 0 ? Math.max(1, Math.floor(2 * Math.log(size))) : 0;
}

/** What an operation costs by a rule. This is known before it runs, and every operation costs something. */
export function calculateCost({schema, document, operation, variables}: CountedOperation, rule: CostRule): number {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  /** Fragments and types lead to the same selections in many ways, so each of them is counted once. */
  const counted = new Map<string, number>();

  function isLeftOut({directives = []}: SelectionNode): boolean {
    return directives.some(({name, arguments: [condition] = []}) => {
      const value = condition && valueFromAST(condition.value, GraphQLBoolean, variables);
      return (name.value === 'skip' && value === true) || (name.value === 'include' && value === false);
    });
  }

  function appliesTo(condition: string, type: GraphQLObjectType): boolean {
    const conditionType = schema.getType(condition);
    if (conditionType === type) return true;
    return isAbstractType(conditionType) && schema.isSubType(conditionType, type);
  }

  /** The fields that are selected for an object. A field that is selected twice is one with the selections of both. */
  function collectFields(sets: readonly SelectionSetNode[], type: GraphQLObjectType): FieldNode[][] {
    const fields = new Map<string, FieldNode[]>();
    const spreads = new Set<string>();
    const collect = ({selections}: SelectionSetNode): void => {
      for (const node of selections) {
        if (isLeftOut(node)) continue;
        if (node.kind === Kind.FIELD) {
          const key = (node.alias ?? node.name).value;
          const nodes = fields.get(key) ?? [];
          nodes.push(node);
          fields.set(key, nodes);
          continue;
        }
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          if (spreads.has(node.name.value)) continue;
          spreads.add(node.name.value);
        }
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
        const condition = fragment?.typeCondition?.name.value;
        if (fragment && (condition === undefined || appliesTo(condition, type))) collect(fragment.selectionSet);
      }
    };
    sets.forEach(collect);
    return [...fields.values()];
  }

  /** Of a union or an interface, its dearest type counts. */
  function costOfSelections(sets: readonly SelectionSetNode[], type: GraphQLCompositeType, page: number): number {
    const key = [type.name, page, ...sets.map((set) => set.loc?.start)].join(' ');
    const known = counted.get(key);
    if (known !== undefined) return known;
    const cost = isObjectType(type)
      ? collectFields(sets, type).reduce((sum, nodes) => sum + costOfField(nodes, type, page), 0)
      : Math.max(0, ...schema.getPossibleTypes(type).map((possible) => costOfSelections(sets, possible, page)));
    counted.set(key, cost);
    return cost;
  }

  function costOfField(nodes: readonly FieldNode[], parent: GraphQLObjectType, page: number): number {
    const name = nodes[0]?.name.value ?? '';
    const definition = parent.getFields()[name] ?? META_FIELDS.find((field) => field.name === name);
    if (!definition) return 0;
    const type = getNamedType(definition.type);
    const sets = nodes.flatMap(({selectionSet}) => selectionSet ?? []);
    const below = isCompositeType(type) ? costOfSelections(sets, type, readPage(definition, nodes[0])) : 0;
    return rule({name, type, parent, page, below});
  }

  function readPage({args}: GraphQLField<unknown, unknown>, node: FieldNode | undefined): number {
    const [first, last] = ['first', 'last'].map((name) => {
      const argument = node?.arguments?.find((candidate) => candidate.name.value === name);
      if (argument) return valueFromAST(argument.value, GraphQLInt, variables);
      return args.find((candidate) => candidate.name === name)?.defaultValue;
    });
    return Math.max(0, Number(first ?? last ?? 0));
  }

  const root = schema.getRootType(operation.operation);
  return root ? Math.max(1, costOfSelections([operation.selectionSet], root, 0)) : 0;
}

import {
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/**
 * Creates a function that lists the fields that a document selects for an object. A field that is selected twice is one with the
 * selections of both.
 */
export function createFieldCollector(schema: GraphQLSchema, document: DocumentNode) {
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );

  function appliesTo(condition: string, type: GraphQLObjectType): boolean {
    const conditionType = schema.getType(condition);
    if (conditionType === type) return true;
    return isAbstractType(conditionType) && schema.isSubType(conditionType, type);
  }

  return function collectFields(set: SelectionSetNode | undefined, type: GraphQLObjectType): FieldNode[] {
    const fields = new Map<string, FieldNode>();
    const add = (field: FieldNode): void => {
      const key = (field.alias ?? field.name).value;
      const selections = [
        ...(fields.get(key)?.selectionSet?.selections ?? []),
        ...(field.selectionSet?.selections ?? []),
      ];
      fields.set(key, {...field, selectionSet: {kind: Kind.SELECTION_SET, selections}});
    };
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FIELD) {
        add(node);
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const condition = fragment?.typeCondition?.name.value;
      if (condition === undefined || appliesTo(condition, type))
        collectFields(fragment?.selectionSet, type).forEach(add);
    }
    return [...fields.values()];
  };
}

import {
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isLeafType,
  isListType,
  TypeInfo,
  valueFromAST,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import {parseGid} from '../store/ids';

/** An argument that may contain lists, with the path of the field that it belongs to. */
export interface ListArgument {
  node: ArgumentNode;
  field: FieldNode;
  definition: GraphQLArgument;
  path: string[];
}

/** How many values a list takes, in both APIs. */
const MAX_VALUES = 250;

/** The limits of the lists that take more values. */
const LONGER_LISTS: Record<string, number | undefined> = {'ProductSetInput.variants': 2048};

/** Shopify's message for an invalid global id. */
export function invalidIdMessage(value: unknown): string {
  return `Invalid global id '${String(value)}'`;
}

/** Rejects literals that aren't global ids, as `coerceVariables` does for variables. */
export const globalIdsRule: ValidationRule = (context) => {
  const check = (node: ArgumentNode['value']) => {
    const type = context.getInputType();
    const isId = type && getNullableType(type).toString() === 'ID';
    if (!isId || !('value' in node) || parseGid(String(node.value))) return;
    context.reportError(new GraphQLError(invalidIdMessage(node.value), {nodes: node}));
  };
  return {StringValue: check, IntValue: check};
};

/** The arguments that may contain lists. The size of these lists is checked once the variables are known. */
export function listArguments(schema: GraphQLSchema, document: DocumentNode): ListArgument[] {
  const typeInfo = new TypeInfo(schema);
  const fields: FieldNode[] = [];
  const argumentsWithLists: ListArgument[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter: (field) => void fields.push(field),
        leave: () => void fields.pop(),
      },
      Argument: (node) => {
        const definition = typeInfo.getArgument();
        const field = fields.at(-1);
        if (!field || !definition || isLeafType(getNullableType(definition.type))) return;
        const path = fields.map(({alias, name}) => (alias ?? name).value);
        argumentsWithLists.push({node, field, definition, path});
      },
    }),
  );
  return argumentsWithLists;
}

function findSizeErrors(
  type: GraphQLInputType,
  value: unknown,
  path: string[],
  nodes: FieldNode,
  limit = MAX_VALUES,
): GraphQLError[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const values = Array.isArray(value) ? (value as unknown[]) : [];
    if (values.length > limit) {
      const message = `The input array size of ${values.length} is greater than the maximum allowed of ${limit}.`;
      return [new GraphQLError(message, {nodes, path, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}})];
    }
    return values.flatMap((item) => findSizeErrors(nullable.ofType, item, path, nodes));
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return [];
  const values = value as Record<string, unknown>;
  return Object.values(nullable.getFields()).flatMap((field) =>
    findSizeErrors(
      field.type,
      values[field.name],
      [...path, field.name],
      nodes,
      LONGER_LISTS[`${nullable.name}.${field.name}`],
    ),
  );
}

/** Refuses lists that are too long. The path of such a list doesn't say in which entry of another list it is, as at Shopify. */
export function checkListSizes(list: readonly ListArgument[], variables: Record<string, unknown>): GraphQLError[] {
  return list.flatMap(({node, field, definition, path}) => {
    const value = valueFromAST(node.value, definition.type, variables);
    return findSizeErrors(definition.type, value, [...path, definition.name], field);
  });
}

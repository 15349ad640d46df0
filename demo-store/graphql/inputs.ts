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
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValidationRule,
} from 'graphql';
import {parseGid} from '../store/ids';

/** An argument that may contain lists, with the path of the field that it belongs to. */
export interface ListArgument {
  node: ArgumentNode;
  definition: GraphQLArgument;
  path: string[];
}

const LIMIT = /must not contain more than `(\d+)` values/;

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
  const path: string[] = [];
  const argumentsWithLists: ListArgument[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: {
        enter: ({alias, name}) => void path.push((alias ?? name).value),
        leave: () => void path.pop(),
      },
      Argument: (node) => {
        const definition = typeInfo.getArgument();
        if (definition && !isLeafType(getNullableType(definition.type)))
          argumentsWithLists.push({node, definition, path: [...path]});
      },
    }),
  );
  return argumentsWithLists;
}

function findSizeErrors(
  {name, description, type}: GraphQLArgument | GraphQLInputField,
  value: unknown,
  path: readonly string[],
): GraphQLError[] {
  const valuePath = [...path, name];
  const limit = Number(LIMIT.exec(description ?? '')?.[1] ?? Infinity);
  if (Array.isArray(value) && value.length > limit) {
    const message = `The input array size of ${value.length} is greater than the maximum allowed of ${limit}.`;
    return [new GraphQLError(message, {path: valuePath, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}})];
  }
  return findNestedSizeErrors(type, value, valuePath);
}

function findNestedSizeErrors(type: GraphQLInputType, value: unknown, path: readonly string[]): GraphQLError[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    return items.flatMap((item, index) => findNestedSizeErrors(nullable.ofType, item, [...path, String(index)]));
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.values(nullable.getFields()).flatMap((field) => findSizeErrors(field, fields[field.name], path));
}

/** The maximum size of a list is stated in the argument's description in the schema. */
export function checkListSizes(list: readonly ListArgument[], variables: Record<string, unknown>): GraphQLError[] {
  return list.flatMap(({node, definition, path}) => {
    const errors = findSizeErrors(definition, valueFromAST(node.value, definition.type, variables), path);
    return errors.map(
      ({message, path: at, extensions}) => new GraphQLError(message, {nodes: node, path: at, extensions}),
    );
  });
}

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

/** An argument of a document that may hold lists, with the path of its field. */
export interface ListArgument {
  node: ArgumentNode;
  definition: GraphQLArgument;
  path: string[];
}

const LIMIT = /must not contain more than `(\d+)` values/;

/** What Shopify says of a value that is no global id. */
export function invalidId(value: unknown): string {
  return `Invalid global id '${String(value)}'`;
}

/** Refuses ids in a document that aren't global ids, as `coerceVariables` does for variables. */
export const globalIdsRule: ValidationRule = (context) => {
  const check = (node: ArgumentNode['value']) => {
    const type = context.getInputType();
    const isId = type && getNullableType(type).toString() === 'ID';
    if (!isId || !('value' in node) || parseGid(String(node.value))) return;
    context.reportError(new GraphQLError(invalidId(node.value), {nodes: node}));
  };
  return {StringValue: check, IntValue: check};
};

/** The arguments of a document that may hold lists: their limits are checked when the variables are known. */
export function listArguments(schema: GraphQLSchema, document: DocumentNode): ListArgument[] {
  const typeInfo = new TypeInfo(schema);
  const path: string[] = [];
  const found: ListArgument[] = [];
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
          found.push({node, definition, path: [...path]});
      },
    }),
  );
  return found;
}

function tooLarge(
  {name, description, type}: GraphQLArgument | GraphQLInputField,
  value: unknown,
  path: readonly string[],
): GraphQLError[] {
  const here = [...path, name];
  const limit = Number(LIMIT.exec(description ?? '')?.[1] ?? Infinity);
  if (Array.isArray(value) && value.length > limit) {
    const message = `The input array size of ${value.length} is greater than the maximum allowed of ${limit}.`;
    return [new GraphQLError(message, {path: here, extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}})];
  }
  return tooLargeInside(type, value, here);
}

function tooLargeInside(type: GraphQLInputType, value: unknown, path: readonly string[]): GraphQLError[] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    return items.flatMap((item, index) => tooLargeInside(nullable.ofType, item, [...path, String(index)]));
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return [];
  const given = value as Record<string, unknown>;
  return Object.values(nullable.getFields()).flatMap((field) => tooLarge(field, given[field.name], path));
}

/** An error for each list that is longer than its description in the schema allows. */
export function tooLargeInputs(found: readonly ListArgument[], variables: Record<string, unknown>): GraphQLError[] {
  return found.flatMap(({node, definition, path}) => {
    const errors = tooLarge(definition, valueFromAST(node.value, definition.type, variables), path);
    return errors.map(
      ({message, path: at, extensions}) => new GraphQLError(message, {nodes: node, path: at, extensions}),
    );
  });
}

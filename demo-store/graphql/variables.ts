import {
  coerceInputValue,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  print,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import {parseGid} from '../store/ids';
import {invalidIdMessage} from './inputs';

interface Problem {
  path: (string | number)[];
  explanation: string;
}

interface CoercedVariables {
  values: Record<string, unknown>;
  errors: GraphQLError[];
}

const NULL_EXPLANATION = 'Expected value to not be null';

function explain(error: GraphQLError, value: unknown): string {
  const {message} = error;
  const unknownField = /^Field "(.+?)" is not defined by type "(.+?)"/.exec(message);
  if (unknownField) return `Field is not defined on ${unknownField[2]}`;
  if (/was not provided|Expected non-nullable type/.test(message)) return NULL_EXPLANATION;
  const scalar = /^(Int|Float|String|Boolean|ID) cannot represent/.exec(message);
  if (scalar) return `Could not coerce value ${JSON.stringify(value)} to ${scalar[1]}`;
  const enumeration = /^Value "(.+?)" does not exist in "(.+?)" enum/.exec(message);
  if (enumeration) return `Expected "${enumeration[1]}" to be one of the values of ${enumeration[2]}`;
  return message;
}

function toPath(error: GraphQLError, path: readonly (string | number)[]): (string | number)[] {
  const missingField = /^Field "(.+?)" of required type/.exec(error.message);
  const unknownField = /^Field "(.+?)" is not defined by type/.exec(error.message);
  const name = missingField?.[1] ?? unknownField?.[1];
  return name ? [...path, name] : [...path];
}

/** Ids are checked before execution: Shopify returns no data at all when one is invalid. */
function findInvalidIds(value: unknown, type: GraphQLInputType, path: (string | number)[]): Problem[] {
  const nullable = getNullableType(type);
  if (value === null || value === undefined) return [];
  if (isListType(nullable)) {
    const entries = Array.isArray(value) ? (value as unknown[]) : [value];
    return entries.flatMap((entry, index) => findInvalidIds(entry, nullable.ofType, [...path, index]));
  }
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    const values = value as Record<string, unknown>;
    return fields.flatMap(({name, type: fieldType}) => findInvalidIds(values[name], fieldType, [...path, name]));
  }
  if (nullable.name !== 'ID') return [];
  if (typeof value === 'string' && parseGid(value)) return [];
  return [{path, explanation: invalidIdMessage(value)}];
}

function createVariableError(definition: VariableDefinitionNode, value: unknown, problems: Problem[]): GraphQLError {
  const reasons = problems
    .map(({path, explanation}) => (path.length > 0 ? `${path.join('.')} (${explanation})` : explanation))
    .join(', ');
  const detail = problems.some(({path}) => path.length > 0) ? ` for ${reasons}` : '';
  return new GraphQLError(
    `Variable $${definition.variable.name.value} of type ${print(definition.type)} was provided invalid value${detail}`,
    {
      nodes: definition,
      extensions: {
        code: 'INVALID_VARIABLE',
        value: value ?? null,
        problems: problems.map((problem) => ({...problem, message: problem.explanation})),
      },
    },
  );
}

function coerceVariable(schema: GraphQLSchema, definition: VariableDefinitionNode, input: unknown) {
  const type = typeFromAST(schema, definition.type);
  const problems: Problem[] = [];
  if (!isInputType(type)) return {problems, value: undefined};
  if (input === undefined && definition.defaultValue)
    return {problems, value: valueFromAST(definition.defaultValue, type)};
  if (input === undefined || input === null) {
    if (isNonNullType(type)) problems.push({path: [], explanation: NULL_EXPLANATION});
    return {problems, value: input};
  }
  const value: unknown = coerceInputValue(input, type, (path, invalid, error) => {
    problems.push({path: toPath(error, path), explanation: explain(error, invalid)});
  });
  if (problems.length === 0) problems.push(...findInvalidIds(value, type, []));
  return {problems, value};
}

/** Checks the variables of an operation against their types. An error lists every problem, as Shopify's does. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  input: Record<string, unknown>,
): CoercedVariables {
  const values: Record<string, unknown> = {};
  const errors: GraphQLError[] = [];
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value;
    const {problems, value} = coerceVariable(schema, definition, input[name]);
    if (problems.length > 0) errors.push(createVariableError(definition, input[name], problems));
    else if (value !== undefined) values[name] = value;
  }
  return {values, errors};
}

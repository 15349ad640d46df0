import {GraphQLError, Kind, visit, BREAK, type ASTNode, type DocumentNode} from 'graphql';

export interface StaticError {
  message: string;
  locations: readonly {line: number; column: number}[];
  path: string[];
  extensions: Record<string, unknown>;
}

interface Rule {
  pattern: RegExp;
  translate: (match: string[], node: ASTNode | undefined) => {message: string; extensions: Record<string, unknown>};
}

/** Shopify's messages in place of graphql-js's, because clients may match them. */
const RULES: Rule[] = [
  {
    pattern: /^Cannot query field "(.+?)" on type "(.+?)"/,
    translate: ([, fieldName, typeName]) => ({
      message: `Field '${fieldName}' doesn't exist on type '${typeName}'`,
      extensions: {code: 'undefinedField', typeName, fieldName},
    }),
  },
  {
    pattern: /^Unknown argument "(.+?)" on field "(?:.+?\.)?(.+?)"/,
    translate: ([, argumentName, name]) => ({
      message: `Field '${name}' doesn't accept argument '${argumentName}'`,
      extensions: {code: 'argumentNotAccepted', name, typeName: 'Field', argumentName},
    }),
  },
  {
    pattern: /^Field "(.+?)" argument "(.+?)" of type ".+?" is required/,
    translate: ([, name, argument]) => ({
      message: `Field '${name}' is missing required arguments: ${argument}`,
      extensions: {code: 'missingRequiredArguments', className: 'Field', name, arguments: argument},
    }),
  },
  {
    pattern: /^Field "(.+?)" of type "(.+?)" must have a selection of subfields/,
    translate: ([, name, type = '']) => ({
      message: `Field must have selections (field '${name}' returns ${type.replace(
        /[![\]]/g,
        '',
      )} but has no selections. Did you mean '${name} { ... }'?)`,
      extensions: {
        code: 'selectionMismatch',
        nodeName: `field '${name}'`,
        typeName: type.replace(/[![\]]/g, ''),
      },
    }),
  },
  {
    pattern: /^Field "(.+?)" must not have a selection since type "(.+?)" has no subfields/,
    translate: ([, name, typeName]) => ({
      message: `Selections can't be made on scalars (field '${name}' returns ${typeName} but has selections)`,
      extensions: {code: 'selectionMismatch', nodeName: `field '${name}'`, typeName},
    }),
  },
  {
    pattern: /^Variable "\$(.+?)" is not defined(?: by operation "(.+?)")?/,
    translate: ([, variableName, operation]) => ({
      message: `Variable $${variableName} is used by ${operation ?? 'anonymous query'} but not declared`,
      extensions: {code: 'variableNotDefined', variableName},
    }),
  },
  {
    pattern: /^Variable "\$(.+?)" is never used(?: in operation "(.+?)")?/,
    translate: ([, variableName, operation]) => ({
      message: `Variable $${variableName} is declared by ${operation ?? 'anonymous query'} but not used`,
      extensions: {code: 'variableNotUsed', variableName},
    }),
  },
  {
    pattern: /^Variable "\$(.+?)" of type "(.+?)" used in position expecting type "(.+?)"/,
    translate: ([, variableName, type, expected]) => ({
      message: `Type mismatch on variable $${variableName} (${type} / ${expected})`,
      extensions: {code: 'variableMismatch', variableName, typeName: type, errorMessage: 'Type mismatch'},
    }),
  },
  {
    pattern: /^Fragment "(.+?)" is never used/,
    translate: ([, fragmentName]) => ({
      message: `Fragment ${fragmentName} was defined, but not used`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Unknown fragment "(.+?)"/,
    translate: ([, fragmentName]) => ({
      message: `Fragment ${fragmentName} was used, but not defined`,
      extensions: {code: 'useAndDefineFragment', fragmentName},
    }),
  },
  {
    pattern: /^Unknown type "(.+?)"/,
    translate: ([, typeName], node) => {
      if (node?.kind !== Kind.VARIABLE_DEFINITION) {
        const message = `No such type ${typeName}, so it can't be a fragment condition`;
        return {message, extensions: {code: 'undefinedType', typeName}};
      }
      const variableName = node.variable.name.value;
      return {
        message: `${typeName} isn't a defined input type (on $${variableName})`,
        extensions: {code: 'variableRequiresValidType', typeName, variableName},
      };
    },
  },
  {
    pattern: /^Invalid global id .*$/,
    translate: ([message = '']) => ({
      message,
      extensions: {code: 'argumentLiteralsIncompatible', typeName: 'CoercionError'},
    }),
  },
  {
    pattern: /^.*(?:cannot represent|Expected (?:value of )?type|does not exist in|is not defined by type).*$/s,
    translate: ([message], node) => ({
      message: message ?? '',
      extensions: {
        code: 'argumentLiteralsIncompatible',
        typeName: node?.kind === Kind.OBJECT_FIELD ? 'InputObject' : 'Field',
      },
    }),
  },
];

/** The type that a fragment or a variable names. */
function namedType(node: ASTNode): ASTNode | undefined {
  if (node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.INLINE_FRAGMENT) return node.typeCondition;
  if (node.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  let {type} = node;
  while (type.kind !== Kind.NAMED_TYPE) type = type.type;
  return type;
}

/** Of an unknown type, graphql-js finds the type itself at fault, and Shopify the fragment or the variable that names it. */
function findSubject(document: DocumentNode, node: ASTNode | undefined): ASTNode | undefined {
  if (node?.kind !== Kind.NAMED_TYPE) return node;
  let subject: ASTNode = node;
  visit(document, {
    enter(candidate) {
      if (namedType(candidate) !== node) return undefined;
      subject = candidate;
      return BREAK;
    },
  });
  return subject;
}

function findPath(document: DocumentNode, target: ASTNode | undefined): string[] {
  const path: string[] = [];
  if (!target) return path;
  let isFound = false;
  visit(document, {
    enter(node) {
      const part = describePart(node);
      if (part) path.push(part);
      if (node !== target) return undefined;
      isFound = true;
      return BREAK;
    },
    leave(node) {
      if (describePart(node)) path.pop();
    },
  });
  return isFound ? path : [];
}

function describePart(node: ASTNode): string | undefined {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return node.name ? `${node.operation} ${node.name.value}` : node.operation;
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case Kind.FIELD:
      return node.alias?.value ?? node.name.value;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return node.name.value;
    default:
      return undefined;
  }
}

/** Converts a validation error of graphql-js to Shopify's message and shape. */
export function toStaticError(error: GraphQLError, document: DocumentNode): StaticError {
  const [faultyNode] = error.nodes ?? [];
  const node = findSubject(document, faultyNode);
  const {locations = []} = node === faultyNode ? error : new GraphQLError(error.message, {nodes: node});
  const base = {locations, path: findPath(document, node)};
  for (const {pattern, translate} of RULES) {
    const match = pattern.exec(error.message);
    if (match) return {...base, ...translate(match, node)};
  }
  return {...base, message: error.message, extensions: {code: 'invalid'}};
}

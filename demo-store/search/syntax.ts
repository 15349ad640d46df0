/** Shopify's search syntax as a tree. */
export type Query =
  | {kind: 'all'}
  | {kind: 'and' | 'or'; parts: Query[]}
  | {kind: 'not'; part: Query}
  | {kind: 'term'; field?: string; comparator: Comparator; text: string; isPrefix: boolean};

export type Comparator = '=' | '<' | '<=' | '>' | '>=';

const TOKEN = /\(|\)|(?:[^\s()"':]+:)?(?:<=|>=|<|>)?(?:"[^"]*"|'[^']*'|[^\s()]+)|[^\s()]+/g;
const TERM = /^(?:([\w.]+):)?(<=|>=|<|>)?(.*)$/s;

function unquote(text: string): string {
  return /^(["']).*\1$/s.test(text) && text.length > 1 ? text.slice(1, -1) : text;
}

function parseTerm(token: string): Query {
  if (token.startsWith('-') && token.length > 1) return {kind: 'not', part: parseTerm(token.slice(1))};
  const [, field, comparator = '=', raw = ''] = TERM.exec(token) ?? [];
  const quoted = unquote(raw);
  const isPrefix = quoted === raw && raw.endsWith('*');
  return {
    kind: 'term',
    field: field?.toLowerCase(),
    comparator: comparator as Comparator,
    text: isPrefix ? raw.slice(0, -1) : quoted,
    isPrefix,
  };
}

/** Parses a query. Any text is a valid query: unbalanced brackets are ignored. */
export function parseQuery(text: string): Query {
  const tokens = text.match(TOKEN) ?? [];
  let position = 0;

  function parseOr(): Query {
    const parts = [parseAnd()];
    while (tokens[position] === 'OR') {
      position++;
      parts.push(parseAnd());
    }
    return parts.length === 1 ? (parts[0] ?? {kind: 'all'}) : {kind: 'or', parts};
  }

  function parseAnd(): Query {
    const parts: Query[] = [];
    for (
      let token = tokens[position];
      token !== undefined && token !== ')' && token !== 'OR';
      token = tokens[position]
    ) {
      if (token === 'AND') position++;
      else parts.push(parseFactor());
    }
    if (parts.length === 0) return {kind: 'all'};
    return parts.length === 1 ? (parts[0] ?? {kind: 'all'}) : {kind: 'and', parts};
  }

  function parseFactor(): Query {
    const token = tokens[position++] ?? '';
    if (token === 'NOT') return {kind: 'not', part: parseFactor()};
    if (token === '(' || token === '-(') {
      const inner = parseOr();
      if (tokens[position] === ')') position++;
      return inner;
    }
    return parseTerm(token);
  }

  const query = parseOr();
  return position < tokens.length
    ? {kind: 'and', parts: [query, parseQuery(tokens.slice(position + 1).join(' '))]}
    : query;
}

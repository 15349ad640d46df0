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

/** Reads a query. No query is an error: brackets without a partner are ignored. */
export function parseQuery(text: string): Query {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  function parseOr(): Query {
    const parts = [parseAnd()];
    while (tokens[at] === 'OR') {
      at++;
      parts.push(parseAnd());
    }
    return parts.length === 1 ? (parts[0] ?? {kind: 'all'}) : {kind: 'or', parts};
  }

  function parseAnd(): Query {
    const parts: Query[] = [];
    for (let token = tokens[at]; token !== undefined && token !== ')' && token !== 'OR'; token = tokens[at]) {
      if (token === 'AND') at++;
      else parts.push(parseFactor());
    }
    if (parts.length === 0) return {kind: 'all'};
    return parts.length === 1 ? (parts[0] ?? {kind: 'all'}) : {kind: 'and', parts};
  }

  function parseFactor(): Query {
    const token = tokens[at++] ?? '';
    if (token === 'NOT') return {kind: 'not', part: parseFactor()};
    if (token === '(' || token === '-(') {
      const inner = parseOr();
      if (tokens[at] === ')') at++;
      return inner;
    }
    return parseTerm(token);
  }

  const query = parseOr();
  return at < tokens.length ? {kind: 'and', parts: [query, parseQuery(tokens.slice(at + 1).join(' '))]} : query;
}

/** The query parameter of a search, as in Shopify's storefronts. */
export const queryParameter = 'q';

/** Maximum length of a query, in characters. */
export const maxQuery = 100;

/** The query of a URL, with normalized spaces. */
export function readQuery(url: string): string {
  const query = new URL(url).searchParams.get(queryParameter) ?? '';
  return query.slice(0, maxQuery).replace(/\s+/g, ' ').trim();
}

/** The path of the results, without its language. */
export const searchPath = (query: string) => `/search?${new URLSearchParams({[queryParameter]: query})}`;

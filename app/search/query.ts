/** Query parameter with the words of a search; Shopify's storefronts have the same. */
export const queryParameter = 'q';

/** Longest query, in characters (rule 20.2). */
export const maxQuery = 100;

/** The query of a URL, spaces cleaned. */
export function queryOf(url: string): string {
  const query = new URL(url).searchParams.get(queryParameter) ?? '';
  return query.slice(0, maxQuery).replace(/\s+/g, ' ').trim();
}

/** The path of the results, without its language. */
export const searchPath = (query: string) => `/search?${new URLSearchParams({[queryParameter]: query})}`;

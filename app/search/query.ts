/** Query parameter with the words that are looked for; Shopify's storefronts have the same. */
export const queryParameter = 'q';

/** Longest text that is looked for, in characters (rule 20.2). */
export const maxQuery = 100;

/** The words that a URL asks for, spaces cleaned. */
export function queryOf(url: string): string {
  const asked = new URL(url).searchParams.get(queryParameter) ?? '';
  return asked.slice(0, maxQuery).replace(/\s+/g, ' ').trim();
}

/** The path of the results, without its language. */
export const searchPath = (query: string) => `/search?${new URLSearchParams({[queryParameter]: query})}`;

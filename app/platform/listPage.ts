import {notFound} from './errors';

/** Query parameter with the number of a list's page. The first page has none. */
export const pageParameter = 'page';

/** The number of entries on one page of a list. */
const pageSize = 100;

/** One page of a list: its path and the paths of the previous and the next page, without their language. */
export interface ListPage {
  number: number;
  path: string;
  previous?: string;
  next?: string;
}

/**
 * The page number in a URL, from 1 to 100. Throws the not-found page for an invalid number, and for an unusual spelling of a valid
 * number, such as `01` (rule 9.6).
 */
export function readPageNumber(url: string): number {
  const requested = new URL(url).searchParams.getAll(pageParameter);
  if (requested.length === 0) return 1;
  if (requested.length > 1 || !/^([2-9]|[1-9]\d|100)$/.test(requested[0] ?? '')) throw notFound();
  return Number(requested[0]);
}

/** Creates the page of a list by its number. `path` is the path of the list; it may have a query, such as a filter. */
export function createListPage(path: string, number: number, hasNext: boolean): ListPage {
  const separator = path.includes('?') ? '&' : '?';
  const getPath = (pageNumber: number) =>
    pageNumber === 1 ? path : `${path}${separator}${pageParameter}=${pageNumber}`;
  return {
    number,
    path: getPath(number),
    previous: number > 1 ? getPath(number - 1) : undefined,
    next: hasNext ? getPath(number + 1) : undefined,
  };
}

/** The entries of one page of a complete list. Throws the not-found page for a page after the last one. */
export function selectPage<Entry>(entries: readonly Entry[], number: number): {entries: Entry[]; hasNext: boolean} {
  const start = (number - 1) * pageSize;
  if (number > 1 && start >= entries.length) throw notFound();
  return {entries: entries.slice(start, start + pageSize), hasNext: entries.length > start + pageSize};
}

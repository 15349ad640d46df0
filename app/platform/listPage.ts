import {notFound} from './errors';

/** Query parameter with the number of a list's page. The first page has none. */
export const pageParameter = 'page';

/** Entries on one page of a list, unless it says another number (rule 9.3). */
export const pageSize = 100;

/** One page of a list: its own path and those of its neighbours, without their language. */
export interface ListPage {
  number: number;
  path: string;
  previous?: string;
  next?: string;
}

/**
 * The number of the page that a URL asks for, from 1 to 100. Throws the not-found page for what is no such number, and for a
 * second spelling of one (rule 9.6).
 */
export function pageNumber(url: string): number {
  const asked = new URL(url).searchParams.getAll(pageParameter);
  if (asked.length === 0) return 1;
  if (asked.length > 1 || !/^([2-9]|[1-9]\d|100)$/.test(asked[0] ?? '')) throw notFound();
  return Number(asked[0]);
}

/** The page with this number. `path` may have a query of its own, such as a filter. */
export function listPage(path: string, number: number, hasNext: boolean): ListPage {
  const pathOf = (page: number) =>
    page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${pageParameter}=${page}`;
  return {
    number,
    path: pathOf(number),
    previous: number > 1 ? pathOf(number - 1) : undefined,
    next: hasNext ? pathOf(number + 1) : undefined,
  };
}

/** The entries of one page of a list that is there as a whole. Throws the not-found page for one behind its end. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  number: number,
  size = pageSize,
): {entries: Entry[]; hasNext: boolean} {
  const start = (number - 1) * size;
  if (number > 1 && start >= entries.length) throw notFound();
  return {entries: entries.slice(start, start + size), hasNext: entries.length > start + size};
}

/** For an answer that nobody may keep: redirects by cookie, failures, the gate. */
export const noStore = {'Cache-Control': 'no-store'};

/** For an answer that belongs to one visitor, such as the cart. A loader gives it, and it wins over the rule below. */
export const personal = {'Cache-Control': 'private, no-store'};

/**
 * Decides who may keep a finished document. An error: nobody. A page whose loader said something: as it said. Any other
 * page: every cache, which asks again before each use.
 */
export function setDocumentCaching(headers: Headers, status: number): void {
  if (status >= 400) headers.set('Cache-Control', 'no-store');
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
}

/** While the gate is on, shared caches must not show a page to a visitor without a pass. */
export function keepPrivate(headers: Headers): void {
  if (!headers.get('Cache-Control')?.includes('no-store')) headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Cookie');
}

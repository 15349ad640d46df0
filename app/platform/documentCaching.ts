/** For an answer of the worker itself that no cache may keep: language redirect, gate, contact API. */
export const noStore = {'Cache-Control': 'no-store'};

/** For a loader whose answer belongs to one visitor, such as the cart. `setDocumentCaching` leaves it as it is. */
export const personal = {'Cache-Control': 'private, no-store'};

/**
 * Decides who may keep a finished document. An error: nobody. A page whose loader has set `Cache-Control`: as set there.
 * Any other page: every cache, which asks again before each use.
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

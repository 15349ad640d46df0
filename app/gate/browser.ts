/** Where the password is posted to, and where a visitor signs out, in every language. */
export const gatePath = '/gate';

/**
 * Whether an answer says that the gate has closed while a page was open: its pass has ended, or the password has
 * changed. Then it loads the page anew: the visitor gives the password and comes back to it.
 */
export function reloadIfGateClosed({status}: Pick<Response, 'status'>): boolean {
  if (status !== 401) return false;
  // Not `reload`, which would send a form once more.
  window.location.replace(window.location.pathname + window.location.search);
  return true;
}

/** The path of the password form and of signing out, in every language. */
export const gatePath = '/gate';

/**
 * Reloads the page if an answer shows that the gate's session has expired or the password has changed, so that the visitor can enter the
 * password and return to the page. Returns whether the page reloads.
 */
export function reloadIfGateClosed({status}: Pick<Response, 'status'>): boolean {
  if (status !== 401) return false;
  // `location.reload` would submit a form once more.
  window.location.replace(window.location.pathname + window.location.search);
  return true;
}

import {noStore} from './cache/cacheControl';

/** Thrown by a loader whose page does not exist: the not-found page, or for a file these words in both languages. */
export function notFound(): Response {
  return new Response('Nicht gefunden. Not found.', {status: 404, statusText: 'Not Found'});
}

/** Thrown when the store gives no answer: the page that says so and offers to try again (rule 2.5), or for a file these words. */
export function storeUnavailable(): Response {
  return new Response('Zurzeit nicht erreichbar. Currently unavailable.', {
    status: 503,
    statusText: 'Service Unavailable',
  });
}

/** The answer to a method that is not among `allowed` (rule 2.20). */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const text = 'Diese Art von Anfrage beantworten wir nicht.\n\nThis kind of request has no answer here.\n';
  return new Response(text, {status: 405, headers: {...plainText, Allow: allowed.join(', ')}});
}

/** The answer when not even the error page can be made (rule 2.12). What went wrong is in the log only. */
export function serverError(): Response {
  const text = 'Da ist auf unserer Seite etwas schiefgegangen.\n\nSomething went wrong on our side.\n';
  return new Response(text, {status: 500, headers: plainText});
}

const plainText = {'Content-Type': 'text/plain; charset=utf-8', ...noStore};

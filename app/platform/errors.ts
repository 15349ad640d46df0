import {noStore} from './cache/cacheControl';

/** The response that a loader throws when its page doesn't exist. Only a file shows this text, which is in both languages. */
export function notFound(): Response {
  return new Response('Nicht gefunden. Not found.', {status: 404, statusText: 'Not Found'});
}

/** The response that a loader throws when the store doesn't answer. Only a file shows this text, which is in both languages. */
export function storeUnavailable(): Response {
  return new Response('Zurzeit nicht erreichbar. Currently unavailable.', {
    status: 503,
    statusText: 'Service Unavailable',
  });
}

/** The answer to a method that is not among `allowed`. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  const text = 'Diese Art von Anfrage beantworten wir nicht.\n\nWe don’t answer this kind of request.\n';
  return new Response(text, {status: 405, headers: {...plainText, Allow: allowed.join(', ')}});
}

/** The answer when even the error page fails. Details are in the log only. */
export function serverError(): Response {
  const text =
    'Da ist bei uns etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.\n\nSomething went wrong at our end. Please try again in a moment.\n';
  return new Response(text, {status: 500, headers: plainText});
}

const plainText = {'Content-Type': 'text/plain; charset=utf-8', ...noStore};

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

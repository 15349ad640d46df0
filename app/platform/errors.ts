/** Thrown by a loader whose page does not exist: the not-found page. */
export function notFound(): Response {
  return new Response(null, {status: 404, statusText: 'Not Found'});
}

/** Thrown when the store gives no answer: the page that says so and offers to try again (rule 2.5). */
export function storeUnavailable(): Response {
  return new Response(null, {status: 503, statusText: 'Service Unavailable'});
}

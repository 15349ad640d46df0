import type {Interceptor} from './interceptor';

export const healthPath = '/healthz';

/** Answers 200 for load balancers, even while the store fails. It needs no password. */
export const health: Interceptor = (_request, {url}) => {
  if (url.pathname !== healthPath) return undefined;
  return new Response('ok\n', {headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'}});
};

import {noStore} from '../cache/documentCaching';

const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The answer to a method that no page and no endpoint knows, such as PROPFIND; `undefined` for any other (rule 2.20). */
export function unknownMethod({method}: Request): Response | undefined {
  if (known.includes(method)) return undefined;
  const text = 'Diese Art von Anfrage beantworten wir nicht.\n\nThis kind of request has no answer here.\n';
  const headers = {'Content-Type': 'text/plain; charset=utf-8', Allow: known.join(', '), ...noStore};
  return new Response(text, {status: 405, headers});
}

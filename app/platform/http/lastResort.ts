import {noStore} from '../cache/documentCaching';

/** The answer when not even the error page can be made (rule 2.12). What went wrong is in the log only. */
export function lastResort(): Response {
  const text = 'Da ist auf unserer Seite etwas schiefgegangen.\n\nSomething went wrong on our side.\n';
  return new Response(text, {status: 500, headers: {'Content-Type': 'text/plain; charset=utf-8', ...noStore}});
}

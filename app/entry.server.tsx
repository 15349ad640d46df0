import {isRouteErrorResponse, RemixServer} from '@remix-run/react';
import type {ActionFunctionArgs, AppLoadContext, EntryContext} from '@shopify/remix-oxygen';
import {renderToReadableStream} from 'react-dom/server';
import {consentSettings, consentSources} from '~/consent/settings';
import {contentSecurityPolicy} from '~/platform/document/contentSecurityPolicy';
import {finishDocument} from '~/platform/document/finishDocument';
import {NonceContext} from '~/platform/document/nonce';

/** Renders a whole document: it is sent complete, because it is cached complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  {config, primaryDomain}: AppLoadContext,
) {
  const nonce = crypto.randomUUID();
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      // By default React would write a large part in `Suspense` as a hidden element that a script moves into place.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  errors.forEach((error) => console.error(error));
  const {html, scripts} = await finishDocument(await new Response(stream).text(), nonce);

  const file = remixContext.manifest.entry.module;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(
    'Content-Security-Policy',
    contentSecurityPolicy(config, consentSources(consentSettings(config)), {scripts, file, primaryDomain}),
  );
  // The browser renders a part again that could not be rendered here.
  return new Response(html, {headers, status: errors.length ? 500 : status});
}

/** Logs an error of a route. What a request alone has got wrong, such as a form for a page that takes none, is in its answer. */
export function handleError(error: unknown, {request}: Pick<ActionFunctionArgs, 'request'>): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(error);
}
